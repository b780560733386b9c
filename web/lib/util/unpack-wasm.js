import { decodeBase64 } from './base64.js';
import { hasNode, nodeModule } from './node.js';

/**
 * A WebAssembly module as a text: the numbers of its code in streams by what they mean, because like
 * follows like there, all deflated as one and in base64. Written by web/build/package/pack-wasm.js.
 * @typedef {object} PackedWasm
 * @property {string} text base64 of a zlib stream (RFC 1950), in lines
 * @property {number} size of the module, in bytes
 * @property {number[]} lengths of the streams, in bytes
 * @property {number} functions how many the code section has
 * @property {number} before how many bytes of the stream REST precede the size of the code section
 */

// The streams. A function is in it as the LOCALS that it declares, and its instructions.
/** Opcodes, and the alignment of memory accesses: nearly always that of the opcode. */
export const OPCODE = 0;
/** The locals of local.get, by rank: how many others were used since they were used last. */
export const GET = 1;
export const SET = 2;
export const TEE = 3;
export const LOCALS = 4;
export const BLOCK = 5;
export const LABEL = 6;
export const CALL = 7;
export const INDIRECT = 8;
export const GLOBAL = 9;
export const OFFSET = 10;
export const INT32 = 11;
export const INT64 = 12;
export const FLOAT32 = 13;
export const FLOAT64 = 14;
/** Everything but the code section. */
export const REST = 15;

/** The most locals of a function. */
export const MAX_LOCALS = 256;
/** The most bytes of a size in LEB128. */
const MAX_DIGITS = 5;

export const END = 0x0b;
export const BR_TABLE = 0x0e;
/** The first byte of opcodes of two bytes. */
export const PREFIX = 0xfc;
/** How many numbers of memories follow: copying has two, filling one. @param {number} second byte */
export const memoriesOf = (second) => (second === 10 ? 2 : second === 11 ? 1 : 0);

/** Ranges of opcodes, and the stream of their immediates. */
const STREAMS = [
  [0x02, 0x04, BLOCK],
  [0x0c, BR_TABLE, LABEL],
  [0x10, 0x10, CALL],
  [0x11, 0x11, INDIRECT],
  [0x20, 0x20, GET],
  [0x21, 0x21, SET],
  [0x22, 0x22, TEE],
  [0x23, 0x24, GLOBAL],
  [0x28, 0x3e, OFFSET],
  [0x3f, 0x40, GLOBAL],
  [0x41, 0x41, INT32],
  [0x42, 0x42, INT64],
  [0x43, 0x43, FLOAT32],
  [0x44, 0x44, FLOAT64],
  [PREFIX, PREFIX, GLOBAL],
];

/** The stream of the immediates of an opcode; OPCODE if it has none. */
export const streamOf = new Uint8Array(256);
for (const [first, last, stream] of STREAMS) streamOf.fill(stream, first, last + 1);

/** @param {Uint8Array} bytes a zlib stream */
async function inflate(bytes) {
  // Node takes 40 ms to load its streams.
  if (hasNode) return nodeModule('zlib').inflateSync(bytes);
  const stream = new Blob([/** @type {BlobPart} */ (bytes)]).stream();
  const inflated = stream.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/**
 * The module. Cost: O(size).
 * @param {PackedWasm} packed
 * @returns {Promise<BufferSource>}
 */
export async function unpackWasm({ text, ...layout }) {
  const deflated = /** @type {Uint8Array} */ (decodeBase64(text.replaceAll('\n', '')));
  return joinStreams(await inflate(deflated), layout);
}

/**
 * One loop without functions of its own: it runs once, so mostly before the engine optimises it.
 * @param {Uint8Array} bytes all streams, one after the other
 * @param {Omit<PackedWasm, 'text'>} layout
 */
function joinStreams(bytes, { size, lengths, functions, before }) {
  /** Per stream the index of its next byte. */
  const next = new Uint32Array(lengths.length);
  for (let i = 1; i < next.length; ++i) next[i] = next[i - 1] + lengths[i - 1];
  const rest = bytes.subarray(next[REST]);
  /** The locals of a function, the last used ones first. */
  const recent = new Uint8Array(MAX_LOCALS);
  const inOrder = recent.map((_, local) => local);

  // A function is built behind the room for its size.
  const wasm = new Uint8Array(size + MAX_DIGITS);
  wasm.set(rest.subarray(0, before));
  let end = before;
  let opcodes = 0;
  for (let i = 0; i < functions; ++i) {
    const begin = end + MAX_DIGITS;
    let to = begin;
    for (let left = 2 * bytes[next[LOCALS]] + 1; left > 0; --left) {
      do wasm[to++] = bytes[next[LOCALS]];
      while (bytes[next[LOCALS]++] > 127);
    }
    recent.set(inOrder);
    for (let depth = 1; depth > 0; ) {
      const opcode = bytes[opcodes++];
      wasm[to++] = opcode;
      const stream = streamOf[opcode];
      if (stream === OPCODE) {
        if (opcode === END) --depth;
        continue;
      }
      let at = next[stream];
      if (stream <= TEE) {
        const rank = bytes[at];
        next[stream] = at + 1;
        const local = recent[rank];
        if (rank > 0) {
          recent.copyWithin(1, 0, rank);
          recent[0] = local;
        }
        if (local > 127) wasm[to++] = local;
        wasm[to++] = local > 127 ? 1 : local;
        continue;
      }
      let numbers = 1;
      if (stream === BLOCK) ++depth;
      else if (stream === OFFSET) wasm[to++] = bytes[opcodes++];
      else if (stream === INDIRECT) numbers = 2;
      else if (opcode === BR_TABLE) numbers = 2 + bytes[at];
      else if (opcode === PREFIX) {
        wasm[to++] = bytes[opcodes++];
        numbers = memoriesOf(wasm[to - 1]);
      }
      if (stream >= FLOAT32) {
        for (let left = stream === FLOAT32 ? 4 : 8; left > 0; --left) wasm[to++] = bytes[at++];
      } else {
        for (; numbers > 0; --numbers) {
          do wasm[to++] = bytes[at];
          while (bytes[at++] > 127);
        }
      }
      next[stream] = at;
    }
    let length = to - begin;
    for (; length > 127; length >>= 7) wasm[end++] = length | 128;
    wasm[end++] = length;
    wasm.copyWithin(end, begin, to);
    end += to - begin;
  }
  wasm.set(rest.subarray(before), end);
  return wasm.subarray(0, size);
}
