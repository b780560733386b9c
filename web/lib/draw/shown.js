import { fail } from '../util/error.js';
import { oncePer } from '../util/once-per.js';
import { chunked } from './geometry/wall-chunks.js';
import { UNREACHED } from './paint/maze.js';

/** @import { Maze } from '../library/public-types.js' */
/** @import { DrawOptions } from './options.js' */
/** @import { Distances, Picture } from './paint/maze.js' */

/** The solution that an option asks for; null: none. @param {Maze} maze @param {Exclude<DrawOptions['solution'], undefined>} solution @returns {Picture['solution']} */
export function solutionOf(maze, solution) {
  if (solution === false) return null;
  if (solution !== true) return { path: solution.path, steps: solution.steps ?? null };
  if (maze.start === null || maze.end === null) {
    fail('solution', 'solution: the maze has no start and end; pass what maze.solve returns');
  }
  return { path: shortestOf(maze), steps: null };
}

/** The distances that an option asks for, and the greatest. @param {Maze} maze @param {true | number | Uint32Array} given @returns {Distances} */
export function distancesOf(maze, given) {
  if (given === true) return distancesFromStart(maze);
  const distances = typeof given === 'object' ? given : maze.distances(given);
  if (distances.length !== maze.cellCount) {
    fail('distances', `distances must have ${maze.cellCount} entries; got ${distances.length}`);
  }
  return withMost(distances);
}

/** @param {Uint32Array} distances @returns {Distances} */
function withMost(distances) {
  let most = 1;
  for (const distance of distances) if (distance !== UNREACHED && distance > most) most = distance;
  return { distances, most };
}

/** The walls of a maze as lines, of one query. */
export const wallsOf = oncePer((/** @type {Maze} */ maze) => chunked(maze.lines({ seams: true })));
const shortestOf = oncePer((/** @type {Maze} */ maze) => maze.solve().path);
const distancesFromStart = oncePer((/** @type {Maze} */ maze) => withMost(maze.distances()));
