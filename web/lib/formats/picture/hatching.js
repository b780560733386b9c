// Rock around the floor of a dungeon as clusters of parallel strokes, each within its Voronoi cell.

import { CLUSTER, clusterAt } from '../../looks/rock.js';
import { closed } from './figures.js';

/** Distance of strokes in a cluster, and what they end before its edge. */
const GAP = 0.17;
const END = 0.035;
/** Directions in which the surroundings of a middle are looked at. */
const LOOKS = 12;
/** Cells around the frame that hatching may reach. */
export const HATCH_MARGIN = 2;

/** @typedef {[number, number]} Point */

/**
 * The shade and the strokes of hatched rock. The same maze has the same hatching. Cost: O(cells), about
 * 40 us a cell of floor.
 * @param {{ left: number, top: number, width: number, height: number }} frame
 * @param {(x: number, y: number) => boolean} isFloor
 * @returns {{ shades: number[][], strokes: number[][] }}
 */
export function hatchingOf({ left, top, width, height }, isFloor) {
  const middle = (/** @type {number} */ column, /** @type {number} */ row) => {
    const { x, y } = clusterAt(column, row);
    return /** @type {Point} */ ([left + x * CLUSTER, top + y * CLUSTER]);
  };
  /** @type {number[][]} */
  const shades = [];
  /** @type {number[][]} */
  const strokes = [];
  const reachCells = Math.ceil(HATCH_MARGIN / CLUSTER);
  for (let row = -reachCells; row < height / CLUSTER + reachCells; ++row) {
    for (let column = -reachCells; column < width / CLUSTER + reachCells; ++column) {
      const { angle, reach } = clusterAt(column, row);
      const at = middle(column, row);
      if (!isBorder(at, reach, isFloor)) continue;
      /** @type {Point[]} */
      let outline = [
        [at[0] - 2, at[1] - 2],
        [at[0] + 2, at[1] - 2],
        [at[0] + 2, at[1] + 2],
        [at[0] - 2, at[1] + 2],
      ];
      for (let i = -2; i <= 2; ++i) {
        for (let j = -2; j <= 2; ++j) {
          if (i !== 0 || j !== 0) outline = nearer(outline, at, middle(column + j, row + i));
        }
      }
      shades.push(closed(outline.flat()));
      addStrokes(strokes, outline, at, angle);
    }
  }
  return { shades, strokes };
}

/** Whether floor is within reach of a point, and rock as well. @param {Point} at @param {number} reach @param {(x: number, y: number) => boolean} isFloor */
function isBorder([x, y], reach, isFloor) {
  const here = isFloor(x, y);
  for (let i = 0; i < LOOKS; ++i) {
    const angle = (2 * Math.PI * i) / LOOKS;
    const [right, down] = [reach * Math.cos(angle), reach * Math.sin(angle)];
    if (isFloor(x + right, y + down) !== here) return true;
    if (isFloor(x + right / 2, y + down / 2) !== here) return true;
  }
  return false;
}

/** The part of a convex outline that is nearer to one point than to another. @param {Point[]} outline @param {Point} own @param {Point} other */
function nearer(outline, own, other) {
  const [nx, ny] = [other[0] - own[0], other[1] - own[1]];
  const limit = (nx * (other[0] + own[0]) + ny * (other[1] + own[1])) / 2;
  const over = (/** @type {Point} */ [x, y]) => nx * x + ny * y - limit;
  /** @type {Point[]} */
  const kept = [];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    const [fromA, fromB] = [over(a), over(b)];
    if (fromA <= 0) kept.push(a);
    if (fromA < 0 !== fromB < 0 && fromA !== fromB) {
      const t = fromA / (fromA - fromB);
      kept.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    }
  }
  return kept;
}

/** @param {number[][]} strokes @param {Point[]} outline @param {Point} at @param {number} angle */
function addStrokes(strokes, outline, at, angle) {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let k = -4; k <= 4; ++k) {
    const [x, y] = [at[0] - dy * k * GAP, at[1] + dx * k * GAP];
    let [from, to] = [-Infinity, Infinity];
    for (const [i, a] of outline.entries()) {
      const b = outline[(i + 1) % outline.length];
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
      // The outline runs clockwise with y downwards: the inside is where this is positive.
      const [slope, begin] = [ex * dy - ey * dx, ex * (y - a[1]) - ey * (x - a[0])];
      if (slope === 0) {
        if (begin < 0) [from, to] = [0, -1];
      } else if (slope > 0) from = Math.max(from, -begin / slope);
      else to = Math.min(to, -begin / slope);
    }
    if (to - from < 4 * END) continue;
    strokes.push([
      x + dx * (from + END),
      y + dy * (from + END),
      x + dx * (to - END),
      y + dy * (to - END),
    ]);
  }
}
