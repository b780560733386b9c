import { fail } from '../util/error.js';
import { chunked } from './geometry/wall-chunks.js';
import { UNREACHED } from './paint/maze.js';

/** @import { Maze } from '../library/public-types.js' */
/** @import { Walls } from './geometry/wall-chunks.js' */
/** @import { DrawOptions } from './options.js' */
/** @import { Distances, Picture } from './paint/maze.js' */

/** The solution that an option asks for; null: none. @param {Maze} maze @param {Exclude<DrawOptions['solution'], undefined>} solution @returns {Picture['solution']} */
export function solutionOf(maze, solution) {
  if (solution === false) return null;
  if (solution !== true) return { path: solution.path, steps: solution.steps ?? null };
  if (maze.start === null || maze.end === null) {
    fail('solution', 'solution: the maze has no start and end; pass what maze.solve returns');
  }
  return { path: maze.solve().path, steps: null };
}

/** The distances that an option asks for, and the greatest. @param {Maze} maze @param {true | number | Uint32Array} given @returns {Distances} */
export function distancesOf(maze, given) {
  const distances =
    typeof given === 'object' ? given : maze.distances(given === true ? undefined : given);
  if (distances.length !== maze.cellCount) {
    fail('distances', `distances must have ${maze.cellCount} entries; got ${distances.length}`);
  }
  let most = 1;
  for (const distance of distances) if (distance !== UNREACHED && distance > most) most = distance;
  return { distances, most };
}

/** Walls of each maze. @type {WeakMap<object, Walls>} */
const walls = new WeakMap();

/** The walls of a maze as lines, of one query. @param {Maze} maze */
export function wallsOf(maze) {
  let found = walls.get(maze);
  if (!found) {
    found = chunked(maze.lines({ seams: true }));
    walls.set(maze, found);
  }
  return found;
}
