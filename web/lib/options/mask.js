import { describe, isArray } from '../util/describe.js';
import { fail, MazeError } from '../util/error.js';

/**
 * Which cells a maze may use: one entry per cell, row by row, or an array of rows. True or 1 keeps a
 * cell.
 * @typedef {ArrayLike<boolean | number> | ArrayLike<ArrayLike<boolean | number>>} Mask
 */

const maxEntries = 2 ** 24;

/**
 * @param {unknown} mask
 * @returns {Uint8Array} one byte per cell, 0 or 1
 */
export function readMask(mask) {
  if (!isList(mask)) refuse(`must be an array of booleans or of rows; got ${describe(mask)}`);
  try {
    const rows = isArray(mask) && mask.length > 0 && isList(mask[0]) ? checkedRows(mask) : [mask];
    return flatten(/** @type {ArrayLike<unknown>[]} */ (rows));
  } catch (error) {
    if (error instanceof MazeError) throw error;
    return refuse('must be an array that can be read; reading it threw');
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
const refuse = (message) => fail('mask', `mask ${message}`, 'invalid-mask');

/**
 * @param {unknown} value
 * @returns {value is ArrayLike<unknown>}
 */
const isList = (value) => isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);

/**
 * @param {unknown[]} rows
 * @returns {unknown[]}
 */
function checkedRows(rows) {
  const width = /** @type {ArrayLike<unknown>} */ (rows[0]).length;
  for (let y = 0; y < rows.length; ++y) {
    const row = rows[y];
    if (isList(row) && row.length === width) continue;
    refuse(`must have rows of one length, ${width}; row ${y} has ${isList(row) ? row.length : 0}`);
  }
  return rows;
}

/** @param {ArrayLike<unknown>[]} rows */
function flatten(rows) {
  const width = rows[0].length;
  if (width * rows.length > maxEntries) refuse(`must have at most ${maxEntries} entries`);
  const bytes = new Uint8Array(width * rows.length);
  for (let y = 0; y < rows.length; ++y) {
    for (let x = 0; x < width; ++x) {
      const value = rows[y][x];
      if (value === true || value === 1) bytes[y * width + x] = 1;
      else if (value !== false && value !== 0) {
        refuse(
          `must have booleans, 0 and 1 as entries; entry ${y * width + x} is ${describe(value)}`,
        );
      }
    }
  }
  if (bytes.length === 0) refuse('must have one entry per cell; got none');
  return bytes;
}
