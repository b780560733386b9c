/**
 * The library for a page with one maze: the rows of the tier `small` in the lists of
 * cpp/mazewright/catalog, which make the same bytes, and the calls that they need. What it lacks is
 * refused with a sentence that says what to import.
 * @module
 */
import { createPacked } from './library/packed.js';

export * from './library/entry.js';

const entry = { id: 'mazewright/small', wasm: 'mazewright/mazewright.wasm', features: {} };

/**
 * Makes the library ready; after this await every call is synchronous.
 * @param {import('./options/types.js').CreateOptions} [options]
 * @returns {Promise<import('./library/mazewright.js').Mazewright>}
 */
export async function createMazewright(options = {}) {
  return createPacked(options, entry);
}
