import { answer, isLarge } from '../state/answers.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

export const UNREACHED = 0xffffffff;
/** Components after this many stay unreached. */
const MAX_COMPONENTS = 200;

/** Of each maze the last result. @type {WeakMap<object, { origin: number | null, distances: Uint32Array, most: number }>} */
const known = new WeakMap();

/** @param {Maze} maze @param {number} cell */
const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/**
 * Distances from a cell, default the start; in components that it does not reach, from their first
 * cell, unless the maze is large.
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {number | null} [origin]
 * @returns {{ distances: Uint32Array, most: number } | null} null while a worker computes them
 */
export function componentDistances(mw, maze, origin = null) {
  const found = known.get(maze);
  if (found?.origin === origin) return found;
  const distances = distancesOf(mw, maze, origin);
  if (!distances) return null;
  let most = 1;
  for (const distance of distances) if (distance !== UNREACHED && distance > most) most = distance;
  const result = { origin, distances, most };
  known.set(maze, result);
  return result;
}

/** @param {Mazewright} mw @param {Maze} maze @param {number | null} origin @returns {Uint32Array | null} */
function distancesOf(mw, maze, origin) {
  const first = (/** @type {number} */ from) => {
    let cell = from;
    while (cell < maze.cellCount && !isOpen(maze, cell)) cell += 1;
    return cell;
  };
  let from = origin ?? maze.start ?? first(0);
  if (from >= maze.cellCount) return new Uint32Array(maze.cellCount).fill(UNREACHED);
  const distances = answer(mw, maze, 'distances', from);
  if (distances === null || isLarge(maze)) return distances;
  let next = 0;
  for (let component = 1; component < MAX_COMPONENTS; component += 1) {
    from = first(next);
    while (from < maze.cellCount && distances[from] !== UNREACHED) from = first(from + 1);
    if (from >= maze.cellCount) break;
    const others = maze.distances(from);
    for (let cell = from; cell < others.length; cell += 1) {
      if (others[cell] !== UNREACHED) distances[cell] = others[cell];
    }
    next = from + 1;
  }
  return distances;
}
