import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';
import { isIndex } from './cells.js';
import { itemsOf } from './values.js';

/** The weight of a cell that no path enters, as the core has it (`blockedWeight`). */
const BLOCKED = 2 ** 32 - 1;

/**
 * Reads the costs of entering each cell.
 * @param {unknown} weights whole numbers below 4294967295, or Infinity for a cell that no path
 *   enters; in a Uint32Array that is 4294967295
 * @returns {Uint32Array}
 */
export function readWeights(weights) {
  if (isTypedArray(weights, 'Uint32Array')) return weights;
  if (!isArray(weights)) {
    fail('weights', `weights must be a Uint32Array or an array; got ${describe(weights)}`);
  }
  return Uint32Array.from(/** @type {any[]} */ (itemsOf(weights, 'weights')), (weight, cell) => {
    if (weight === Number.POSITIVE_INFINITY) return BLOCKED;
    if (isIndex(weight, BLOCKED + 1)) return weight;
    const want = `whole numbers from 0 to ${BLOCKED - 1}, or Infinity`;
    return fail('weights', `weights must be ${want}; cell ${cell} has ${describe(weight)}`);
  });
}
