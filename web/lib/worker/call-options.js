import { entriesOf } from '../options/values.js';
import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';

/**
 * How far a call is.
 * @typedef {object} Progress
 * @property {number} done in units of its own, of the part of the work that it is at
 * @property {number} of
 * @property {number} share of the call that is done, about; it never falls, and ends with 1
 */

/**
 * How a pool runs a call.
 * @typedef {object} CallOptions
 * @property {AbortSignal} [signal] ends the call, which then rejects with a MazeError of code
 *   'cancelled' whose cause is the signal's reason
 * @property {(progress: Progress) => void} [onProgress] called at most about 60 times a second, and
 *   at the end; what it throws ends the call
 * @property {number} [priority] a whole number from -1000 to 1000; a call of priority p goes before
 *   the last 16 p calls of priority 0 that wait; 0
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
 * @param {unknown} how
 * @param {boolean} takesMore whether it may hold other things too
 * @returns {{ how: CallOptions & { priority: number }, more: Record<string, unknown> }}
 */
export function readHow(how, takesMore) {
  /** @type {Record<string, any>} */
  const known = {};
  /** @type {Record<string, unknown>} */
  const more = {};
  for (const [key, value] of entriesOf(how ?? {}, 'options')) {
    if (!Object.hasOwn(checks, key)) {
      if (!takesMore) fail(key, `${key} is not an option of a call of the pool`);
      more[key] = value;
      continue;
    }
    const { is, want } = checks[key];
    if (!is(value)) fail(key, `${key} must be ${want}; got ${describe(value)}`);
    known[key] = value;
  }
  return { how: { priority: 0, ...known }, more };
}
