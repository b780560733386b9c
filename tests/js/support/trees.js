/** Spanning trees of a small graph: how many there are, and each of them. */
import { Sets } from './walk.js';

/** By the matrix-tree theorem: a minor of the Laplacian, by Bareiss's exact elimination. */
export function countTrees(count, pairs) {
  const size = count - 1;
  const rows = Array.from({ length: size }, () => new Array(size).fill(0n));
  for (const [a, b] of pairs) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      if (from === size) continue;
      rows[from][from]++;
      if (to !== size) rows[from][to]--;
    }
  }
  let sign = 1n;
  let before = 1n;
  for (let k = 0; k < size; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    if (pivot !== k) {
      [rows[k], rows[pivot]] = [rows[pivot], rows[k]];
      sign = -sign;
    }
    for (let i = k + 1; i < size; i++) {
      for (let j = k + 1; j < size; j++) {
        rows[i][j] = (rows[i][j] * rows[k][k] - rows[i][k] * rows[k][j]) / before;
      }
    }
    before = rows[k][k];
  }
  return sign * before;
}

/** Every spanning tree of the cells that pairs join, as a set of bits over the pairs. */
export function allTrees(count, pairs) {
  const cells = new Set(pairs.flat()).size;
  const trees = [];
  const grow = (at, bits, chosen) => {
    if (chosen.length === cells - 1) return trees.push(bits);
    if (cells - 1 - chosen.length > pairs.length - at) return 0;
    const sets = new Sets(count);
    for (const [a, b] of chosen) sets.join(a, b);
    if (sets.join(...pairs[at])) grow(at + 1, bits | (1 << at), [...chosen, pairs[at]]);
    return grow(at + 1, bits, chosen);
  };
  grow(0, 0, []);
  return trees;
}

/** Flat pairs as arrays of two. */
export function inPairs(flat) {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}
