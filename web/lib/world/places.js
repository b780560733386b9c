import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';

/**
 * A cell of a world.
 * @typedef {{ x: number, y: number }} WorldCell
 */

/**
 * @param {string} field
 * @param {unknown} value
 * @param {{ first: number, end: number }} range
 * @returns {number}
 */
export function readCoordinate(field, value, { first, end }) {
  if (Number.isInteger(value)) {
    const number = /** @type {number} */ (value);
    if (number >= first && number < end) return number + 0; // no -0
  }
  const range = `a whole number from ${first} to ${end - 1}`;
  return fail(field, `${field} must be ${range}; got ${describe(value)}`);
}

/**
 * The values of an object that has these keys and no others.
 * @template {string} Key
 * @param {string} field
 * @param {unknown} value
 * @param {readonly Key[]} keys
 * @returns {Record<Key, unknown>}
 */
export function readKeys(field, value, keys) {
  const entries = entriesOf(value, field);
  const unknown = entries.find(([key]) => !keys.includes(/** @type {Key} */ (key)));
  if (unknown) fail(field, `${field} must have ${keys.join(', ')} and no ${describe(unknown[0])}`);
  return /** @type {Record<Key, unknown>} */ (Object.fromEntries(entries));
}

/**
 * @param {string} field
 * @param {unknown} value
 * @param {{ first: number, end: number }} range
 * @returns {WorldCell}
 */
export function readCell(field, value, range) {
  const given = readKeys(field, value, ['x', 'y']);
  const x = readCoordinate(`${field}.x`, given.x, range);
  const y = readCoordinate(`${field}.y`, given.y, range);
  return { x, y };
}

/**
 * The neighbour of a cell.
 * @param {WorldCell} cell
 * @param {number} direction north, south, west, east
 * @returns {WorldCell}
 */
export const neighbourOf = ({ x, y }, direction) => ({
  x: direction < 2 ? x : x + 2 * direction - 5,
  y: direction < 2 ? y + 2 * direction - 1 : y,
});
