import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { isTypedArray } from '../util/realm.js';

/**
 * @param {unknown} weights the cost of entering each cell, whole numbers of 32 bits
 * @returns {Uint32Array}
 */
export function readWeights(weights) {
  if (isTypedArray(weights, 'Uint32Array')) return weights;
  if (!isArray(weights)) {
    fail('weights', `weights must be a Uint32Array or an array; got ${describe(weights)}`);
  }
  const costs = new Uint32Array(weights.length);
  for (let cell = 0; cell < costs.length; ++cell) {
    costs[cell] = /** @type {number} */ (weights[cell]);
    if (costs[cell] === weights[cell]) continue;
    fail(
      'weights',
      `weights must be whole numbers from 0 to 4294967295; cell ${cell} has ${describe(weights[cell])}`,
    );
  }
  return costs;
}
