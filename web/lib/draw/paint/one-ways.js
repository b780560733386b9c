import { middle, pixel } from '../geometry/fit.js';
import { radiusOf, sideOf } from '../geometry/geometry.js';
import { isApart } from '../geometry/tunnels.js';
import { arrow } from './marks.js';

/** @import { Context } from '../context.js' */
/** @import { Maze } from '../../library/public-types.js' */

/** @typedef {import('../geometry/fit.js').Fit} Fit */
/** @typedef {{ x: number, y: number }} Point */

/** Device pixels of the smallest cell in which an arrow can be read. */
const MIN_CELL = 7;

/** Of the distance between the middle of a cell and its walls. */
const SIZE = 0.42;

/**
 * The directions in which one can walk from each cell, a byte per cell as in `maze.passages`.
 * @param {ArrayLike<number>} passages
 * @param {ArrayLike<number> | null} oneWays
 * @returns {ArrayLike<number>}
 */
export const leavingOf = (passages, oneWays) =>
  oneWays ? Uint8Array.from(passages, (bits, cell) => bits & ~oneWays[cell]) : passages;

/** The cells of plain squares in a part of the canvas, and those around it. @param {Fit} at @param {Maze} maze @param {import('./part.js').Part} part */
export function* squaresWithin(at, maze, part) {
  const first = (/** @type {number} */ from) => Math.max(0, Math.floor(from / at.cell) - 1);
  const end = (/** @type {number} */ to, /** @type {number} */ most) =>
    Math.min(most, Math.ceil(to / at.cell) + 1);
  const [left, right] = [first(part.left - at.left), end(part.right - at.left, maze.width)];
  const bottom = end(part.bottom - at.top, maze.height);
  for (let y = first(part.top - at.top); y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) yield y * maze.width + x;
  }
}

/**
 * The arrows of the one-way passages to some cells: on the side in common, or in both cells if the
 * drawing is cut between them or one of them is at a tunnel. Stairs have none.
 * @param {Context} context
 * @param {Fit} at
 * @param {Maze} maze
 * @param {ArrayLike<number> | null} oneWays those of the maze, or of a film
 * @param {Iterable<number>} cells
 * @param {string} color
 */
export function drawOneWays(context, at, maze, oneWays, cells, color) {
  if (!oneWays || at.cell * at.geometry.unit < MIN_CELL) return;
  context.fillStyle = color;
  for (const to of cells) {
    for (let bits = oneWays[to]; bits !== 0; bits &= bits - 1) {
      drawArrow(context, at, maze, to, 31 - Math.clz32(bits & -bits));
    }
  }
}

/** The arrow of the passage that leads to a cell from a direction. @param {Context} context @param {Fit} at @param {Maze} maze @param {number} to @param {number} direction */
function drawArrow(context, at, maze, to, direction) {
  const from = /** @type {number} */ (maze.neighbour(to, direction));
  const [tail, head] = [middle(at, from), middle(at, to)];
  const exit = sideOf(at.geometry, from, /** @type {number} */ (maze.back(to, direction)));
  const entry = sideOf(at.geometry, to, direction);
  const radius = Math.min(radiusOf(at.geometry, from), radiusOf(at.geometry, to));
  const size = radius * at.cell * SIZE;
  const point = (
    /** @type {Point} */ a,
    /** @type {Point} */ b,
    /** @type {Point} */ place,
    shift = 0,
  ) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const spot = { x: place.x + dx * size * shift, y: place.y + dy * size * shift };
    arrow(context, spot, [dx, dy], size);
  };
  if (!exit || !entry) {
    const isLevel = maze.positionOf(from).level === maze.positionOf(to).level;
    // An edge of a graph that leads over no side.
    if (isLevel) point(tail, head, { x: (tail.x + head.x) / 2, y: (tail.y + head.y) / 2 });
  } else if (isApart(maze, at.geometry, to, direction)) {
    const [out, into] = [pixel(at, exit.at), pixel(at, entry.at)];
    point(tail, out, out, -1);
    point(into, head, into, 1);
  } else {
    point(tail, head, pixel(at, exit.at));
  }
}
