/**
 * What a second WebAssembly with vector instructions would gain over the package's own, and what it
 * would weigh: the same sources and glue, built with -msimd128, which lets the compiler make vectors
 * of loops.
 */
import { gzipSync } from 'node:zlib';
import { compileWasm } from '../../web/build/wasm/wasm.js';
import { rowsOf } from './contestants/ours.js';
import { interleaved } from './interleaved.js';
import { libraryOf, wasmOf } from './library-of.js';
import { quantile } from './statistics.js';
import { aligned, number } from './table.js';

const OWN = 'build/wasm';
const FOLDER = 'build/simd';
const SIDE = 500;

/** @param {string} folder */
const weightOf = (folder) =>
  `${(gzipSync(wasmOf(folder), { level: 9 }).length / 1024).toFixed(1)} KB`;

/** @param {{ quick: boolean }} flags @returns {Promise<string>} */
export async function simdText({ quick }) {
  const settings = ['-DCMAKE_CXX_FLAGS=-msimd128'];
  await compileWasm({ folder: FOLDER, settings, programs: ['core'] });
  const [ours, theirs] = [await libraryOf(OWN), await libraryOf(FOLDER)].map(rowsOf);
  const rows = [[`ns a cell at ${SIDE} x ${SIDE}`, 'own', 'vectors', 'ratio']];
  const ratios = [];
  for (const [i, { task, make }] of ours.entries()) {
    const calls = [make, theirs[i].make].map((each) => (round) => each(SIDE, round));
    const settings = { rounds: quick ? 5 : 25, warm: 3, sampleMs: quick ? 1 : 5 };
    const [before, after] = interleaved(calls, settings).map((ms) => (ms * 1e6) / SIDE ** 2);
    ratios.push(after / before);
    rows.push([task, number(before), number(after), (after / before).toFixed(2)]);
  }
  const [least, middle, most] = [0, 0.5, 1].map((share) => quantile(ratios, share).toFixed(2));
  const weights = `${weightOf(OWN)} gzipped, with vectors ${weightOf(FOLDER)}`;
  return `${aligned(rows)}\n\nratios from ${least} to ${most}, median ${middle}; ${weights}`;
}
