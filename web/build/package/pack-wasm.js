import { zlibAsync } from '@gfx/zopfli';
import { unpackWasm } from '../../lib/util/unpack-wasm.js';
import { mergePairs } from './merge-pairs.js';
import {
  codeOf,
  GET,
  INT32,
  MAX_LOCALS,
  numbersOf,
  OFFSET,
  OFFSET_REST,
  OPCODE,
  REST,
  TEE,
  WasmReader,
} from './wasm-module.js';

/** @import { Range } from './wasm-module.js' */
/** @import { PackedWasm } from '../../lib/util/unpack-wasm.js' */

/** Some tools are slow on longer lines, and every break costs a byte. */
const LINE = 1900;

/**
 * Replaces locals by ranks: how many other locals were used since the last use of this one.
 * @returns {(local: number) => number}
 */
function ranker() {
  const recent = Array.from({ length: MAX_LOCALS }, (_, i) => i);
  return (local) => {
    const rank = recent.indexOf(local);
    if (rank < 0) throw new Error(`a function has more than ${MAX_LOCALS} locals`);
    recent.unshift(...recent.splice(rank, 1));
    return rank;
  };
}

/** @param {Uint8Array} wasm @param {Range[]} functions */
function streamsOf(wasm, functions) {
  /** @type {number[][]} */
  const streams = Array.from({ length: REST + 1 }, () => []);
  for (const body of functions) {
    const rankOf = ranker();
    const numbers = numbersOf(wasm, body);
    for (const [i, { stream, from, to }] of numbers.entries()) {
      const isLocal = stream >= GET && stream <= TEE;
      const number = isLocal
        ? [rankOf(new WasmReader(wasm, from).number())]
        : wasm.subarray(from, to);
      const splits = stream === OFFSET;
      const following = stream === INT32 ? wasm[numbers[i + 1].from] : 0;
      streams[stream + following].push(...(splits ? number.slice(0, 1) : number));
      if (splits) streams[OFFSET_REST].push(...number.slice(1));
    }
  }
  return streams;
}

/** @param {Uint8Array} bytes */
const base64 = (bytes) =>
  Buffer.from(bytes)
    .toString('base64')
    .replaceAll(new RegExp(`.{1,${LINE}}`, 'g'), '\n$&');

/**
 * Each stream is a block or several: without a limit of their number 0.9 KB less than with zopfli's 15. With 60
 * iterations instead of 15 it takes 5 s more and saves 0.2 KB.
 * @param {Uint8Array} bytes
 */
const deflateWell = (bytes) => zlibAsync(bytes, { blocksplittingmax: 0, numiterations: 60 });

/**
 * What unpackWasm of web/lib/util reads. By zopfli, which needs 5 s and saves 6 % of what zlib writes.
 * @param {Uint8Array} wasm
 * @param {Uint8Array} joiner what join.cpp was compiled to
 * @param {(bytes: Uint8Array) => Promise<Uint8Array>} [deflate]
 * @returns {Promise<PackedWasm>}
 */
export async function packWasm(wasm, joiner, deflate = deflateWell) {
  const { functions, before, after } = codeOf(wasm);
  const streams = streamsOf(wasm, functions);
  streams[REST] = [...wasm.subarray(0, before), ...wasm.subarray(after)];
  const { symbols, pairs } = mergePairs(streams[OPCODE]);
  streams[OPCODE] = symbols;
  const lengths = streams.map((stream) => stream.length);
  const header = Uint32Array.of(functions.length, before, pairs.length / 3, ...lengths);
  const parts = [
    Buffer.from(header.buffer),
    Uint8Array.from(pairs),
    Uint8Array.from(streams.flat()),
  ];
  const deflated = await deflate(Buffer.concat(parts));
  const packed = { text: base64(deflated), joiner: base64(joiner), size: wasm.length };
  const unpacked = /** @type {Uint8Array} */ (await unpackWasm(packed, 'this build'));
  if (!Buffer.from(unpacked).equals(wasm)) throw new Error('the module changes when packed');
  return packed;
}
