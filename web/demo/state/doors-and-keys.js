/** Most states of cell and keys that a shortest path is looked for in. */
const MOST_STATES = 8_000_000;

/**
 * @typedef {{ cell: number, state: string, lock?: number }} Door
 * @typedef {{ cell: number, role: string, lock?: number }} Thing
 * @typedef {'moved' | 'blocked' | 'done'} MoveResult
 * @typedef {{ opened: string | null, picked: readonly Thing[], locked: Door | null }} RoundEvent what a
 *   move opened, as it was, and picked up, and the locked door that blocked it
 */

/** @type {RoundEvent} */
export const NOTHING = { opened: null, picked: [], locked: null };

/** @param {readonly Thing[]} things */
const keysAmong = (things) => things.filter(({ role }) => role === 'key');

/** The doors and things of a dungeon as a game leaves them. */
export class DoorsAndKeys {
  #game;

  /** @param {any} game of a dungeon with doors or things */
  constructor(game) {
    this.#game = game;
    const locks = keysAmong(game.maze.things ?? []).map(({ lock = 0 }) => lock);
    /** Locks that a key of the dungeon opens, in ascending order. */
    this.locks = [...new Set(locks)].sort((a, b) => a - b);
  }

  /** Doors as they are now. @returns {readonly Door[]} */
  get doors() {
    return this.#game.doors.list;
  }

  /** Things that still lie there. @returns {readonly Thing[]} */
  get things() {
    return this.#game.things;
  }

  /** Locks whose keys were found. @returns {readonly number[]} */
  get found() {
    return this.#game.keys;
  }

  /** The door in a cell whose key was not found. @param {number} cell @returns {Door | null} */
  lockedIn(cell) {
    if (this.#game.doors.state(cell) !== 'locked') return null;
    const door = this.doors.find((each) => each.cell === cell) ?? null;
    return door && !this.found.includes(door.lock ?? 0) ? door : null;
  }

  /**
   * Makes a move of the game into a cell; whoever walks into a secret door has found it.
   * @param {number} cell
   * @param {() => MoveResult} move
   * @returns {{ result: MoveResult, event: RoundEvent }}
   */
  enter(cell, move) {
    const locked = this.lockedIn(cell);
    if (locked) return { result: 'blocked', event: { ...NOTHING, locked } };
    const state = this.#game.doors.state(cell);
    if (state === 'secret') this.#game.search({ radius: 1 });
    const things = this.things.filter((thing) => thing.cell === cell);
    const result = move();
    if (result === 'blocked') return { result, event: NOTHING };
    const opened = state === null || state === 'open' ? null : state;
    const picked = things.filter((thing) => !this.things.includes(thing));
    return { result, event: { ...NOTHING, opened, picked } };
  }

  /**
   * A shortest path from a cell to the end that has every key before its lock; null if there is none, or
   * if the search would be too long. Cost: O(cells times two to the power of the keys).
   * @param {any} maze @param {number} from
   * @returns {number[] | null}
   */
  pathOut(maze, from) {
    const missing = keysAmong(this.things);
    const { cellCount, end } = maze;
    if (cellCount * 2 ** missing.length > MOST_STATES) return null;
    const keyAt = new Map(missing.map(({ cell }, i) => [cell, 1 << i]));
    /** The bits of the keys that open a lock; none: it is open, or cannot be opened. */
    const opens = (/** @type {number} */ lock) =>
      missing.reduce((bits, key, i) => (key.lock === lock ? bits | (1 << i) : bits), 0);
    const needs = new Map(
      this.doors.flatMap(({ cell, lock = 0 }) =>
        this.lockedIn(cell) ? [[cell, opens(lock)]] : [],
      ),
    );
    const first = from * 2 ** missing.length + (keyAt.get(from) ?? 0);
    const before = new Int32Array(cellCount * 2 ** missing.length).fill(-1);
    before[first] = first;
    const queue = [first];
    for (const state of queue) {
      const cell = state >> missing.length;
      const keys = state & (2 ** missing.length - 1);
      if (cell === end) return pathTo(before, state, missing.length);
      for (let direction = 0; direction < maze.directions.length; direction += 1) {
        if (!maze.isOpen(cell, direction)) continue;
        const next = maze.neighbour(cell, direction);
        const needed = needs.get(next);
        if (needed !== undefined && (needed & keys) === 0) continue;
        const then = next * 2 ** missing.length + (keys | (keyAt.get(next) ?? 0));
        if (before[then] >= 0) continue;
        before[then] = state;
        queue.push(then);
      }
    }
    return null;
  }
}

/** @param {Int32Array} before @param {number} state @param {number} bits */
function pathTo(before, state, bits) {
  const cells = [];
  let now = state;
  while (before[now] !== now) {
    cells.push(now >> bits);
    now = before[now];
  }
  cells.push(now >> bits);
  return cells.reverse();
}
