// Hatched rock: clusters of parallel strokes around the floor, each nearer to its middle than to that of any
// other. A canvas paints them by pixels, other pictures by lines; the clusters are the same.

/** Side of the square that a cluster has on average, in cells. */
export const CLUSTER = 0.6;
/** How far a cluster's middle lies from that of its square at most, in parts of the square. */
const JITTER = 0.36;
/** Cells from the floor within which clusters have their middle: at least, and by chance more. */
const REACH = 0.75;
const MORE_REACH = 0.5;
/** Directions of strokes. */
const ANGLES = 8;

/**
 * The cluster of a square of a grid.
 * @param {number} column @param {number} row
 * @returns {{ x: number, y: number, angle: number, reach: number }} its middle in sides of the square; the angle of
 *   its strokes; the cells from the floor within which it is drawn
 */
export function clusterAt(column, row) {
  const chance = hash(column, row);
  const shift = (/** @type {number} */ bits) => 0.5 + JITTER * ((2 * (bits & 255)) / 255 - 1);
  return {
    x: column + shift(chance >>> 16),
    y: row + shift(chance >>> 24),
    angle: (Math.PI * ((chance >>> 8) % ANGLES)) / ANGLES,
    reach: REACH + (MORE_REACH * (chance & 255)) / 255,
  };
}

/** A number by chance for a square. @param {number} column @param {number} row */
function hash(column, row) {
  let mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row + 0x7f4a7c15, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
