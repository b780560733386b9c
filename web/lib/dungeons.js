/**
 * The same library with all its dungeons: more generators and passes, which the files generators.def
 * and passes.def of cpp/mazewright/catalog list, and what games on tiles need. Its WebAssembly alone
 * is `mazewright/dungeons.wasm`, which `mazewright/slim` runs as well.
 * @module
 */
import { useTools } from './core/tools.js';
import { createMazewright as createWithoutTools } from './index.js';
import { tools } from './tools/all.js';

export * from './index.js';

/**
 * Makes the library ready; after this await every call is synchronous.
 * @param {{ wasm?: import('./options/types.js').WasmSource }} [options] wasm: another source of the
 *   WebAssembly
 * @returns {Promise<import('./library/mazewright.js').Mazewright>}
 */
export function createMazewright(options) {
  useTools(tools);
  return createWithoutTools(options);
}
