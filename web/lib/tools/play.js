import { isIndex, readCell } from '../options/cells.js';
import { entriesOf, itemsOf } from '../options/values.js';
import { decodeBase64, encodeBase64 } from '../util/base64.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { clearOf, clearOfDoor } from './clear.js';
import { pathWithKeys, stepsInto } from './keys-first.js';
import { addView, readRadius } from './view.js';

/** @import { Door, DoorState, GameJson, Place } from '../options/types.js' */
/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */

/** What a player who enters their cell picks up. */
const PICKED_UP = ['key', 'treasure'];

/** The states of doors that need their keys, if they have locks. @type {DoorState[]} */
const LOCKABLE = ['locked', 'secret'];

/** Cells around the player in which secret doors are found. */
const USUAL_SEARCH = 2;

/**
 * What a game changes in a maze: its doors, what lies in it and what the player has seen. Fields are
 * plain, for the proxies of reactive frameworks.
 */
export class Play {
  /**
   * @param {MazeValue} maze
   * @param {{ view?: unknown, doors?: unknown }} options
   */
  constructor(maze, { view = null, doors: opening = 'walk' }) {
    if (opening !== 'walk' && opening !== 'call') {
      fail('doors', `doors must be one of 'walk' 'call'; got ${describe(opening)}`);
    }
    this.maze = maze;
    /** How doors are opened: by walking into them, or by a call. @type {'walk' | 'call'} */
    this.opening = opening;
    /** @type {number | null} */
    this.radius = view === null ? null : readView(view);
    /** In the order of `maze.doors`. @type {DoorState[]} */
    this.states = [];
    /** Which entries of `maze.things` are left. @type {boolean[]} */
    this.isLeft = [];
    /** The places in `maze.things` of what can be picked up, by ascending cell. */
    this.lying = placesByCell(maze.things ?? []);
    /** The locks whose keys were picked up, ascending. @type {number[]} */
    this.keys = [];
    /**
     * The places in `maze.doors` of those that need keys which the player has not, ascending. A secret door
     * with a lock is one of them: it is locked once it is found.
     * @type {number[]}
     */
    this.barred = [];
    /** @type {Uint8Array | null} */
    this.seen = null;
    /** What lets sight through now; null until it is needed. @type {Uint8Array | null} */
    this.clear = null;
    /** The path to the end that was found last, and the place of the player on it. @type {number[]} */
    this.way = [];
    this.along = 0;
    this.reset();
  }

  reset() {
    const { maze } = this;
    this.states = maze.doors?.map(({ state }) => state) ?? [];
    this.isLeft = maze.things?.map(() => true) ?? [];
    this.seen = this.radius === null ? null : new Uint8Array(maze.cellCount);
    this.clear = null;
    this.way = [];
    this.countKeys();
  }

  /** The same dungeon before the first move. */
  atFirst() {
    return new Play(this.maze, { doors: this.opening });
  }

  /** Whether there is nothing to save: neither doors nor things, and no view. */
  get isPlain() {
    const { maze, radius } = this;
    return !maze.doors && !maze.things && radius === null;
  }

  /** The places in `maze.things` of what is left, ascending. */
  get left() {
    return this.isLeft.flatMap((isLeft, i) => (isLeft ? [i] : []));
  }

  /** Finds the keys that were picked up and the doors that are barred. Cost: O(things + doors). */
  countKeys() {
    const { maze, states, isLeft } = this;
    const taken = (maze.things ?? []).filter((_, i) => !isLeft[i]);
    this.keys = [...new Set(taken.flatMap(({ lock }) => lock ?? []))].sort((a, b) => a - b);
    const keys = new Set(this.keys);
    this.barred = (maze.doors ?? []).flatMap(({ lock }, i) =>
      LOCKABLE.includes(states[i]) && lock !== undefined && !keys.has(lock) ? [i] : [],
    );
  }

  /** What lets sight through now. */
  get through() {
    const { maze } = this;
    if (!this.clear) {
      const clear = Uint8Array.from(clearOf(maze, undefined));
      for (const [i, door] of (maze.doors ?? []).entries()) {
        clear[door.cell] = clearOfDoor(door, this.states[i] === 'open');
      }
      this.clear = clear;
    }
    return this.clear;
  }

  /** @param {() => number} position of the player */
  doors(position) {
    return new GameDoors(this, position);
  }

  /** The player sees from a cell. @param {number} cell */
  see(cell) {
    const { maze, seen, radius } = this;
    if (seen && radius !== null) addView(maze, seen, cell, radius, this.through);
  }

  /**
   * The player is in a cell now. Cost: O(log things), O(locks) where a key is, and that of the view.
   * @param {number} cell
   */
  enter(cell) {
    const { lying, isLeft } = this;
    const things = this.maze.things ?? [];
    const cellOf = (/** @type {number} */ i) => things[lying[i]].cell;
    for (let i = firstFrom(cell, lying.length, cellOf); i < lying.length; i++) {
      if (cellOf(i) !== cell) break;
      if (!isLeft[lying[i]]) continue;
      isLeft[lying[i]] = false;
      const { lock } = things[lying[i]];
      if (lock !== undefined) this.take(lock, cell);
    }
    this.see(cell);
  }

  /** The player has a key now. @param {number} lock @param {number} cell where it was */
  take(lock, cell) {
    const { maze, keys, barred, way, along } = this;
    if (!keys.includes(lock)) this.keys = [...keys, lock].sort((a, b) => a - b);
    this.barred = barred.filter((door) => maze.doors?.[door].lock !== lock);
    // The rest of a shortest path is one, too. A key beside the path may open a shorter one.
    if (way[along] !== cell && way[along + 1] !== cell) this.way = [];
  }

  /** The door of a cell by its place in `maze.doors`, -1 without one. Cost: O(log doors). @param {number} cell */
  doorAt(cell) {
    const doors = this.maze.doors ?? [];
    const place = firstFrom(cell, doors.length, (i) => doors[i].cell);
    return doors[place]?.cell === cell ? place : -1;
  }

  /**
   * The door through which a step leads by its place in `maze.doors`, -1 without one: on the tile that it
   * leads to, or in the passage.
   * @param {number} from
   * @param {string | number} direction
   */
  doorOn(from, direction) {
    const { maze } = this;
    const { doors } = maze;
    /** @type {readonly string[]} */
    const names = maze.directions;
    const side = typeof direction === 'string' ? names.indexOf(direction) : direction;
    const own = this.doorAt(from);
    if (own >= 0 && doors?.[own].direction === side) return own;
    const other = this.doorAt(/** @type {number} */ (maze.neighbour(from, side)));
    const back = other < 0 ? undefined : doors?.[other].direction;
    return back === undefined || back === maze.back(from, side) ? other : -1;
  }

  /** @param {number} door @param {DoorState} next */
  put(door, next) {
    this.states[door] = next;
    const own = this.maze.doors?.[door];
    if (own && this.clear) this.clear[own.cell] = clearOfDoor(own, next === 'open');
  }

  /** @param {number} door */
  hasKeyOf(door) {
    const lock = this.maze.doors?.[door].lock;
    return lock !== undefined && this.keys.includes(lock);
  }

  /**
   * Whether the player may walk from a cell in a direction. Opens the door there if so.
   * @param {number} from
   * @param {string | number} direction
   */
  admits(from, direction) {
    const door = this.doorOn(from, direction);
    if (door < 0 || this.states[door] === 'open') return true;
    if (this.opening === 'call' || this.states[door] === 'secret') return false;
    if (this.states[door] === 'locked' && !this.hasKeyOf(door)) return false;
    this.put(door, 'open');
    return true;
  }

  get isBarred() {
    return this.barred.length > 0;
  }

  /**
   * A shortest path from a cell to the end with every key before its lock, as the doors are now; null
   * without one. Cost: that of `pathWithKeys`.
   * @param {number} from
   * @param {number} to
   */
  pathOut(from, to) {
    const { maze } = this;
    const doors = maze.doors ?? [];
    /** @type {Map<number, number[]>} */
    const keys = new Map();
    for (const { cell, role, lock } of maze.things ?? []) {
      if (role === 'key' && lock !== undefined) keys.set(cell, [...(keys.get(cell) ?? []), lock]);
    }
    const barred = this.barred.map((door) => doors[door]);
    return pathWithKeys(maze, from, to, { doors: stepsInto(maze, barred), keys });
  }

  /**
   * The cell after this one on `pathOut`; undefined without a path. Cost: that of `pathOut` for the first
   * cell, then O(1) along the path.
   * @param {number} from
   * @param {number} to
   */
  nextOut(from, to) {
    if (this.way[this.along + 1] === from) this.along++;
    if (this.way[this.along] !== from) {
      this.way = this.pathOut(from, to) ?? [];
      this.along = 0;
    }
    return this.way[this.along + 1];
  }

  /**
   * Secret doors near a cell stop being secret.
   * @param {number} from
   * @param {unknown} radius
   */
  search(from, radius = USUAL_SEARCH) {
    if (!isIndex(radius, 4096)) {
      fail('radius', `radius must be a whole number from 0 to 4095; got ${describe(radius)}`);
    }
    /** @type {number[]} */
    const found = [];
    for (const [i, { cell }] of (this.maze.doors ?? []).entries()) {
      if (this.states[i] !== 'secret' || this.maze.cellDistance(from, cell) > radius) continue;
      this.find(i);
      found.push(cell);
    }
    return found;
  }

  /** A secret door stops being secret. @param {number} door its place, -1 for none */
  find(door) {
    if (this.states[door] !== 'secret') return;
    this.put(door, this.maze.doors?.[door].lock === undefined ? 'closed' : 'locked');
  }

  /** What `restore` reads. @returns {NonNullable<GameJson['play']>} */
  toJSON() {
    const { states, left, radius, opening, seen } = this;
    return {
      ...{ doors: states, things: left, opening },
      view: radius === null ? null : { radius },
      seen: seen && encodeBase64(seen),
    };
  }

  /**
   * Throws a MazeError unless the data is that of a game on this maze.
   * @param {Record<string, unknown>} data
   */
  restore({ doors, things, seen = null }) {
    const { maze } = this;
    const own = maze.doors ?? [];
    const states = itemsOf(doors, 'play.doors', own.length);
    if (states.length < own.length) {
      fail('play.doors', `play.doors must have ${own.length} states; got ${states.length}`);
    }
    this.states = states.map((given, i) => {
      const { state, lock } = own[i];
      const isLocked = given === 'locked' && lock !== undefined;
      const isState = given === 'open' || given === 'closed' || given === state || isLocked;
      if (isState) return /** @type {DoorState} */ (given);
      return fail('play.doors', `play.doors must have states of doors; got ${describe(given)}`);
    });
    const count = maze.things?.length ?? 0;
    const left = itemsOf(things, 'play.things', count).map((place, i, all) => {
      if (isIndex(place, count) && (i === 0 || place > Number(all[i - 1]))) return place;
      const want = `whole numbers from 0 to ${count - 1}, ascending`;
      return fail('play.things', `play.things must have ${want}; got ${describe(place)}`);
    });
    const places = new Set(left);
    this.isLeft = this.isLeft.map((_, i) => places.has(i));
    this.way = [];
    this.clear = null;
    this.countKeys();
    if (!this.seen) return;
    const bytes = typeof seen === 'string' ? decodeBase64(seen) : null;
    if (bytes?.length !== maze.cellCount) {
      fail('play.seen', `play.seen must be base64 of ${maze.cellCount} bytes`);
    }
    this.seen = bytes;
  }
}

/**
 * The place of the first of `length` ascending numbers that is not less than a number.
 * @param {number} least
 * @param {number} length
 * @param {(place: number) => number} numberAt
 */
function firstFrom(least, length, numberAt) {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {readonly import('../options/types.js').Thing[]} things */
function placesByCell(things) {
  const places = things.flatMap(({ role }, i) => (PICKED_UP.includes(role) ? [i] : []));
  return Uint32Array.from(places).sort((a, b) => things[a].cell - things[b].cell);
}

/** @param {unknown} view @returns {number} */
function readView(view) {
  const entries = entriesOf(view, 'view');
  checkKeys(entries, ['radius'], 'view');
  return readRadius(Object.fromEntries(entries).radius, 'view.radius');
}

/**
 * The doors of a game. A change needs the player next to the door, and returns whether the door is now
 * in the wanted state.
 */
export class GameDoors {
  /**
   * @internal
   * @param {Play} play
   * @param {() => number} position of the player
   */
  constructor(play, position) {
    /** @internal */
    this.play = play;
    /** @internal */
    this.position = position;
  }

  /** All doors by ascending cell, as they are now. @returns {Door[]} */
  get list() {
    const { maze, states } = this.play;
    return (maze.doors ?? []).map((door, i) => ({ ...door, state: states[i] }));
  }

  /**
   * How the door of a cell is. Cost: O(log doors).
   * @param {Place} cell
   * @returns {DoorState | null} null where there is no door
   * @example
   * game.doors.state(0); // null
   */
  state(cell) {
    const { maze, states } = this.play;
    return states[this.play.doorAt(readCell(maze, 'cell', cell))] ?? null;
  }

  /**
   * Opens a closed door.
   * @param {Place} cell
   * @returns {boolean} false if the player is too far, and for a locked or secret door
   * @example
   * game.doors.open(0); // false
   */
  open(cell) {
    return change(this, cell, 'closed', 'open');
  }

  /**
   * Closes an open door.
   * @param {Place} cell
   * @returns {boolean} false if the player is too far, or in the door
   * @example
   * game.doors.close(0); // false
   */
  close(cell) {
    const { maze } = this.play;
    const place = readCell(maze, 'cell', cell);
    const isTile = maze.doors?.[this.play.doorAt(place)]?.direction === undefined;
    const isInside = isTile && place === this.position();
    return !isInside && change(this, cell, 'open', 'closed');
  }

  /**
   * Unlocks a locked door with its key, which the player keeps; it is closed then.
   * @param {Place} cell
   * @returns {boolean} false if the player is too far, or without the key
   * @example
   * game.doors.unlock(0); // false
   */
  unlock(cell) {
    const door = this.play.doorAt(readCell(this.play.maze, 'cell', cell));
    return door >= 0 && this.play.hasKeyOf(door) && change(this, cell, 'locked', 'closed');
  }
}

/**
 * No private method: proxies of reactive frameworks have none.
 * @param {GameDoors} doors
 * @param {Place} place
 * @param {DoorState} from
 * @param {DoorState} to
 */
function change({ play, position }, place, from, to) {
  const cell = readCell(play.maze, 'cell', place);
  const [door, player] = [play.doorAt(cell), position()];
  const { maze, states } = play;
  if (door < 0) return false;
  const side = maze.doors?.[door].direction;
  const isBeside = () =>
    maze.directions.some((_, i) => maze.isOpen(player, i) && maze.neighbour(player, i) === cell);
  const isNear =
    player === cell || (side === undefined ? isBeside() : maze.neighbour(cell, side) === player);
  if (!isNear) return false;
  if (states[door] === from) {
    play.put(door, to);
    play.see(player);
  }
  return play.states[door] === to;
}
