import { pixel } from '../geometry/fit.js';
import { isCut, sideOf } from '../geometry/geometry.js';

/**
 * Passages between graph nodes whose cells do not touch, as lines between the middles of their sides.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {any} maze
 * @param {string} color
 * @param {ArrayLike<number>} [passages]
 * @param {Iterable<number> | null} [cells] default: all
 */
export function drawBridges(context, at, maze, color, passages = maze.passages, cells = null) {
  context.strokeStyle = color;
  context.lineCap = 'round';
  context.lineWidth = Math.max(1, at.wall * 1.4);
  const draw = (/** @type {number} */ cell) => {
    for (let rest = passages[cell]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const other = maze.neighbour(cell, direction);
      const here = sideOf(at.geometry, cell, direction);
      const there = sideOf(at.geometry, other, maze.back(cell, direction));
      if (!here || !there || !isCut(here.at, there.at)) continue;
      const [a, b] = [pixel(at, here.at), pixel(at, there.at)];
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
  };
  if (cells) for (const cell of cells) draw(cell);
  else for (let cell = 0; cell < maze.cellCount; cell += 1) draw(cell);
}
