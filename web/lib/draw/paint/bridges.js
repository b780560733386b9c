import { pixel } from '../geometry/fit.js';
import { isCut, sideOf } from '../geometry/geometry.js';

/** @import { Context } from '../context.js' */
/** @import { Maze } from '../../library/public-types.js' */

/** Cells between two yields. */
const SLICE = 500;

/**
 * Passages between graph nodes whose cells do not touch, in steps, as lines between the middles of their sides.
 * @param {Context} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {Maze} maze
 * @param {string} color
 * @param {ArrayLike<number>} [passages]
 * @param {Iterable<number> | null} [cells] default: all
 */
export function* drawBridges(context, at, maze, color, passages = maze.passages, cells = null) {
  context.strokeStyle = color;
  context.lineCap = 'round';
  context.lineWidth = Math.max(1, at.wall * 1.4);
  const draw = (/** @type {number} */ cell) => {
    for (let rest = passages[cell]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const other = /** @type {number} */ (maze.neighbour(cell, direction));
      const here = sideOf(at.geometry, cell, direction);
      const there = sideOf(at.geometry, other, /** @type {number} */ (maze.back(cell, direction)));
      if (!here || !there || !isCut(here.at, there.at)) continue;
      const [a, b] = [pixel(at, here.at), pixel(at, there.at)];
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
  };
  let seen = 0;
  for (const cell of cells ?? Array(maze.cellCount).keys()) {
    draw(cell);
    seen += 1;
    if (seen % SLICE === 0) yield;
  }
}
