/** Most states of cell and keys that a shortest path is looked for in. */
const MOST_STATES = 8_000_000;

/**
 * @typedef {{ cell: number, state: string, lock?: number }} Door
 * @typedef {{ cell: number, role: string, lock?: number }} Thing
 */

/**
 * The doors and things of a dungeon while it is played: whoever walks on a key has it, and whoever walks
 * into a door opens it, a locked one with its key.
 */
export class DoorsAndKeys {
  /** @type {Map<number, Door>} */
  #doors;
  /** @type {Map<number, Thing[]>} */
  #things = new Map();
  /** Locks whose keys were found. @type {Set<number>} */
  #found = new Set();

  /** @param {{ doors: readonly Door[] | null, things: readonly Thing[] | null }} maze */
  constructor({ doors, things }) {
    this.#doors = new Map((doors ?? []).map((door) => [door.cell, door]));
    for (const thing of things ?? []) {
      this.#things.set(thing.cell, [...(this.#things.get(thing.cell) ?? []), thing]);
    }
    /** Locks that a key of the dungeon opens, in ascending order. */
    this.locks = [...new Set(this.#keys().map(({ lock = 0 }) => lock))].sort((a, b) => a - b);
  }

  /** Doors as they are now. @returns {readonly Door[]} */
  get doors() {
    return [...this.#doors.values()];
  }

  /** Things that still lie there. @returns {readonly Thing[]} */
  get things() {
    return [...this.#things.values()].flat();
  }

  /** Locks whose keys were found. @returns {ReadonlySet<number>} */
  get found() {
    return this.#found;
  }

  #keys() {
    return this.things.filter(({ role }) => role === 'key');
  }

  /** Whether nobody looks through a cell: a door stands in it that is not open. @param {number} cell */
  isShut(cell) {
    const door = this.#doors.get(cell);
    return door !== undefined && door.state !== 'open';
  }

  /** The door in a cell whose key was not found. @param {number} cell @returns {Door | null} */
  lockedIn(cell) {
    const door = this.#doors.get(cell);
    return door?.state === 'locked' && !this.#found.has(door.lock ?? 0) ? door : null;
  }

  /**
   * Opens the door of a cell and picks up its keys and treasures.
   * @param {number} cell
   * @returns {{ opened: Door | null, picked: Thing[] }} the door as it was
   */
  enter(cell) {
    const door = this.#doors.get(cell);
    const opened = door && door.state !== 'open' ? door : null;
    if (opened) this.#doors.set(cell, { ...opened, state: 'open' });
    const here = this.#things.get(cell) ?? [];
    const picked = here.filter(({ role }) => role === 'key' || role === 'treasure');
    for (const { role, lock = 0 } of picked) if (role === 'key') this.#found.add(lock);
    if (picked.length > 0) {
      this.#things.set(
        cell,
        here.filter((thing) => !picked.includes(thing)),
      );
    }
    return { opened, picked };
  }

  /**
   * A shortest path from a cell to the end that has every key before its lock; null if there is none, or
   * if the search would be too long. Cost: O(cells times two to the power of the keys).
   * @param {any} maze @param {number} from
   * @returns {number[] | null}
   */
  pathOut(maze, from) {
    const missing = this.#keys();
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
