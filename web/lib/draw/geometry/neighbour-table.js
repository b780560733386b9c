/** @import { Maze } from '../../library/public-types.js' */

/** Of entries that have not been computed. */
const UNKNOWN = -2;

/**
 * The neighbours of all cells as a table for hot loops. An entry is computed at its first query.
 * @param {Maze} maze
 */
export function neighbourTable(maze) {
  const degree = maze.directions.length;
  const cells = new Int32Array(maze.cellCount * degree).fill(UNKNOWN);
  return {
    directions: degree,
    /** The neighbour of a cell in a direction, or -1. @param {number} cell @param {number} direction */
    to(cell, direction) {
      const slot = cell * degree + direction;
      if (cells[slot] === UNKNOWN) cells[slot] = maze.neighbour(cell, direction) ?? -1;
      return cells[slot];
    },
  };
}

/** @typedef {ReturnType<typeof neighbourTable>} NeighbourTable */

/** The direction of a passage from a cell to another, or -1. @param {Maze} maze @param {number} cell @param {number} next */
export function directionTo(maze, cell, next) {
  return maze.directions.findIndex(
    (/** @type {string} */ _, /** @type {number} */ i) =>
      maze.isOpen(cell, i) && maze.neighbour(cell, i) === next,
  );
}
