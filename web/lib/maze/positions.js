import { checkNumber, isIndex, readCell } from '../options/cells.js';
import { neighboursOf } from './neighbours.js';

/** @import { Place, Position } from '../options/types.js' */
/** @import { OwnMaze } from './inside.js' */

/**
 * The starts of the rows of a maze whose rows are of unequal length; null for every other one.
 * @param {OwnMaze} maze
 */
function unevenRows(maze) {
  const { cellCount, width, height, levels } = maze;
  if (cellCount === width * height * levels) return null;
  const { rows } = neighboursOf(maze);
  return rows.length > 0 ? rows : null;
}

/**
 * The cell at a position; see `maze.cellAt`.
 * @param {OwnMaze} maze
 * @param {number} x
 * @param {number} y
 * @param {number} level
 * @returns {number | null}
 */
export function cellAt(maze, x, y, level) {
  checkNumber('x', x);
  checkNumber('y', y);
  checkNumber('level', level);
  const { width, height, levels } = maze;
  if (!isIndex(y, height) || !isIndex(level, levels)) return null;
  const rows = unevenRows(maze);
  if (!isIndex(x, rows ? rows[y + 1] - rows[y] : width)) return null;
  return rows ? rows[y] + x : (level * height + y) * width + x;
}

/**
 * The position of a cell; see `maze.positionOf`.
 * @param {OwnMaze} maze
 * @param {Place} cell
 * @returns {Position}
 */
export function positionOf(maze, cell) {
  const index = readCell(maze, 'cell', cell);
  const rows = unevenRows(maze);
  if (rows) {
    const y = rows.findIndex((start) => start > index) - 1;
    return { x: index - rows[y], y, level: 0 };
  }
  const row = Math.floor(index / maze.width);
  return { x: index % maze.width, y: row % maze.height, level: Math.floor(row / maze.height) };
}
