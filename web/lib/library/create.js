import { Core } from '../core/core.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail, MazeError } from '../util/error.js';
import { hasNode, nodeModule } from '../util/node.js';
import { isArrayBuffer, isModule, isNamed } from '../util/realm.js';
import { checkKeys } from '../util/suggest.js';
import { failToLoad } from './load-error.js';
import { Mazewright } from './mazewright.js';

/** @import { WasmSource } from '../options/types.js' */

/** The first bytes of every WebAssembly file: \0asm. */
const MAGIC = 0x6d736100;

/** @param {Uint8Array} bytes */
const isWasm = ({ buffer, byteOffset, length }) =>
  length >= 4 && new DataView(buffer, byteOffset).getUint32(0, true) === MAGIC;

/**
 * Whether the engine compiles it while the bytes arrive: only what the server calls WebAssembly, and
 * only its own class of Response, not that of a library.
 * @param {Response} response
 */
const isStreamable = (response) =>
  typeof WebAssembly.compileStreaming === 'function' &&
  typeof Response === 'function' &&
  response instanceof Response &&
  response.headers.get('content-type') === 'application/wasm';

/** @param {Response} response */
async function compileResponse(response) {
  const { ok, status, url } = response;
  const name = url === '' ? 'the response' : url;
  if (!ok) throw new Error(`${name} has status ${status}`);
  if (isStreamable(response)) return WebAssembly.compileStreaming(response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A server that answers every unknown address with its page does so with status 200.
  if (!isWasm(bytes)) {
    const type = response.headers.get('content-type') ?? 'something else';
    throw new Error(`${name} is ${type}, not WebAssembly`);
  }
  return WebAssembly.compile(bytes);
}

/**
 * @param {WasmSource | Promise<WebAssembly.Module>} given
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(given) {
  const source = await given;
  if (isModule(source)) return source;
  if (isArrayBuffer(source) || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (source));
  }
  if (isNamed(source, 'Response')) return compileResponse(/** @type {Response} */ (source));
  if (typeof source !== 'string' && !isNamed(source, 'URL')) {
    fail('wasm', `wasm must be a URL, bytes, a Response or a Module; got ${describe(source)}`);
  }
  const url = String(source);
  // Node's fetch refuses addresses of files.
  if (hasNode && url.startsWith('file:')) {
    return WebAssembly.compile(nodeModule('fs').readFileSync(new URL(url)));
  }
  return compileResponse(await fetch(url));
}

/** @typedef {import('../core/instance.js').Glue} Glue */

/**
 * The source that a caller of `createMazewright` gives, undefined if none.
 * @param {unknown} options
 */
export function wasmOf(options) {
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['wasm'], 'createMazewright');
  return /** @type {WasmSource | undefined} */ (Object.fromEntries(entries).wasm);
}

/**
 * The only await: compiles the core and makes it ready.
 * @param {Glue} glue
 * @param {WasmSource | Promise<WebAssembly.Module>} source
 * @returns {Promise<Mazewright>}
 */
export const create = (glue, source) => createFrom(glue, () => source, '');

/**
 * As create, with the file in the folder of the calling module, where a bundler may have left it out.
 * @param {Glue} glue
 * @param {() => URL} find throws where a module has no address, as in a classic script
 * @returns {Promise<Mazewright>}
 */
export const createFromFolder = (glue, find) =>
  createFrom(
    glue,
    find,
    '; pass the address or the bytes of mazewright/mazewright.wasm: createMazewright({ wasm })',
  );

/**
 * @param {Glue} glue
 * @param {() => WasmSource | Promise<WebAssembly.Module>} find
 * @param {string} advice ends the message if that cannot be loaded
 */
async function createFrom(glue, find, advice) {
  try {
    return new Mazewright(await Core.create(glue, compile(find())));
  } catch (error) {
    if (error instanceof MazeError) throw error;
    return failToLoad(error, advice);
  }
}
