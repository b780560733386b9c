/**
 * The library with its WebAssembly in the file: nothing else to host, no argument needed.
 * @module
 */
import { features } from './library/features.js';
import { createPacked } from './library/packed.js';

export * from './library/entry.js';
export { World } from './world/world.js';

const entry = { id: 'mazewright', wasm: 'mazewright/mazewright.wasm', features };

/**
 * Makes the library ready; after this await every call is synchronous.
 * @param {import('./options/types.js').CreateOptions} [options]
 * @returns {Promise<import('./library/mazewright.js').Mazewright>}
 */
export async function createMazewright(options = {}) {
  return createPacked(options, entry);
}
