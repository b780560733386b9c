import { nextId } from '../core/core.js';
import { dataOf, partsOf } from '../core/maze-record.js';
import { coreValue, entriesOf } from '../options/values.js';
import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';
import { isCount, readParts } from './adopt-parts.js';
import { fromJson } from './json.js';
import { MazeValue } from './maze.js';

/** @typedef {import('../core/core.js').Core} Core */

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value */
const isBytes = (value) => isTypedArray(value, 'Uint8Array');

/** @param {any} value */
function isGraph(value) {
  if (!isObject(value)) return false;
  const { edges, positions } = Object.fromEntries(entriesOf(value, 'graph'));
  return (
    isTypedArray(edges, 'Uint32Array') && (!positions || isTypedArray(positions, 'Int32Array'))
  );
}

/**
 * What the core must be able to rely on before it checks the rest.
 * @type {Record<string, { is: (value: any) => boolean, want: string, optional?: boolean }>}
 */
const checks = {
  shape: { is: (value) => typeof value === 'string', want: 'a text' },
  width: { is: isCount, want: 'a whole number' },
  height: { is: isCount, want: 'a whole number' },
  levels: { is: isCount, want: 'a whole number' },
  passages: { is: isBytes, want: 'a Uint8Array' },
  oneWays: { is: isBytes, want: 'a Uint8Array', optional: true },
  kinds: { is: isBytes, want: 'a Uint8Array', optional: true },
  dungeon: { is: (value) => typeof value === 'boolean', want: 'true or false', optional: true },
  mask: { is: isBytes, want: 'a Uint8Array', optional: true },
  bridges: {
    is: (value) => isTypedArray(value, 'Uint32Array') && value.length % 2 === 0,
    want: 'a Uint32Array of pairs',
    optional: true,
  },
  start: { is: isCount, want: 'a cell', optional: true },
  end: { is: isCount, want: 'a cell', optional: true },
  rooms: { is: isArray, want: 'an array of rooms', optional: true },
  doors: { is: isArray, want: 'an array of doors', optional: true },
  things: { is: isArray, want: 'an array of things', optional: true },
  tree: { is: isArray, want: 'an array of regions', optional: true },
  steps: {
    is: (value) => isTypedArray(value, 'Uint32Array'),
    want: 'a Uint32Array',
    optional: true,
  },
  shapeParams: { is: isObject, want: 'an object', optional: true },
  graph: { is: isGraph, want: 'edges and positions', optional: true },
  code: { is: (value) => typeof value === 'string', want: 'a text', optional: true },
};

/**
 * A maze from its data: checked, copied, never shared. It has the code of the data if that code
 * restores this very maze, and by it algorithm, seed and parameters; otherwise they are null. Cost:
 * O(cells); with a code that of generate too, because the maze of the code is made to compare.
 * @param {Core} core
 * @param {unknown} data
 * @returns {import('./maze.js').Maze}
 */
export function adopt(core, data) {
  const given = fromJson(new Map(entriesOf(data, 'data')));
  /** @type {Record<string, any>} */
  const parts = {};
  for (const [key, { is, want, optional }] of Object.entries(checks)) {
    const value = given.get(key) ?? null;
    if (!(optional && value === null) && !is(value)) {
      fail(key, `${key} must be ${want}; got ${describe(value)}`);
    }
    parts[key] = value;
  }
  const longest = Math.max(parts.width, parts.height, parts.levels);
  // No grid has fewer cells, and one of many rings takes long to make.
  if (parts.passages.length < longest) {
    const want = `at least one byte per cell in a row of ${longest}`;
    fail('passages', `passages must have ${want}; got ${parts.passages.length}`);
  }
  parts.dungeon ??= parts.kinds !== null;
  const { shape, steps } = parts;
  const shapeParams = Object.fromEntries(entriesOf(parts.shapeParams ?? {}, 'shapeParams'));
  const graph = parts.graph && Object.fromEntries(entriesOf(parts.graph, 'graph'));
  const own = readParts(parts, core.rows);
  const id = nextId();
  const record = dataOf(/** @type {any} */ ({ ...parts, ...own, shapeParams, graph }), core.rows);
  const made = core.call('adopt', record, String(coreValue(parts.code ?? '')), id);
  /** @type {import('../options/options.js').OptionsRecord} */
  const options = made.code ? originOf(core, made.code) : { shape };
  const { params, passes } = options;
  const known = partsOf({ ...made, params, passes }, options, core.rows);
  const maze = { ...known, steps: steps && new Uint32Array(steps) };
  return /** @type {any} */ (new MazeValue(core, maze, id));
}

/** Whether a value is a maze of this entry, or of another one, or the data of one. @param {unknown} value */
export const isMaze = (value) =>
  MazeValue.is(value) ||
  (isObject(value) && entriesOf(value, 'maze').some(([key]) => key === 'passages'));

/**
 * The maze that a caller gave: one of this entry as it is, one of another entry or data of one adopted.
 * Throws a MazeError for what is no maze. Cost: O(1) for one of this entry, else that of `adopt`.
 * @param {Core} core
 * @param {unknown} value
 * @returns {import('./maze.js').Maze<any>}
 */
export function mazeFrom(core, value) {
  if (MazeValue.is(value)) return /** @type {any} */ (value);
  if (isMaze(value)) return adopt(core, value);
  return fail('maze', `maze must be a Maze; got ${describe(value)}`);
}

/**
 * The options of a maze of any size: its cells are in memory already.
 * @param {Core} core
 * @param {string} code
 */
function originOf(core, code) {
  return core.call('describe', code, { ...core.defaults.generate, maxCells: 2 ** 28 });
}
