import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';

/** @typedef {import('../maze/maze.js').MazeValue} MazeValue */
/** @typedef {import('../options/types.js').Through} Through */

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
  for (const { cell, state } of doors) own[cell] = Number(state === 'open');
  return { doors: own, all };
}

/**
 * One number per cell of a maze, 0 where the cell blocks sight: rock, what the mask leaves out, and
 * doors that are not open. Cost: O(cells) for the first call, then O(1).
 * @param {MazeValue} maze
 * @param {Through | undefined} through instead: 'doors', all doors let it through; or own numbers
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
  if (through.length !== maze.cellCount) {
    const want = `one number per cell, ${maze.cellCount}`;
    fail('through', `through must have ${want}; got ${describe(through.length)}`);
  }
  return through;
}
