import { checkNumber, readCell } from '../options/cells.js';
import { insideOf } from './inside.js';
import { PointIndex } from './point-index.js';
import { cellAt, positionOf } from './positions.js';
import { hasTiles } from './tile-places.js';

/** @import { Place } from '../options/types.js' */
/** @import { OwnMaze } from './inside.js' */

/** The corners of all cells. Cost: O(cells) for the first call. @param {OwnMaze} maze */
function outlinesOf(maze) {
  const inside = insideOf(maze);
  inside.outlines ??= maze.polygons();
  return inside.outlines;
}

/**
 * The corners of a cell; see `maze.polygon`.
 * @param {OwnMaze} maze
 * @param {Place} cell
 * @returns {Float32Array}
 */
export function polygon(maze, cell) {
  const index = readCell(maze, 'cell', cell);
  const { points, starts } = outlinesOf(maze);
  return points.slice(2 * starts[index], 2 * starts[index + 1]);
}

/**
 * The cell at a point of the drawing; see `maze.cellAtPoint`.
 * @param {OwnMaze} maze
 * @param {number} x
 * @param {number} y
 * @returns {number | null}
 */
export function cellAtPoint(maze, x, y) {
  checkNumber('x', x);
  checkNumber('y', y);
  const { mask } = maze;
  if (hasTiles(maze)) {
    // Unit squares: an index would take 0.3 s at a million cells.
    const cell = cellAt(maze, Math.floor(x), Math.floor(y), 0);
    return cell === null || mask?.[cell] === 0 ? null : cell;
  }
  const inside = insideOf(maze);
  inside.points ??= new PointIndex(outlinesOf(maze), mask);
  return inside.points.cellAt(x, y);
}

/**
 * A point in the middle of a cell; see `maze.centre`.
 * @param {OwnMaze} maze
 * @param {Place} cell
 * @returns {{ x: number, y: number }}
 */
export function centre(maze, cell) {
  if (!hasTiles(maze)) {
    const index = readCell(maze, 'cell', cell);
    const [x, y] = outlinesOf(maze).centres.subarray(2 * index);
    return { x, y };
  }
  const { x, y } = positionOf(maze, cell);
  return { x: x + 0.5, y: y + 0.5 };
}
