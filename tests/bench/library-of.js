import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { deflate } from '../../web/build/package/deflate.js';
import { root } from '../../web/build/util/shell.js';

/** The WebAssembly of a folder that compileWasm filled. @param {string} folder of the repository */
export const wasmOf = (folder) => readFileSync(join(root, folder, 'core.wasm'));

/** @param {string} path */
const load = (path) => import(String(pathToFileURL(join(root, path))));

/** The library without a core. */
async function createFunction() {
  const outfile = 'build/bench/create.mjs';
  await build({
    entryPoints: [join(root, 'web/lib/library/create.js')],
    outfile: join(root, outfile),
    bundle: true,
    format: 'esm',
    plugins: [deflate(true)],
    logLevel: 'error',
  });
  return (await load(outfile)).create;
}

/**
 * The library on that WebAssembly and the glue made with it, whose names may be its own.
 * @param {string} folder
 */
export async function libraryOf(folder) {
  const [glue, create] = await Promise.all([load(join(folder, 'core.js')), createFunction()]);
  return create(glue.default, wasmOf(folder));
}
