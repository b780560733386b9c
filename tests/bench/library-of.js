import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../web/build/util/shell.js';

/** The WebAssembly of a folder that compileWasm filled. @param {string} folder of the repository */
export const wasmOf = (folder) => readFileSync(join(root, folder, 'core.wasm'));

/** @param {string} path */
const load = (path) => import(String(pathToFileURL(join(root, path))));

/** The library without a core: `create` and the features of `mazewright`. */
async function libraryWithoutCore() {
  const outfile = 'build/bench/create.mjs';
  await build({
    stdin: {
      contents: "export { create } from './create.js'; export { features } from './features.js';",
      resolveDir: join(root, 'web/lib/library'),
    },
    outfile: join(root, outfile),
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  return load(outfile);
}

/**
 * The library on that WebAssembly and the glue made with it, whose names may be its own.
 * @param {string} folder
 */
export async function libraryOf(folder) {
  const [glue, { create, features }] = await Promise.all([
    load(join(folder, 'core.js')),
    libraryWithoutCore(),
  ]);
  const entry = { id: 'mazewright', wasm: 'mazewright/mazewright.wasm', features };
  return create(glue.default, wasmOf(folder), entry);
}
