import { zlibAsync } from '@gfx/zopfli';
import { GET, MAX_LOCALS, REST, TEE, unpackWasm } from '../../lib/util/unpack-wasm.js';
import { codeOf, numbersOf, WasmReader } from './wasm-module.js';

/** @import { Range } from './wasm-module.js' */
/** @import { PackedWasm } from '../../lib/util/unpack-wasm.js' */

/** Node prints the line of an error that nobody caught, and minified code is one line. */
const LINE = 1000;

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
    for (const { stream, from, to } of numbersOf(wasm, body)) {
      if (stream >= GET && stream <= TEE)
        streams[stream].push(rankOf(new WasmReader(wasm, from).number()));
      else streams[stream].push(...wasm.subarray(from, to));
    }
  }
  return streams;
}

/**
 * What unpackWasm of web/lib/util reads. By zopfli, which needs 5 s and saves 6 % of what zlib writes.
 * @param {Uint8Array} wasm
 * @param {(bytes: Uint8Array) => Promise<Uint8Array>} [deflate]
 * @returns {Promise<PackedWasm>}
 */
export async function packWasm(wasm, deflate = (bytes) => zlibAsync(bytes, {})) {
  const { functions, before, after } = codeOf(wasm);
  const streams = streamsOf(wasm, functions);
  streams[REST] = [...wasm.subarray(0, before), ...wasm.subarray(after)];
  const deflated = await deflate(Uint8Array.from(streams.flat()));
  const text = Buffer.from(deflated).toString('base64');
  const packed = {
    text: text.replaceAll(new RegExp(`.{1,${LINE}}`, 'g'), '\n$&'),
    size: wasm.length,
    lengths: streams.map((stream) => stream.length),
    functions: functions.length,
    before,
  };
  const unpacked = /** @type {Uint8Array} */ (await unpackWasm(packed));
  if (!Buffer.from(unpacked).equals(wasm)) throw new Error('the module changes when packed');
  return packed;
}
