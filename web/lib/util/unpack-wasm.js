import { decodeBase64 } from './base64.js';
import { hasNode, nodeModule } from './node.js';

/** What is written before it is known how long its size is. */
const ROOM_FOR_SIZE = 5;
const PAGE = 65536;

/**
 * A WebAssembly module as a text: the numbers of its code in streams by what they mean, because like
 * follows like there, all deflated as one. Written by web/build/package/pack-wasm.js.
 * @typedef {object} PackedWasm
 * @property {string} text base64 of a zlib stream (RFC 1950), in lines
 * @property {string} joiner base64 of the WebAssembly that joins the streams, web/build/wasm/join.cpp
 * @property {number} size of the module, in bytes
 */

/** @param {string} text */
const bytesOf = (text) => /** @type {Uint8Array} */ (decodeBase64(text.replaceAll('\n', '')));

/** @param {Uint8Array} bytes a zlib stream */
async function inflate(bytes) {
  // Node takes 40 ms to load its streams.
  if (hasNode) return nodeModule('zlib').inflateSync(bytes);
  const stream = new Blob([/** @type {BlobPart} */ (bytes)]).stream();
  const inflated = stream.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/**
 * The bytes of the module. Cost: O(size).
 * @param {PackedWasm} packed
 * @returns {Promise<BufferSource>}
 */
export async function unpackWasm({ text, joiner, size }) {
  const [{ instance }, streams] = await Promise.all([
    WebAssembly.instantiate(/** @type {BufferSource} */ (bytesOf(joiner))),
    inflate(bytesOf(text)),
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
