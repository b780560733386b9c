import { Core } from '../core/core.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail, MazeError } from '../util/error.js';
import { hasNode, nodeModule } from '../util/node.js';
import { isArrayBuffer, isModule, isNamed } from '../util/realm.js';
import { checkKeys } from '../util/suggest.js';
import { failToLoad } from './load-error.js';
import { Mazewright } from './mazewright.js';
import { readTexts } from './texts.js';

/** @import { CatalogTexts, CreateOptions, WasmSource } from '../options/types.js' */

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
 * @param {string} entry
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(given, entry) {
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
    return WebAssembly.compile(nodeModule('fs', entry).readFileSync(new URL(url)));
  }
  return compileResponse(await fetch(url));
}

/** @typedef {import('../core/instance.js').Glue} Glue */
/** @typedef {import('../core/features.js').Entry} Entry */

/**
 * What a caller of `createMazewright` gives.
 * @param {unknown} options
 * @returns {CreateOptions}
 */
export function readCreateOptions(options) {
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['wasm', 'texts'], 'createMazewright');
  const { wasm, texts } = /** @type {any} */ (Object.fromEntries(entries));
  return { wasm, texts: readTexts(texts) };
}

/**
 * The only await: compiles the core and makes it ready.
 * @param {Glue} glue
 * @param {WasmSource | Promise<WebAssembly.Module>} source
 * @param {Entry} entry
 * @param {CatalogTexts} [texts]
 * @returns {Promise<Mazewright>}
 */
export const create = (glue, source, entry, texts) =>
  createFrom(glue, () => source, entry, '', texts);

/**
 * As create, with the file in the folder of the calling module, where a bundler may have left it out.
 * @param {Glue} glue
 * @param {() => URL} find throws where a module has no address, as in a classic script
 * @param {Entry} entry
 * @param {CatalogTexts} [texts]
 * @returns {Promise<Mazewright>}
 */
export const createFromFolder = (glue, find, entry, texts) =>
  createFrom(
    glue,
    find,
    entry,
    '; pass the address or the bytes of mazewright/mazewright.wasm: createMazewright({ wasm })',
    texts,
  );

/**
 * @param {Glue} glue
 * @param {() => WasmSource | Promise<WebAssembly.Module>} find
 * @param {Entry} entry
 * @param {string} advice ends the message if that cannot be loaded
 * @param {CatalogTexts} [texts]
 */
async function createFrom(glue, find, entry, advice, texts) {
  try {
    const core = await Core.create(glue, compile(find(), entry.id), entry.features);
    return new Mazewright(core, texts);
  } catch (error) {
    if (error instanceof MazeError) throw error;
    return failToLoad(error, entry, advice);
  }
}
