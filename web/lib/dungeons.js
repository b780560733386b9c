/**
 * The same library with all its dungeons: every row of the lists of cpp/mazewright/catalog, and what
 * games on tiles need. Its WebAssembly alone is `mazewright/dungeons.wasm`, which
 * `mazewright/streaming` runs as well.
 * @module
 */
import { features } from './library/features.js';
import { createPacked } from './library/packed.js';
import { tools } from './tools/all.js';

export * from './library/entry.js';
export { World } from './world/world.js';

const entry = {
  id: 'mazewright/dungeons',
  wasm: 'mazewright/dungeons.wasm',
  features: Object.freeze({ ...features, ...tools }),
};

/**
 * Makes the library ready; after this await every call is synchronous.
 * @param {import('./options/types.js').CreateOptions} [options]
 * @returns {Promise<import('./library/mazewright.js').Mazewright>}
 */
export async function createMazewright(options = {}) {
  return createPacked(options, entry);
}
