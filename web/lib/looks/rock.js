// Hatched rock: clusters of parallel strokes around the floor, each nearer to its middle than to that of any
// other. A canvas paints them by pixels, other pictures by lines; the clusters are the same.

/** Sides of the square that a cluster has on average, in cells; the first that has enough pixels is used. */
const SIDES = [0.6, 1.2];
const MIN_SIDE = 6.5;
/** Pixels between the strokes of a cluster at least, and their share of its side. */
const MIN_GAP = 2.6;
const GAP = 0.29;
/** Part of the gap that strokes end before the edge of their cluster. */
const END = 0.2;
/** Width of strokes, in cells; and in pixels at least. */
const STROKE = 0.045;
const MIN_STROKE = 1;
/** Pixels of a cell below which rock has one colour. */
const MIN_CELL = 4.5;
/** How far a cluster's middle lies from that of its square at most, in parts of the square. */
const JITTER = 0.36;
/** Cells from the floor within which clusters have their middle: at least, and by chance more. */
const REACH = 0.75;
const MORE_REACH = 0.5;
/** Directions of strokes. */
const ANGLES = 8;

/**
 * How rock is hatched, in cells: the side of a cluster's square, the gap between strokes, what they end before
 * the edge of their cluster, their width, and how far from the floor it reaches at most.
 * @typedef {{ side: number, gap: number, end: number, stroke: number, margin: number }} Hatching
 */

/** The hatching for cells of some pixels. @param {number} cell @returns {Hatching} */
export function hatchingAt(cell) {
  const side = SIDES.find((each) => each * cell >= MIN_SIDE) ?? SIDES[SIDES.length - 1];
  const gap = Math.max(MIN_GAP / cell, GAP * side);
  return {
    side,
    gap,
    end: END * gap,
    stroke: Math.max(MIN_STROKE / cell, STROKE),
    margin: REACH + MORE_REACH + side,
  };
}

/** Whether cells of some pixels are large enough for strokes. @param {number} cell */
export const hasStrokes = (cell) => cell >= MIN_CELL;

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
