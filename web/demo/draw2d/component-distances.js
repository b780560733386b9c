import { UNREACHED } from 'mazewright/draw';
import { answer, answerLater, isLarge, noteAnswer } from '../state/answers.js';
import { MazeError } from '../state/library.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */

/** Components after this many stay unreached. */
const MAX_COMPONENTS = 200;

/**
 * Distances from a cell, the greatest of them (1 at least), and the first cell that is so far away.
 * @typedef {{ distances: Uint32Array, most: number, farthest: number }} Distances
 */

/**
 * Of each maze the last result, which is null while a worker computes it: the distances from one cell
 * after another would fill the memory.
 * @type {WeakMap<Maze, { origin: number | null, result: Distances | null }>}
 */
const known = new WeakMap();

/** Whether a cell is part of the maze. @param {Maze} maze @param {number} cell */
export const isFloor = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/**
 * Distances from a cell. Without one they begin at the start; in components that it does not reach, at
 * their first cell, unless the maze is large.
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {number | null} [origin]
 * @returns {Distances | null} null while a worker computes them
 */
export function componentDistances(mw, maze, origin = null) {
  const found = known.get(maze);
  if (found?.origin === origin && (found.result || origin !== null)) return found.result;
  const note = (/** @type {Uint32Array | null} */ distances) => {
    const result = distances && withMost(distances);
    known.set(maze, { origin, result });
    return result;
  };
  if (origin === null) return note(fromStart(mw, maze));
  if (!isLarge(maze)) return note(maze.distances(origin));
  note(null);
  answerLater(mw, maze, 'distances', origin).then(
    (distances) => {
      // Meanwhile another cell may have been chosen.
      if (known.get(maze)?.origin !== origin) return;
      note(distances);
      noteAnswer();
    },
    (error) => {
      if (!(error instanceof MazeError && error.code === 'cancelled')) throw error;
    },
  );
  return null;
}

/** @param {Uint32Array} distances @returns {Distances} */
function withMost(distances) {
  let farthest = -1;
  let most = 0;
  for (let cell = 0; cell < distances.length; cell += 1) {
    const distance = distances[cell];
    if (distance === UNREACHED || (farthest >= 0 && distance <= most)) continue;
    [farthest, most] = [cell, distance];
  }
  return { distances, most: Math.max(1, most), farthest: Math.max(0, farthest) };
}

/** @param {Mazewright} mw @param {Maze} maze @returns {Uint32Array | null} */
function fromStart(mw, maze) {
  const first = (/** @type {number} */ from) => {
    let cell = from;
    while (cell < maze.cellCount && !isFloor(maze, cell)) cell += 1;
    return cell;
  };
  let from = maze.start ?? first(0);
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
