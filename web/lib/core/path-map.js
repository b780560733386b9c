import { readCell } from '../options/cells.js';

/** @typedef {import('../options/types.js').Place} Place */

/**
 * Shortest paths from every cell to the nearest of some goals, from `maze.paths`. A cell is given by
 * its index or its position.
 * @typedef {object} Paths
 * @property {(cell: Place) => number} distance the length of a shortest path, with weights the cost
 *   of a cheapest one: 0 at a goal, Infinity if no path leads to a goal. Cost: O(1)
 * @property {(cell: Place) => number | null} next the next cell on such a path; null at a goal, and
 *   if no path leads to a goal. Cost: O(1)
 * @property {(cell: Place) => Uint32Array} from the cells of such a path, this one and the goal
 *   included; empty if there is none. Cost: O(length)
 */

/** The direction of a path that has no next cell. */
const NONE = 0xff;

/**
 * @param {{ costs: Float64Array, directions: Uint8Array }} map `PathMap` of
 *   cpp/mazewright/solvers/search/path_map.hpp
 * @param {import('../options/cells.js').Cells
 *   & { neighbour(cell: number, direction: number): number | null }} maze
 * @returns {Readonly<Paths>}
 */
export function pathsOf({ costs, directions }, maze) {
  /** @param {number} cell */
  const after = (cell) =>
    directions[cell] === NONE ? null : maze.neighbour(cell, directions[cell]);
  return Object.freeze({
    distance: (/** @type {Place} */ cell) => costs[readCell(maze, 'cell', cell)],
    next: (/** @type {Place} */ cell) => after(readCell(maze, 'cell', cell)),
    from(/** @type {Place} */ cell) {
      /** @type {number | null} */
      let at = readCell(maze, 'cell', cell);
      const path = [];
      if (costs[at] === Number.POSITIVE_INFINITY) return new Uint32Array(0);
      for (; at !== null; at = after(at)) path.push(at);
      return Uint32Array.from(path);
    },
  });
}
