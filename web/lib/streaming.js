/**
 * The same library without its WebAssembly, which the browser compiles while it arrives, and caches:
 * `mazewright.wasm` in the folder of this file, or what `wasm` names. With
 * `mazewright/dungeons.wasm` it has all that `mazewright/dungeons` has.
 * @module
 */
import glue from '#glue';
import { create, createFromFolder, readCreateOptions } from './library/create.js';
import { features } from './library/features.js';
import { tools } from './tools/all.js';

export * from './library/entry.js';
export { World } from './world/world.js';

const entry = {
  id: 'mazewright/streaming',
  wasm: 'mazewright/mazewright.wasm',
  features: Object.freeze({ ...features, ...tools }),
};

/**
 * Makes the library ready; after this await every call is synchronous.
 * @param {import('./options/types.js').CreateOptions} [options]
 * @returns {Promise<import('./library/mazewright.js').Mazewright>}
 */
export async function createMazewright(options = {}) {
  const { wasm, texts } = readCreateOptions(options);
  if (wasm !== undefined) return create(glue, wasm, entry, texts);
  // Written out, because bundlers look for this form and put the file next to their output.
  const find = () => new URL('./mazewright.wasm', import.meta.url);
  return createFromFolder(glue, find, entry, texts);
}
