import { readCell } from '../options/cells.js';
import { fail, MazeError } from '../util/error.js';
import { neighbourAndBack, neighboursOf } from './neighbours.js';

/** @import { LocalSolverId, SolverId } from '../generated/ids.js' */
/** @import { Place, SolveOptions, Target, WalkOptions } from '../options/types.js' */
/** @import { Maze } from './maze.js' */

/**
 * A walker in a maze, made by `game.runner`. By a local solver it walks as `maze.walk` returns it,
 * without an end, wherever its target is. By any other one it knows the maze and takes the path of its
 * solver to the target, which it finds again only when the target has left that path.
 * @typedef {object} Runner
 * @property {() => number | null} step enters the next cell and returns it; null if the runner stays:
 *   it has caught its target, knows no path, or all passages are one-way toward its cell. Cost: O(1) on average; of a path, once that of
 *   `maze.solve`
 * @property {number} position its cell
 * @property {Uint8Array} known its own map, for reading only: per cell the passages that it has seen,
 *   bits as in `maze.passages`. Those of every cell that it was in, and of the cells next to these the
 *   passage between; all of them if it knows the maze
 * @property {(target: Target) => Runner} chase changes the target, which is the game's end at first,
 *   and returns the runner
 */

/** The solver of a runner, its options, and where it starts. @typedef {{ solver: string, from: number }} Choice */

/** Steps that are fetched at first; each time there are twice as many. */
const FIRST_PIECE = 64;

/** @param {Target} target @returns {target is Extract<Target, { position: unknown }>} */
const hasPosition = (target) =>
  typeof target === 'object' && target !== null && reading(() => 'position' in target);

/** @param {{ readonly position: Place }} target */
const positionOf = (target) => reading(() => target.position);

/**
 * What a call reads of a target; a proxy or a getter that throws gives a MazeError.
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
function reading(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof MazeError) throw error;
    return fail('target', 'target must be an object that can be read; reading it threw');
  }
}

/**
 * @param {Maze} maze
 * @param {Target} target
 * @returns {() => number} its cell
 */
function cellOf(maze, target) {
  if (typeof target === 'function') return () => readCell(maze, 'target', target());
  if (hasPosition(target)) return () => readCell(maze, 'target', positionOf(target));
  const cell = readCell(maze, 'target', target);
  return () => cell;
}

/**
 * How a runner moves: `step` enters the next cell on its walk or its path to a goal and returns it; null
 * if there is none.
 * @typedef {{ readonly position: number, readonly known: Uint8Array,
 *   step(goal: number): number | null }} Mover
 */

/**
 * @param {Maze} maze
 * @param {Mover} mover
 * @param {number} end
 * @returns {Runner}
 */
function runnerOf(maze, mover, end) {
  let goal = cellOf(maze, end);
  /** @type {Runner} */
  const runner = {
    step() {
      const cell = goal();
      return cell === mover.position ? null : mover.step(cell);
    },
    get position() {
      return mover.position;
    },
    get known() {
      return mover.known;
    },
    chase(target) {
      goal = cellOf(maze, target);
      return runner;
    },
  };
  return runner;
}

/**
 * A runner by a local solver. Its walk is fetched in growing pieces.
 * @param {Maze} maze
 * @param {Choice & { solver: LocalSolverId }} choice
 * @param {number} end
 */
export function runOnFoot(maze, choice, end) {
  const fetch = (/** @type {number} */ length) =>
    maze.walk(/** @type {WalkOptions} */ ({ ...choice, length }));
  const grid = neighboursOf(maze);
  const known = new Uint8Array(maze.cellCount);
  let walk = fetch(FIRST_PIECE);
  let at = 0;
  const look = () => {
    const cell = walk[at];
    known[cell] = maze.passages[cell];
    for (let bits = known[cell]; bits !== 0; bits &= bits - 1) {
      const slot = neighbourAndBack(grid, cell, 31 - Math.clz32(bits & -bits));
      known[slot >>> 3] |= 1 << (slot & 7);
    }
  };
  look();
  const mover = {
    known,
    get position() {
      return walk[at];
    },
    step() {
      if (at + 1 === walk.length) walk = fetch(2 * at);
      if (at + 1 === walk.length) return null;
      at += 1;
      look();
      return walk[at];
    },
  };
  return runnerOf(maze, mover, end);
}

/**
 * A runner by a solver that knows the maze.
 * @param {Maze} maze
 * @param {Choice & { solver: SolverId }} choice
 * @param {number} end
 */
export function runAlongPath(maze, choice, end) {
  const find = (/** @type {number} */ from, /** @type {number} */ to) =>
    maze.solve(/** @type {SolveOptions} */ ({ ...choice, from, to })).path;
  let position = choice.from;
  /** The goal that the path was found for, and where it lies on it now. */
  let goal = end;
  let path = find(position, goal);
  let goalAt = path.length - 1;
  let at = 0;
  const mover = {
    get position() {
      return position;
    },
    get known() {
      return maze.passages;
    },
    step(/** @type {number} */ cell) {
      if (cell !== goal) {
        goal = cell;
        goalAt = path.indexOf(goal, at);
        if (goalAt < 0) {
          path = find(position, goal);
          at = 0;
          goalAt = path.length - 1;
        }
      }
      if (at >= goalAt) return null;
      at += 1;
      position = path[at];
      return position;
    },
  };
  return runnerOf(maze, mover, end);
}
