import { Core } from '../core/core.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { failToLoad } from './compile.js';
import { Mazewright } from './mazewright.js';

/**
 * Where the WebAssembly comes from.
 * @typedef {URL | string | BufferSource | Response | WebAssembly.Module} WasmSource
 */

/**
 * Node's fetch refuses file URLs. Asked of the process, so that no bundler sees an import of fs.
 * @param {string | URL} url
 * @returns {BufferSource}
 */
function readFile(url) {
  const { process } = /** @type {any} */ (globalThis);
  return process.getBuiltinModule('node:fs').readFileSync(new URL(url));
}

/**
 * @param {WasmSource | Promise<WebAssembly.Module>} given
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(given) {
  const source = await given;
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (source));
  }
  const isPlace = typeof source === 'string' || source instanceof URL;
  if (!isPlace && !(typeof Response !== 'undefined' && source instanceof Response)) {
    fail('wasm', `wasm must be a URL, bytes, a Response or a Module; got ${describe(source)}`);
  }
  if (isPlace && String(source).startsWith('file:')) return WebAssembly.compile(readFile(source));
  const response = isPlace ? await fetch(source) : /** @type {Response} */ (source);
  if (!response.ok) fail('wasm', `wasm could not be loaded: status ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The only await: compiles the core and makes it ready.
 * @param {import('../core/instance.js').Glue} glue
 * @param {WasmSource | Promise<WebAssembly.Module>} source
 * @returns {Promise<Mazewright>}
 */
export async function create(glue, source) {
  try {
    return new Mazewright(await Core.create(glue, compile(source)));
  } catch (error) {
    if (error instanceof Error && error.name === 'MazeError') throw error;
    return failToLoad(error);
  }
}
