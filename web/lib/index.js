/**
 * mazewright with its WebAssembly inside: nothing to host, no argument needed.
 * @module
 */
import glue from '#glue';
import wasm from '#wasm';
import { create } from './create.js';
import { entriesOf } from './fields.js';

export { MazeError } from './error.js';
export { Game } from './game.js';
export { Mazewright } from './mazewright.js';
export { World } from './world.js';

/** @typedef {import('./maze.js').Maze} Maze */
/** @typedef {import('./types.js').GenerateOptions} GenerateOptions */
/** @typedef {import('./world-options.js').WorldOptions} WorldOptions */
/** @typedef {import('./types.js').Catalog} Catalog */
/** @typedef {import('./types.js').Form} Form */
/** @typedef {import('./types.js').Polygons} Polygons */

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** Out of the text in which web/build/package/compiled.js puts the bytes. */
function inlined() {
  const bytes = new Uint8Array(wasm.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = wasm.charCodeAt(i) - 1;
  return WebAssembly.compile(bytes);
}

/**
 * Makes the library ready. The only await.
 * @param {{ wasm?: import('./create.js').WasmSource }} [options] another source of the WebAssembly
 * @returns {Promise<import('./mazewright.js').Mazewright>}
 */
export async function createMazewright(options = {}) {
  const given = Object.fromEntries(entriesOf(options, 'options')).wasm;
  if (given !== undefined) return create(glue, /** @type {any} */ (given));
  compiled ??= inlined();
  return create(glue, await compiled);
}
