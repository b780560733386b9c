/**
 * The same library without its WebAssembly: that is loaded from `mazewright.wasm` in the folder of
 * this file, or from `wasm`.
 * @module
 */
import glue from '#glue';
import { create, createFromFolder, wasmOf } from './library/create.js';

export { Mazewright } from './library/mazewright.js';
export * from './library/public-types.js';
export { Film } from './maze/film.js';
export { Game } from './maze/game.js';
export { MARKS, OPERATIONS } from './maze/operations.js';
export { MazeError } from './util/error.js';
export { World } from './world/world.js';

/**
 * Makes the library ready; after this await every call is synchronous.
 * @param {{ wasm?: import('./options/types.js').WasmSource }} [options] wasm: the source of the
 *   WebAssembly
 * @returns {Promise<import('./library/mazewright.js').Mazewright>}
 */
export async function createMazewright(options = {}) {
  const wasmSource = wasmOf(options);
  if (wasmSource !== undefined) return create(glue, wasmSource);
  // Written out, because bundlers look for this form and put the file next to their output.
  return createFromFolder(glue, () => new URL('./mazewright.wasm', import.meta.url));
}
