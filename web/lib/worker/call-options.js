/** @import { SignalLike } from '../options/types.js' */

import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';

/**
 * Progress of a call.
 * @typedef {object} Progress
 * @property {number} done units of work done in the current phase
 * @property {number} of units of work in that phase
 * @property {number} share estimated share of the call that is done; it never falls and ends at 1
 */

/**
 * Options of a call of a pool.
 * @typedef {object} CallOptions
 * @property {SignalLike} [signal] an AbortSignal, which cancels the call: it rejects with a MazeError of code 'cancelled'
 *   whose cause is the signal's reason
 * @property {(progress: Progress) => void} [onProgress] called at most about 60 times per second and
 *   at the end; an error that it throws ends the call
 * @property {number} [priority] a whole number from -1000 to 1000; a call of priority p is run before
 *   the last 16 p waiting calls of priority 0; 0
 */

/** @param {any} value */
function isSignal(value) {
  try {
    return typeof value.aborted === 'boolean' && typeof value.addEventListener === 'function';
  } catch {
    return false;
  }
}

const MOST = 1000;

/** @type {Record<string, { is(value: any): boolean, want: string }>} */
const checks = {
  signal: { is: isSignal, want: 'an AbortSignal' },
  onProgress: { is: (value) => typeof value === 'function', want: 'a function' },
  priority: {
    is: (value) => Number.isInteger(value) && Math.abs(value) <= MOST,
    want: `a whole number from -${MOST} to ${MOST}`,
  },
};

/**
 * Reads the last argument of a call.
 * @param {unknown} given
 * @param {boolean} takesMore whether it may have other options as well
 * @returns {{ options: CallOptions & { priority: number }, more: Record<string, unknown> }}
 */
export function readCallOptions(given, takesMore) {
  /** @type {Record<string, any>} */
  const known = {};
  /** @type {Record<string, unknown>} */
  const more = {};
  const entries = entriesOf(given ?? {}, 'options');
  if (!takesMore) checkKeys(entries, Object.keys(checks), 'a call of the pool');
  for (const [key, value] of entries) {
    if (!Object.hasOwn(checks, key)) {
      more[key] = value;
      continue;
    }
    const { is, want } = checks[key];
    if (!is(value)) fail(key, `${key} must be ${want}; got ${describe(value)}`);
    known[key] = value;
  }
  return { options: { priority: 0, ...known }, more };
}
