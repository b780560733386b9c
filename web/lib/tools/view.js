import { checkIndex, readCell } from '../options/cells.js';
import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';
import { checkKeys } from '../util/suggest.js';
import { clearOf } from './clear.js';
import { castShadows } from './shadows.js';
import { seenFrom } from './sight.js';

/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */
/** @typedef {import('../options/types.js').Through} Through */

/** The greatest radius of a view. */
const MOST = 4095;

/** The radius of a view by default. */
const USUAL = 8;

/** @param {unknown} radius @param {string} [field] @returns {number} */
export function readRadius(radius = USUAL, field = 'radius') {
  checkIndex(field, radius, MOST + 1);
  return /** @type {number} */ (radius);
}

/**
 * A plane of a maze to write to, all 0: the given one, or a new one.
 * @param {MazeValue} maze
 * @param {unknown} into
 * @returns {Uint8Array}
 */
export function readInto({ cellCount }, into) {
  if (into === undefined) return new Uint8Array(cellCount);
  if (!isTypedArray(into, 'Uint8Array') || into.length !== cellCount) {
    fail('into', `into must be a Uint8Array of ${cellCount} bytes; got ${describe(into)}`);
  }
  return into.fill(0);
}

/** Whether cells are squares that are their own walls. @param {MazeValue} maze */
export const hasShadows = ({ dungeon, shape }) => dungeon && shape === 'square';

/**
 * Writes 1 to the bytes of the cells that are seen from a cell.
 * @param {MazeValue} maze
 * @param {Uint8Array} seen
 * @param {number} from
 * @param {number} radius
 * @param {ArrayLike<number>} clear
 */
export function addView(maze, seen, from, radius, clear) {
  if (hasShadows(maze)) castShadows(seen, clear, maze, from, radius);
  else for (const cell of seenFrom(maze, clear, from, radius).cells) seen[cell] = 1;
}

/**
 * See `maze.view`.
 * @param {MazeValue} maze
 * @param {unknown} cell
 * @param {unknown} options
 * @returns {Uint8Array}
 */
export function viewOf(maze, cell, options) {
  const entries = entriesOf(options ?? {}, 'options');
  checkKeys(entries, ['radius', 'through', 'into'], 'view');
  const { radius, through, into } = Object.fromEntries(entries);
  const from = readCell(maze, 'cell', cell);
  const reach = readRadius(radius);
  const clear = clearOf(maze, /** @type {Through | undefined} */ (through));
  const seen = readInto(maze, into);
  addView(maze, seen, from, reach, clear);
  return seen;
}
