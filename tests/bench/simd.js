/**
 * What a second WebAssembly with vector instructions would gain over the package's own, and what it
 * would weigh: the same sources and glue, built with -msimd128, which lets the compiler make vectors
 * of loops.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createMazewright } from 'mazewright';
import { root } from '../../web/build/shell.js';
import { compileWasm } from '../../web/build/wasm.js';
import { rowsOf } from './contestants/ours.js';
import { interleaved } from './interleaved.js';
import { quantile } from './statistics.js';
import { aligned, number } from './table.js';

const FOLDER = 'build/simd';
const SIDE = 500;

/** @param {string} folder */
function wasmOf(folder) {
  const bytes = readFileSync(join(root, folder, 'core.wasm'));
  return { bytes, weight: gzipSync(bytes, { level: 9 }).length / 1024 };
}

/** @param {boolean} quick @returns {Promise<string>} */
export async function simdText(quick) {
  await compileWasm({ folder: FOLDER, flags: '-msimd128', programs: ['core'] });
  const [own, other] = ['build/wasm', FOLDER].map(wasmOf);
  const libraries = [await createMazewright(), await createMazewright({ wasm: other.bytes })];
  const [ours, theirs] = libraries.map(rowsOf);
  const rows = [[`ns a cell at ${SIDE} x ${SIDE}`, 'own', 'vectors', 'ratio']];
  const ratios = [];
  for (const [i, { task, make }] of ours.entries()) {
    const calls = [make, theirs[i].make].map((each) => (round) => each(SIDE, round));
    const how = { rounds: quick ? 5 : 25, warm: 3, sampleMs: quick ? 1 : 5 };
    const [before, after] = interleaved(calls, how).map((ms) => (ms * 1e6) / SIDE ** 2);
    ratios.push(after / before);
    rows.push([task, number(before), number(after), (after / before).toFixed(2)]);
  }
  const [least, middle, most] = [0, 0.5, 1].map((share) => quantile(ratios, share).toFixed(2));
  const weights = `${own.weight.toFixed(1)} KB gzipped, with vectors ${other.weight.toFixed(1)} KB`;
  return `${aligned(rows)}\n\nratios from ${least} to ${most}, median ${middle}; ${weights}`;
}
