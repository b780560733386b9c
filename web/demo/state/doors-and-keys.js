import { doorBetween } from 'mazewright/draw';

/** @import { Door, DoorState, Game, MoveResult, Thing } from 'mazewright/dungeons' */

/**
 * @typedef {{ opened: DoorState | null, picked: readonly Thing[], locked: Door | null }} RoundEvent what a
 *   move opened, as it was, and picked up, and the locked door that blocked it
 */

/** @type {RoundEvent} */
export const NOTHING = { opened: null, picked: [], locked: null };

/** @param {readonly Thing[]} things */
const keysAmong = (things) => things.filter(({ role }) => role === 'key');

/**
 * The doors and things of a dungeon, as it was made or as they are in a game.
 * @typedef {Pick<import('mazewright/dungeons').Maze | DoorsAndKeys, 'doors' | 'things'>} Furniture
 */

/** The doors and things of a dungeon as a game leaves them. */
export class DoorsAndKeys {
  #game;

  /** @param {Game} game of a dungeon with doors or things */
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

  /** The door through which a step leads: on the tile, or in the passage. @param {number} from @param {number} to */
  #doorOn(from, to) {
    return doorBetween(this.#game.maze, this.doors, from, to);
  }

  /** The door through which a step leads and whose key was not found. @param {number} from @param {number} to @returns {Door | null} */
  lockedOn(from, to) {
    const door = this.#doorOn(from, to);
    return door?.state === 'locked' && !this.found.includes(door.lock ?? 0) ? door : null;
  }

  /**
   * Makes a move of the game into a cell; whoever walks into a secret door has found it.
   * @param {number} cell
   * @param {() => MoveResult} move
   * @returns {{ result: MoveResult, event: RoundEvent }}
   */
  enter(cell, move) {
    const from = this.#game.position;
    const locked = this.lockedOn(from, cell);
    if (locked) return { result: 'blocked', event: { ...NOTHING, locked } };
    const state = this.#doorOn(from, cell)?.state ?? null;
    if (state === 'secret') this.#game.search({ radius: 1 });
    const things = this.things.filter((thing) => thing.cell === cell);
    const result = move();
    if (result === 'blocked') return { result, event: NOTHING };
    const opened = state === null || state === 'open' ? null : state;
    const picked = things.filter((thing) => !this.things.includes(thing));
    return { result, event: { ...NOTHING, opened, picked } };
  }
}
