import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';

/**
 * What a handler of tiles refuses, and what it keeps. A limit never changes what an answer holds.
 * @typedef {object} TileLimits
 * @property {number} [cells] most cells that are generated for an answer, 16384 to 2^24: the whole chunks that
 *   a tile touches, or those on a route; 131072
 * @property {number} [codeLength] most characters of the code of a world, 64 to 65536; 1024
 * @property {number} [work] most elementary steps of a chunk, as `mw.work` tells them before it begins, 2^20 to
 *   2^53 - 1; 2^30
 * @property {number} [worlds] worlds whose last chunks are kept, 1 to 1024, at most some MB each; 16
 */

/** Least value, greatest value, default. @type {Record<keyof TileLimits, [number, number, number]>} */
const RANGES = {
  cells: [2 ** 14, 2 ** 24, 2 ** 17],
  codeLength: [64, 2 ** 16, 1024],
  work: [2 ** 20, Number.MAX_SAFE_INTEGER, 2 ** 30],
  worlds: [1, 1024, 16],
};

/**
 * @param {unknown} limits
 * @returns {Required<TileLimits>}
 */
export function readLimits(limits) {
  const entries = limits === undefined ? [] : entriesOf(limits, 'limits');
  checkKeys(entries, Object.keys(RANGES), 'createTileHandler');
  const given = Object.fromEntries(entries);
  const read = (/** @type {keyof TileLimits} */ key) => {
    const [min, max, usual] = RANGES[key];
    const value = /** @type {number} */ (given[key] === undefined ? usual : given[key]);
    if (!Number.isInteger(value) || value < min || value > max) {
      fail(key, `${key} must be a whole number from ${min} to ${max}; got ${describe(value)}`);
    }
    return value;
  };
  return {
    ...{ cells: read('cells'), codeLength: read('codeLength') },
    ...{ work: read('work'), worlds: read('worlds') },
  };
}
