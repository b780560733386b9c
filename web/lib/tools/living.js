import { adopt, isMaze, mazeFrom } from '../maze/adopt.js';
import { checkFormat, FORMAT } from '../maze/json.js';
import { neighbourAndBack, neighboursOf } from '../maze/neighbours.js';
import { isIndex, readCell } from '../options/cells.js';
import { entriesOf, itemsOf } from '../options/values.js';
import { decodeBase64, encodeBase64 } from '../util/base64.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { randomOf } from './random.js';

/** @import { Core } from '../core/core.js' */
/** @import { ShapeId } from '../generated/ids.js' */
/** @import { Maze } from '../maze/maze.js' */
/** @import { LivingJson, LivingOptions, ShiftOptions } from '../options/types.js' */
/** @import { Random } from './random.js' */

/** In place of the direction to the parent: the root, and a cell that no path joins to the start. */
const NONE = 254;
const UNREACHED = 255;

/** Cells per place where walls move at a shift, and steps of the root in each, by default. */
const CELLS_PER_PLACE = 200;
const STEPS = 3;
/** Most of both. */
const MOST = 2 ** 20;

/**
 * What a living maze stores; not in private fields, which a Proxy of a reactive framework has not. `parents`: per
 * cell the direction to its parent, NONE or UNREACHED; `isFixed`: per cell 1 if none of its walls may ever move;
 * `now`: the maze as it is now, null until somebody asks for it; `core`: a Core, which no public type names.
 * @typedef {{ core: any, first: Maze<any>, now: Maze<any> | null, passages: Uint8Array, parents: Uint8Array,
 *   root: number, random: Random, isFixed: Uint8Array }} State
 */
const state = Symbol('state');

/**
 * A maze whose walls move. Made by `mw.living`. It stays as connected as it was, with as many loops: a
 * perfect maze is perfect after every shift. Start, end and what lies in it stay where they are; the walls of rooms
 * and of cells with doors never move.
 *
 * The walls move by origin shift (C. Lobo, CaptainLuma, 2024). Every cell but the root has a passage to its
 * parent in a spanning tree. A step makes a random neighbour the new root: the passage between them opens, and
 * that of the neighbour to its old parent closes, unless there was a passage between them.
 * @template {ShapeId} [Shape=ShapeId]
 */
export class Living {
  /**
   * @internal
   * @param {Core} core
   * @param {Maze<Shape>} maze
   * @param {Random} random
   * @param {{ root: number, parents: Uint8Array } | null} saved
   */
  constructor(core, maze, random, saved) {
    const root = saved?.root ?? /** @type {number} */ (maze.start);
    /** @internal @type {State} */
    this[state] = {
      ...{ core, first: maze, now: maze, random, root },
      passages: maze.passages.slice(),
      parents: saved?.parents ?? treeOf(maze, root),
      isFixed: fixedCells(maze),
    };
    Object.freeze(this);
  }

  /** The passages as they are now, one byte per cell as in a maze. Every shift changes them; only to be read. */
  get passages() {
    return this[state].passages;
  }

  /**
   * The maze as it is now: the given one until walls have moved; then its `code`, `seed`, `algorithm` and `steps`
   * are null. Cost: O(cells) after a shift, then O(1).
   * @returns {Maze<Shape>}
   */
  get maze() {
    const own = this[state];
    own.now ??= adopt(own.core, {
      ...own.first,
      ...{ code: null, steps: null, passages: own.passages },
    });
    return /** @type {Maze<Shape>} */ (own.now);
  }

  /**
   * Moves walls in several places. A step whose walls may not move leaves the root where it is. Cost: of each
   * place the path between two cells, and O(1) per step.
   * @param {ShiftOptions} [options]
   * @returns {number[]} the cells with a passage that opened or closed, ascending
   * @example
   * const changed = living.shift({ places: 20, protect: [living.maze.end ?? 0] });
   * changed.length > 0; // true
   * living.maze.stats().perfect; // true
   */
  shift(options = {}) {
    const own = this[state];
    const entries = entriesOf(options, 'options');
    checkKeys(entries, ['protect', 'places', 'steps'], 'shift');
    const given = Object.fromEntries(entries);
    const { cellCount } = own.first;
    const places = readCount('places', given.places, Math.ceil(cellCount / CELLS_PER_PLACE));
    const steps = readCount('steps', given.steps, STEPS);
    const isKept = own.isFixed.slice();
    for (const [i, place] of itemsOf(given.protect ?? [], 'protect').entries()) {
      isKept[readCell(own.first, `protect[${i}]`, /** @type {any} */ (place))] = 1;
    }
    /** @type {Set<number>} */
    const changed = new Set();
    for (let place = 0; place < places; ++place) {
      const cell = own.random.integer(cellCount);
      if (own.parents[cell] !== UNREACHED) reroot(own, cell);
      for (let step = 0; step < steps; ++step) moveRoot(own, isKept, changed);
    }
    if (changed.size > 0) own.now = null;
    return [...changed].sort((a, b) => a - b);
  }

  /**
   * The living maze as plain data: `mw.living(JSON.parse(JSON.stringify(living)))` goes on with the same shifts.
   * Cost: O(cells).
   * @returns {LivingJson}
   * @example
   * const again = mw.living(JSON.parse(JSON.stringify(living)));
   * String(again.shift()) === String(living.shift()); // true
   */
  toJSON() {
    const { root, parents, random } = this[state];
    return {
      format: FORMAT,
      maze: this.maze.toJSON(),
      root,
      parents: encodeBase64(parents),
      random: { state: random.state },
    };
  }
}

/** Makes a cell the root: the path from it to the root turns round, and no wall moves. @param {State} own @param {number} cell */
function reroot(own, cell) {
  const grid = neighboursOf(/** @type {any} */ (own.first));
  let at = cell;
  let back = NONE;
  for (;;) {
    const direction = own.parents[at];
    own.parents[at] = back;
    if (direction === NONE) break;
    const slot = neighbourAndBack(grid, at, direction);
    back = slot & 7;
    at = slot >>> 3;
  }
  own.root = cell;
}

/**
 * Makes a random neighbour of the root the root.
 * @param {State} own
 * @param {Uint8Array} isKept per cell 1 if none of its walls may move
 * @param {Set<number>} changed cells are added to it
 */
function moveRoot(own, isKept, changed) {
  const grid = neighboursOf(/** @type {any} */ (own.first));
  const { root, passages, parents } = own;
  const direction = own.random.integer(own.first.directions.length);
  if (((grid.exits[root] >> direction) & 1) === 0) return;
  const slot = neighbourAndBack(grid, root, direction);
  const [next, back] = [slot >>> 3, slot & 7];
  if (next === root || parents[next] === UNREACHED) return;
  // Through a passage that is open already, because there are loops, the tree changes alone.
  if (((passages[root] >> direction) & 1) === 0) {
    const way = neighbourAndBack(grid, next, parents[next]);
    const old = way >>> 3;
    if (isKept[root] || isKept[next] || isKept[old]) return;
    passages[root] |= 1 << direction;
    passages[next] = (passages[next] | (1 << back)) & ~(1 << parents[next]);
    passages[old] &= ~(1 << (way & 7));
    for (const cell of [root, next, old]) changed.add(cell);
  }
  parents[root] = direction;
  parents[next] = NONE;
  own.root = next;
}

/**
 * @param {string} field
 * @param {unknown} value
 * @param {number} usual
 * @returns {number}
 */
function readCount(field, value, usual) {
  if (value === undefined) return usual;
  if (isIndex(value, MOST + 1)) return value;
  return fail(field, `${field} must be a whole number from 0 to ${MOST}; got ${describe(value)}`);
}

/**
 * A spanning tree of what the start reaches, by breadth: per cell the direction to its parent.
 * @param {Maze<any>} maze
 * @param {number} root
 */
function treeOf(maze, root) {
  const grid = neighboursOf(maze);
  const parents = new Uint8Array(maze.cellCount).fill(UNREACHED);
  parents[root] = NONE;
  const queue = [root];
  for (const cell of queue) {
    for (let ways = maze.passages[cell]; ways !== 0; ways &= ways - 1) {
      const slot = neighbourAndBack(grid, cell, 31 - Math.clz32(ways & -ways));
      if (parents[slot >>> 3] !== UNREACHED) continue;
      parents[slot >>> 3] = slot & 7;
      queue.push(slot >>> 3);
    }
  }
  return parents;
}

/**
 * The cells whose walls never move: those of rooms, which would be no rooms any more, and those on both sides
 * of doors.
 * @param {Maze<any>} maze
 */
function fixedCells(maze) {
  const isFixed = new Uint8Array(maze.cellCount);
  for (const { cells } of maze.rooms ?? []) for (const cell of cells ?? []) isFixed[cell] = 1;
  for (const { cell, direction = 0 } of maze.doors ?? []) {
    isFixed[cell] = 1;
    isFixed[/** @type {number} */ (maze.neighbour(cell, direction))] = 1;
  }
  return isFixed;
}

/**
 * Whether some direction leads through a corner of a cell, where two passages would cross. Cost: O(cells).
 * @param {Maze<any>} maze
 */
function hasCorners(maze) {
  const { exits } = neighboursOf(maze);
  const used = exits.reduce((all, bits) => all | bits, 0);
  const sides = new Set(maze.polygons().sides);
  return maze.directions.some(
    (name, i) => (used >> i) & 1 && !sides.has(i) && name !== 'up' && name !== 'down',
  );
}

/**
 * Throws a MazeError for a maze whose walls cannot move.
 * @param {Maze<any>} maze
 */
function checkLiving(maze) {
  const refuse = (/** @type {string} */ why) => fail('maze', `maze must be ${why}`);
  if (maze.dungeon)
    refuse('one with walls between its cells; the passages of a dungeon are its tiles');
  if (maze.oneWays) refuse('one without one-way passages, which its shifts could lead against');
  if (maze.start === null) refuse('one with a start: what that reaches is what lives');
  if (hasCorners(maze)) {
    refuse(`of a shape whose passages cannot cross; those of shape '${maze.shape}' can`);
  }
}

/**
 * The tree of saved data. Throws a MazeError unless it is a spanning tree of what the start reaches along the
 * passages of the maze.
 * @param {Maze<any>} maze
 * @param {unknown} root
 * @param {unknown} text
 */
function readTree(maze, root, text) {
  const wrong = () => fail('parents', 'parents must be the tree of a living maze, as it saved it');
  const parents = typeof text === 'string' ? decodeBase64(text) : null;
  const start = /** @type {number} */ (maze.start);
  if (!isIndex(root, maze.cellCount) || parents?.length !== maze.cellCount) return wrong();
  const reached = treeOf(maze, start);
  if (reached[root] === UNREACHED) return wrong();
  // A cell is good once its parents lead to the root; 1 while they are followed.
  const grid = neighboursOf(maze);
  const known = new Uint8Array(maze.cellCount);
  const isOpen = (/** @type {number} */ cell) =>
    parents[cell] < 8 && ((maze.passages[cell] >> parents[cell]) & 1) === 1;
  if (parents[root] !== NONE) return wrong();
  known[root] = 2;
  for (let first = 0; first < known.length; ++first) {
    if ((reached[first] === UNREACHED) !== (parents[first] === UNREACHED)) return wrong();
    if (reached[first] === UNREACHED) continue;
    const path = [];
    let cell = first;
    for (; known[cell] === 0; cell = neighbourAndBack(grid, cell, parents[cell]) >>> 3) {
      if (!isOpen(cell)) return wrong();
      known[cell] = 1;
      path.push(cell);
    }
    if (known[cell] === 1) return wrong();
    for (const each of path) known[each] = 2;
  }
  return { root: Number(root), parents };
}

/**
 * See `mw.living`.
 * @param {Core} core
 * @param {unknown} given a maze, or what `toJSON` of a living one returned
 * @param {LivingOptions} [options]
 */
export function livingOf(core, given, options) {
  const entries = entriesOf(options ?? {}, 'options');
  const isObject = typeof given === 'object' && given !== null;
  const saved = isObject && !isMaze(given) ? Object.fromEntries(entriesOf(given, 'maze')) : {};
  const isSaved = 'parents' in saved;
  checkKeys(entries, isSaved ? [] : ['seed'], 'living');
  if (isSaved) checkFormat(saved.format);
  const maze = mazeFrom(core, isSaved ? saved.maze : given);
  checkLiving(maze);
  if (!isSaved) return new Living(core, maze, randomOf(Object.fromEntries(entries).seed), null);
  const tree = readTree(maze, saved.root, saved.parents);
  if (typeof saved.random !== 'object' || saved.random === null) {
    fail('random', `random must be { state }; got ${describe(saved.random)}`);
  }
  return new Living(core, maze, randomOf(saved.random), tree);
}
