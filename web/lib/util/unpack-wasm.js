import { decodeBase64 } from './base64.js';
import { hasNode, nodeModule } from './node.js';

/** Bytes that are left free for a size before its length is known. */
const ROOM_FOR_SIZE = 5;
const PAGE = 65536;

/**
 * A WebAssembly module as a text: the numbers of its code in one stream per meaning, so that similar
 * numbers follow each other, all deflated as one. Written by web/build/package/pack-wasm.js.
 * @typedef {object} PackedWasm
 * @property {string} text base64 of a zlib stream (RFC 1950), in lines
 * @property {string} joiner base64 of the WebAssembly that joins the streams, web/build/wasm/join.cpp
 * @property {number} size of the module, in bytes
 */

/** @param {string} text */
const bytesOf = (text) => /** @type {Uint8Array} */ (decodeBase64(text.replaceAll('\n', '')));

/** @param {Uint8Array} bytes a zlib stream @param {string} entry */
async function inflate(bytes, entry) {
  // Node takes 40 ms to load its streams.
  if (hasNode) return nodeModule('zlib', entry).inflateSync(bytes);
  const stream = new Blob([/** @type {BlobPart} */ (bytes)]).stream();
  const inflated = stream.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/**
 * The bytes of the module. Cost: O(size).
 * @param {PackedWasm} packed
 * @param {string} entry of the package, for messages
 * @returns {Promise<BufferSource>}
 */
export async function unpackWasm({ text, joiner, size }, entry) {
  const [{ instance }, streams] = await Promise.all([
    WebAssembly.instantiate(/** @type {BufferSource} */ (bytesOf(joiner))),
    inflate(bytesOf(text), entry),
  ]);
  const { memory, input, join } = /** @type {any} */ (instance.exports);
  const from = input();
  const start = from + streams.length;
  const lacking = start + size + ROOM_FOR_SIZE - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(streams, from);
  return bytes.slice(start, join(start));
}
