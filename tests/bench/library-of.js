import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../web/build/util/shell.js';
import { create } from '../../web/lib/library/create.js';

/** The WebAssembly of a folder that compileWasm filled. @param {string} folder of the repository */
export const wasmOf = (folder) => readFileSync(join(root, folder, 'core.wasm'));

/**
 * The library on that WebAssembly and the glue made with it, whose names may be its own.
 * @param {string} folder
 */
export async function libraryOf(folder) {
  const glue = await import(String(pathToFileURL(join(root, folder, 'core.js'))));
  return create(glue.default, wasmOf(folder));
}
