import { needsTiles } from '../options/maze.js';
import { widthsOf } from './level.js';

/** @typedef {import('../../maze/maze.js').AnyMaze} AnyMaze */
/** @typedef {import('../options/row.js').FormatProblem} FormatProblem */

/** The tiles of all storeys of a maze. @param {AnyMaze} maze @param {{ corridor: number, wall: number }} widths */
function tileCount(maze, widths) {
  const { corridor, wall } = widthsOf(maze, widths);
  const across = (/** @type {number} */ cells) => cells * (corridor + wall) + wall;
  return across(maze.width) * across(maze.height) * maze.levels;
}

/**
 * Of a format that is made of square tiles and holds so many of them, because texts of engines have an end.
 * @param {AnyMaze} maze
 * @param {number} most
 * @param {{ corridor: number, wall: number }} [widths] in tiles
 * @returns {FormatProblem | null}
 */
export function needsTilesUpTo(maze, most, widths = { corridor: 1, wall: 1 }) {
  const problem = needsTiles(maze);
  if (problem) return problem;
  const count = tileCount(maze, widths);
  if (count <= most) return null;
  const message = `maze must have at most ${most} tiles in a map; got ${count}, with walls`;
  return { code: 'too-large', field: 'maze', message };
}
