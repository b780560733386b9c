import { itemsOf } from '../options/values.js';
import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';

/** @import { Door } from '../options/types.js' */
/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */
/** @typedef {import('../options/types.js').Through} Through */

/** What lets sight through a cell, but not through the passage with its door. */
const SHUT = 2;

/** The number of the cell of a door. @param {Door} door @param {boolean} isOpen */
export const clearOfDoor = ({ direction }, isOpen) =>
  isOpen || direction === undefined ? Number(isOpen) : SHUT;

/**
 * The passages of a maze without those whose doors are shut.
 * @param {MazeValue} maze
 * @param {ArrayLike<number>} clear
 */
export function passagesSeen(maze, clear) {
  const shut = (maze.doors ?? []).filter(
    ({ cell, direction }) => direction !== undefined && clear[cell] === SHUT,
  );
  if (shut.length === 0) return maze.passages;
  const passages = maze.passages.slice();
  for (const { cell, direction = 0 } of shut) {
    passages[cell] &= ~(1 << direction);
    const to = /** @type {number} */ (maze.neighbour(cell, direction));
    passages[to] &= ~(1 << /** @type {number} */ (maze.back(cell, direction)));
  }
  return passages;
}

/**
 * What lets sight through in a maze, by how its doors count. Made when first needed.
 * @type {WeakMap<MazeValue, { doors: Uint8Array, all: Uint8Array }>}
 */
const known = new WeakMap();

/** @param {MazeValue} maze */
function planesOf({ cellCount, kinds, mask, doors }) {
  const all = kinds ? kinds.map((kind) => Number(kind !== 0)) : new Uint8Array(cellCount).fill(1);
  if (mask) for (let cell = 0; cell < cellCount; ++cell) all[cell] &= mask[cell];
  if (!doors) return { doors: all, all };
  const own = all.slice();
  for (const door of doors) own[door.cell] = clearOfDoor(door, door.state === 'open');
  return { doors: own, all };
}

/**
 * One number per cell of a maze, 0 where the cell blocks sight: rock, what the mask leaves out, and
 * doors that are not open; 2 where a door in a passage of the cell is not. Cost: O(cells) for the first call, then O(1).
 * @param {MazeValue} maze
 * @param {Through | undefined} through instead: 'doors', all doors let it through; or own numbers
 *   in a Uint8Array; an array is copied
 * @returns {ArrayLike<number>} not to be changed
 */
export function clearOf(maze, through) {
  if (through === undefined || through === 'doors') {
    let planes = known.get(maze);
    if (!planes) {
      planes = planesOf(maze);
      known.set(maze, planes);
    }
    return through ? planes.all : planes.doors;
  }
  const isList = isTypedArray(through, 'Uint8Array') || isArray(through);
  if (!isList) {
    fail('through', `through must be 'doors' or a byte per cell; got ${describe(through)}`);
  }
  const numbers = isArray(through) ? itemsOf(through, 'through') : through;
  if (numbers.length !== maze.cellCount) {
    const want = `one number per cell, ${maze.cellCount}`;
    fail('through', `through must have ${want}; got ${describe(numbers.length)}`);
  }
  if (isArray(numbers) && !numbers.every((each) => typeof each === 'number')) {
    fail('through', 'through must have numbers only');
  }
  return /** @type {ArrayLike<number>} */ (numbers);
}
