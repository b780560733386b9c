import { fail } from './error.js';

/**
 * A random seed from the machine's source of randomness: a whole number of 53 bits, which JSON and
 * codes keep exactly.
 * @returns {number}
 */
export function randomSeed() {
  const { crypto } = globalThis;
  if (typeof crypto?.getRandomValues !== 'function') {
    fail(
      'seed',
      'seed must be given, because there is no crypto.getRandomValues here to draw one',
      'invalid-seed',
    );
  }
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}
