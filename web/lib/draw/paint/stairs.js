import { middle } from '../geometry/fit.js';
import { radiusOf } from '../geometry/geometry.js';

/** @import { Context } from '../context.js' */
/** @import { Maze } from '../../library/public-types.js' */

/**
 * The stairs of a cell, with the places of their marks in device pixels.
 * @param {import('../geometry/fit.js').Fit} at
 * @param {Maze} maze
 * @param {number} cell
 * @param {number} [passages] of the cell, default: those of the maze by which one can leave it
 */
export function stairsOf(at, maze, cell, passages = leaving(maze, cell)) {
  const stairs = [];
  for (let rest = passages & ~at.geometry.drawn; rest !== 0; rest &= rest - 1) {
    const direction = 31 - Math.clz32(rest & -rest);
    const to = maze.neighbour(cell, direction);
    if (to === null) continue;
    const up = maze.positionOf(to).level > maze.positionOf(cell).level;
    const { x, y } = middle(at, cell);
    const radius = radiusOf(at.geometry, cell) * at.cell;
    const [offset, size] = [(up ? 1 : -1) * radius * 0.48, Math.max(1.5, radius * 0.26)];
    stairs.push({ direction, to, up, x: x + offset, y: y - offset, size });
  }
  return stairs;
}

/** @param {Pick<Maze, 'passages' | 'oneWays'>} maze @param {number} cell */
const leaving = ({ passages, oneWays }, cell) => passages[cell] & ~(oneWays?.[cell] ?? 0);

/** Cells between two yields. */
const SLICE = 2_000;

/** The marks of stairs, in steps: a triangle that points up or down. */
export function* drawStairs(
  /** @type {Context} */ context,
  /** @type {import('../geometry/fit.js').Fit} */ at,
  /** @type {Maze} */ maze,
  /** @type {string} */ color,
  /** @type {ArrayLike<number>} */ passages = maze.passages,
  /** @type {Iterable<number> | null} */ cells = null,
) {
  if (maze.levels === 1) return;
  context.fillStyle = color;
  const draw = (/** @type {number} */ cell) => {
    if ((passages[cell] & ~at.geometry.drawn) === 0) return;
    for (const { x, y, size, up } of stairsOf(at, maze, cell, passages[cell])) {
      const tip = up ? -size : size;
      context.beginPath();
      context.moveTo(x, y + tip);
      context.lineTo(x - size, y - tip * 0.7);
      context.lineTo(x + size, y - tip * 0.7);
      context.fill();
    }
  };
  let seen = 0;
  for (const cell of cells ?? Array(maze.cellCount).keys()) {
    draw(cell);
    seen += 1;
    if (seen % SLICE === 0) yield;
  }
}
