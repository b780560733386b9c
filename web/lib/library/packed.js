import glue from '#glue';
import wasm from '#wasm';
import { unpackWasm } from '../util/unpack-wasm.js';
import { create, readCreateOptions } from './create.js';

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** @param {string} entry */
const compile = async (entry) => WebAssembly.compile(await unpackWasm(wasm, entry));

/**
 * Makes the library ready with the WebAssembly in the file, which is compiled once.
 * @param {import('../options/types.js').CreateOptions} options
 * @param {import('../core/features.js').Entry} entry
 */
export async function createPacked(options, entry) {
  const { wasm: source, texts } = readCreateOptions(options);
  if (source === undefined) compiled ??= compile(entry.id);
  const found = source ?? /** @type {Promise<WebAssembly.Module>} */ (compiled);
  return create(glue, found, entry, texts);
}
