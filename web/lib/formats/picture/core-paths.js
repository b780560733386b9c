// The paths that the core draws, as numbers: openings, long strokes, arrows and stairs are found there in one
// pass over the grid. So every picture shows what `maze.svg` shows.

import { PICTURE } from '../../util/picture-method.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./figures.js').Figures} Figures */

/**
 * @typedef {object} CorePaths
 * @property {number} left of the frame around all cells, in sides of a cell
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {Map<string, Figures & { width: number }>} paths by the core's names; `width` is that of lines in
 *   cells, 0 for filled figures
 */

/**
 * Cost: O(cells).
 * @param {Maze} maze
 * @param {{ exits: boolean, marks: string, solution: boolean, floor: boolean, cell?: number }} options `cell`:
 *   pixels of a cell's side, for lines that are at least a pixel wide
 * @returns {CorePaths}
 */
export function corePaths(maze, { exits, marks, solution, floor, cell = 100 }) {
  const { paths, ...frame } = maze[PICTURE]({
    cell,
    exits,
    marks,
    solution,
    floor: floor ? '#fff' : 'transparent',
  });
  const named = paths.map(({ name, width, points, starts }) => {
    const path = { points, starts, width: width / cell };
    return /** @type {const} */ ([name, path]);
  });
  return { ...frame, paths: new Map(named) };
}
