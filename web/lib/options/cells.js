import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { entriesOf, itemsOf } from './values.js';

/** @typedef {import('./types.js').Place} Place */

/**
 * What a reader of cells needs of a maze.
 * @typedef {{ readonly cellCount: number,
 *   cellAt(x: number, y: number, level?: number): number | null }} Cells
 */

/**
 * Throws a MazeError unless a value is a number other than NaN.
 * @param {string} field
 * @param {unknown} value
 */
export function checkNumber(field, value) {
  if (typeof value === 'number' && !Number.isNaN(value)) return;
  fail(field, `${field} must be a number; got ${describe(value)}`);
}

/**
 * Throws a MazeError unless a value is true or false.
 * @param {string} field
 * @param {unknown} value
 * @returns {asserts value is boolean}
 */
export function checkBoolean(field, value) {
  if (typeof value === 'boolean') return;
  fail(field, `${field} must be true or false; got ${describe(value)}`);
}

/**
 * @param {unknown} value
 * @param {number} end
 * @returns {value is number} whether it is a whole number from 0 to end - 1
 */
export const isIndex = (value, end) =>
  Number.isInteger(value) && /** @type {number} */ (value) >= 0 && Number(value) < end;

/**
 * Throws a MazeError unless a value is a whole number from 0 to end - 1.
 * @param {string} field
 * @param {unknown} value
 * @param {number} end
 */
export function checkIndex(field, value, end) {
  if (isIndex(value, end)) return;
  fail(field, `${field} must be a whole number from 0 to ${end - 1}; got ${describe(value)}`);
}

/**
 * The index of a cell that was given by its index or by its position. Throws a MazeError if there is
 * no such cell.
 * @param {Cells} maze
 * @param {string} field
 * @param {unknown} value
 * @returns {number}
 */
export function readCell(maze, field, value) {
  if (isIndex(value, maze.cellCount)) return value;
  const want = `${field} must be a cell from 0 to ${maze.cellCount - 1}, or { x, y, level }`;
  const isPosition = typeof value === 'object' && value !== null && !isArray(value);
  if (!isPosition) fail(field, `${want}; got ${describe(value)}`);
  const { x, y, level = 0, ...rest } = Object.fromEntries(entriesOf(value, field));
  if (x === undefined || y === undefined || Object.keys(rest).length > 0) {
    fail(field, `${want}; got ${describe(value)}`);
  }
  for (const [axis, number] of Object.entries({ x, y, level })) {
    checkNumber(`${field}.${axis}`, number);
  }
  const [column, row, storey] = /** @type {number[]} */ ([x, y, level]);
  const cell = maze.cellAt(column, row, storey);
  if (cell !== null) return cell;
  const place = `x ${column}, y ${row}, level ${storey}`;
  return fail(field, `${field} must be a cell of this maze, which has none at ${place}`);
}

/**
 * One cell or several, each as readCell takes it.
 * @param {Cells} maze
 * @param {string} field
 * @param {unknown} value a cell, or an array or typed array of cells
 * @returns {Uint32Array}
 */
export function readCells(maze, field, value) {
  if (!isArray(value) && !ArrayBuffer.isView(value)) {
    return Uint32Array.of(readCell(maze, field, value));
  }
  const items = isArray(value) ? itemsOf(value, field) : numbersOf(value, field);
  return Uint32Array.from(items, (item) => readCell(maze, field, item));
}

/** @param {unknown} view a typed array @param {string} field */
function numbersOf(view, field) {
  try {
    return Array.from(/** @type {ArrayLike<unknown>} */ (view));
  } catch {
    return fail(field, `${field} must be an array that can be read; its buffer is detached`);
  }
}
