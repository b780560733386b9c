import { neighbourAndBack, neighboursOf } from '../maze/neighbours.js';

/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */

/** Most states of cell and keys in which a shortest path is looked for. */
const MAX_STATES = 1 << 20;

/**
 * What keeps a player from walking everywhere: the locks of doors that are locked and whose keys the player
 * has not, by the steps that lead through them; and where these keys lie, by cell.
 * @typedef {{ doors: ReadonlyMap<number, number>, keys: ReadonlyMap<number, readonly number[]> }} Locks
 */

/** The number of all steps into a tile, and that of a step from a cell in a direction. */
const intoTile = (/** @type {number} */ cell) => -1 - cell;
const stepFrom = (/** @type {number} */ cell, /** @type {number} */ direction) =>
  8 * cell + direction;

/**
 * The locks of doors by the steps that lead through them.
 * @param {MazeValue} maze
 * @param {readonly import('../options/types.js').Door[]} doors with locks
 * @returns {Map<number, number>}
 */
export function stepsInto(maze, doors) {
  /** @type {Map<number, number>} */
  const steps = new Map();
  for (const { cell, direction, lock = 0 } of doors) {
    if (direction === undefined) {
      steps.set(intoTile(cell), lock);
      continue;
    }
    const to = /** @type {number} */ (maze.neighbour(cell, direction));
    steps.set(stepFrom(cell, direction), lock);
    steps.set(stepFrom(to, /** @type {number} */ (maze.back(cell, direction))), lock);
  }
  return steps;
}

/**
 * A shortest path on which every key comes before its lock; with more than 2^20 states of cell and keys the
 * path that goes to the nearest key until none is needed. Secret doors are doors. Cost: O(cells times two
 * to the power of the locks), or O(cells times locks).
 * @param {MazeValue} maze
 * @param {number} from
 * @param {number} to
 * @param {Locks} locks
 * @returns {number[] | null} the cells; null without a path
 */
export function pathWithKeys(maze, from, to, locks) {
  const needed = new Set(locks.doors.values());
  const missing = [...new Set([...locks.keys.values()].flat())].filter((lock) => needed.has(lock));
  const isSmall = maze.cellCount * 2 ** missing.length <= MAX_STATES;
  return isSmall
    ? shortestPath(maze, from, to, locks, missing)
    : pathToNearest(maze, from, to, locks, missing);
}

/**
 * States are cell times 2^keys plus the set of keys. A state is listed once, with the one before it.
 * @param {MazeValue} maze
 * @param {number} from
 * @param {number} to
 * @param {Locks} locks
 * @param {readonly number[]} missing the locks of the keys
 * @param {(cell: number, found: number) => boolean} [isGoal]
 */
function shortestPath(maze, from, to, locks, missing, isGoal = (cell) => cell === to) {
  const grid = neighboursOf(maze);
  const bits = missing.length;
  const bitOf = new Map(missing.map((lock, i) => [lock, 1 << i]));
  const keysAt = new Map(
    Array.from(locks.keys, ([cell, own]) => [
      cell,
      own.reduce((found, lock) => found | (bitOf.get(lock) ?? 0), 0),
    ]),
  );
  const stateOf = (/** @type {number} */ cell, /** @type {number} */ found) =>
    (cell << bits) | found | (keysAt.get(cell) ?? 0);
  const first = stateOf(from, 0);
  const before = new Int32Array(maze.cellCount << bits).fill(-1);
  before[first] = first;
  const queue = [first];
  for (const state of queue) {
    const cell = state >> bits;
    const found = state & ((1 << bits) - 1);
    if (isGoal(cell, found)) return cellsTo(before, state, bits);
    const leaving = maze.passages[cell] & ~(maze.oneWays?.[cell] ?? 0);
    for (let ways = leaving; ways !== 0; ways &= ways - 1) {
      const direction = 31 - Math.clz32(ways & -ways);
      const next = neighbourAndBack(grid, cell, direction) >>> 3;
      const lock = locks.doors.get(intoTile(next)) ?? locks.doors.get(stepFrom(cell, direction));
      if (lock !== undefined && ((bitOf.get(lock) ?? 0) & found) === 0) continue;
      const then = stateOf(next, found);
      if (before[then] >= 0) continue;
      before[then] = state;
      queue.push(then);
    }
  }
  return null;
}

/** @param {Int32Array} before @param {number} last @param {number} bits */
function cellsTo(before, last, bits) {
  const cells = [last >> bits];
  for (let state = last; before[state] !== state; state = before[state]) {
    cells.push(before[state] >> bits);
  }
  return cells.reverse();
}

/** @type {(maze: MazeValue, from: number, to: number, locks: Locks, missing: readonly number[]) => number[] | null} */
function pathToNearest(maze, from, to, { doors, keys }, missing) {
  const path = [from];
  const shut = new Map(doors);
  const wanted = new Set(missing);
  while (path[path.length - 1] !== to) {
    const at = path[path.length - 1];
    for (const lock of keys.get(at) ?? []) wanted.delete(lock);
    for (const [step, lock] of doors) {
      if (missing.includes(lock) && !wanted.has(lock)) shut.delete(step);
    }
    const locks = { doors: shut, keys };
    const hasKey = (/** @type {number} */ cell) =>
      keys.get(cell)?.some((lock) => wanted.has(lock)) ?? false;
    const next =
      shortestPath(maze, at, to, locks, []) ?? shortestPath(maze, at, to, locks, [], hasKey);
    if (!next) return null;
    path.push(...next.slice(1));
  }
  return path;
}
