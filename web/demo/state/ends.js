import { change } from './change.js';
import { onceGenerated } from './generate-in-worker.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Store } from './store.js' */

/**
 * Moves the start or the end to a cell; leaves it where it is if that cell is rock or left out.
 * @param {Store} store
 * @param {'start' | 'end'} which
 * @param {number} cell
 */
export function moveEnd(store, which, cell) {
  onceGenerated(() => {
    const { maze } = store.state;
    if (maze.mask?.[cell] === 0 || maze.kinds?.[cell] === 0) return;
    change(store, { start: maze.start ?? cell, end: maze.end ?? cell, [which]: cell });
  });
}

/**
 * Moves start and finish into the component of a cell: to two cells far apart (in a perfect maze, the
 * farthest).
 * @param {Store} store
 * @param {number} cell
 */
export function moveEndsTo(store, cell) {
  const { maze } = store.state;
  const start = farthestFrom(maze, cell);
  change(store, { start, end: farthestFrom(maze, start) });
}

const UNREACHABLE = 0xffffffff;

/** The first of the cells farthest from a cell. @param {Maze} maze @param {number} from */
function farthestFrom(maze, from) {
  const distances = maze.distances(from);
  let farthest = from;
  for (let cell = 0; cell < distances.length; cell += 1) {
    if (distances[cell] !== UNREACHABLE && distances[cell] > distances[farthest]) farthest = cell;
  }
  return farthest;
}
