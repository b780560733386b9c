/**
 * The library with its WebAssembly in the file: nothing else to host, no argument needed.
 * @module
 */

import glue from '#glue';
import wasm from '#wasm';
import { create, wasmOf } from './library/create.js';
import { unpackWasm } from './util/unpack-wasm.js';

export { Mazewright } from './library/mazewright.js';
export * from './library/public-types.js';
export { Film } from './maze/film.js';
export { Game } from './maze/game.js';
export { MARKS, OPERATIONS } from './maze/operations.js';
export { MazeError } from './util/error.js';
export { World } from './world/world.js';

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

const compile = async () => WebAssembly.compile(await unpackWasm(wasm));

/**
 * Makes the library ready; after this await every call is synchronous.
 * @param {{ wasm?: import('./options/types.js').WasmSource }} [options] wasm: another source of the
 *   WebAssembly
 * @returns {Promise<import('./library/mazewright.js').Mazewright>}
 */
export async function createMazewright(options = {}) {
  const wasmSource = wasmOf(options);
  if (wasmSource !== undefined) return create(glue, wasmSource);
  compiled ??= compile();
  return create(glue, compiled);
}
