// Rock around the floor of a dungeon as clusters of parallel strokes, each within its Voronoi cell.

import { nearFloor } from '../../looks/near-floor.js';
import { clusterAt, hasStrokes, hatchingAt } from '../../looks/rock.js';
import { isPlainSquares } from '../../util/plain-squares.js';
import { closed } from './figures.js';
import { gridFrame, unitOf } from './frame.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {[number, number]} Point */

/**
 * The shade and the strokes of hatched rock, in the clusters that a canvas shows. Cost: O(cells), about
 * 40 us a cell of floor.
 * @param {Maze} maze a dungeon
 * @param {{ cell: number, frame: import('./frame.js').Frame }} view pixels of a cell's side, and the frame around
 *   the floor
 * @param {(cell: number) => boolean} isFloor
 * @returns {{ shades: number[][], strokes: number[][], strokeWidth: number }}
 */
export function hatchingOf(maze, { cell, frame }, isFloor) {
  const unit = unitOf(maze);
  // As on a canvas, clusters are counted from the corner of the grid.
  const origin = gridFrame(maze);
  const look = hatchingAt(cell * unit);
  const side = unit * look.side;
  const squares = isPlainSquares(maze) ? { columns: maze.width, rows: maze.height } : null;
  const isNear = nearFloor(squares, (x, y) => maze.cellAtPoint(x, y), isFloor);
  const middle = (/** @type {number} */ column, /** @type {number} */ row) => {
    const { x, y } = clusterAt(column, row);
    return /** @type {Point} */ ([origin.left + x * side, origin.top + y * side]);
  };
  /** @type {number[][]} */
  const shades = [];
  /** @type {number[][]} */
  const strokes = [];
  const margin = unit * look.margin;
  const [firstColumn, firstRow, lastColumn, lastRow] = [
    frame.left - margin - origin.left,
    frame.top - margin - origin.top,
    frame.left + frame.width + margin - origin.left,
    frame.top + frame.height + margin - origin.top,
  ].map((at) => Math.floor(at / side));
  for (let row = firstRow; row <= lastRow; ++row) {
    for (let column = firstColumn; column <= lastColumn; ++column) {
      const { angle, reach } = clusterAt(column, row);
      const at = middle(column, row);
      if (!isNear(at[0], at[1], unit * reach)) continue;
      /** @type {Point[]} */
      let outline = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([x, y]) => [at[0] + 3 * x * side, at[1] + 3 * y * side]);
      for (let i = -2; i <= 2; ++i) {
        for (let j = -2; j <= 2; ++j) {
          if (i !== 0 || j !== 0) outline = nearer(outline, at, middle(column + j, row + i));
        }
      }
      shades.push(closed(outline.flat()));
      if (hasStrokes(cell * unit)) {
        addStrokes(strokes, outline, at, angle, unit * look.gap, unit * look.end);
      }
    }
  }
  return { shades, strokes, strokeWidth: unit * look.stroke };
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

/** @param {number[][]} strokes @param {Point[]} outline @param {Point} at @param {number} angle @param {number} gap @param {number} end */
function addStrokes(strokes, outline, at, angle, gap, end) {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let k = -4; k <= 4; ++k) {
    const [x, y] = [at[0] - dy * k * gap, at[1] + dx * k * gap];
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
    if (to - from < 4 * end) continue;
    strokes.push([
      x + dx * (from + end),
      y + dy * (from + end),
      x + dx * (to - end),
      y + dy * (to - end),
    ]);
  }
}
