/** A point of a drawing, x and y. @typedef {[number, number]} Spot */

/**
 * The two ends and the middle of a cell's side, which may be drawn in several pieces; null if there is none, as
 * for stairs. Cost: O(corners).
 * @param {{ points: ArrayLike<number>, sides: ArrayLike<number>, starts: ArrayLike<number> }} polygons
 * @param {number} cell
 * @param {number} direction
 * @returns {{ from: Spot, to: Spot, at: Spot } | null}
 */
export function sideWithin({ points, sides, starts }, cell, direction) {
  const [first, end] = [starts[cell], starts[cell + 1]];
  /** @type {[Spot, Spot][]} */
  const edges = [];
  for (let i = first; i < end; i += 1) {
    if (sides[i] !== direction) continue;
    const next = i + 1 < end ? i + 1 : first;
    const from = /** @type {Spot} */ ([points[2 * i], points[2 * i + 1]]);
    edges.push([from, [points[2 * next], points[2 * next + 1]]]);
  }
  if (edges.length === 0) return null;
  // A side that contains the cell's first corner comes in two pieces, the later one first.
  const split = edges.findIndex(([from], i) => i > 0 && String(from) !== String(edges[i - 1][1]));
  if (split > 0) edges.push(...edges.splice(0, split));
  const lengths = edges.map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let at = edges[0][0];
  for (const [i, [[ax, ay], [bx, by]]] of edges.entries()) {
    const share = lengths[i] === 0 ? 0 : Math.min(1, left / lengths[i]);
    at = [ax + share * (bx - ax), ay + share * (by - ay)];
    if (left <= lengths[i]) break;
    left -= lengths[i];
  }
  return { from: edges[0][0], to: edges[edges.length - 1][1], at };
}
