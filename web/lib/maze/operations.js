import { fail } from '../util/error.js';
import { OPERATIONS } from './operation-codes.js';

export { MARKS, OPERATIONS } from './operation-codes.js';

/** @typedef {import('./operation-codes.js').Operation} Operation */

const END = OPERATIONS.reject + 8;

/** The code of the last kind of tile. */
const LAST_KIND = OPERATIONS.kind + 5;

/** The name of every code. @type {readonly Operation[]} */
const names = Array.from({ length: END }, (_, code) => {
  const found = Object.entries(OPERATIONS).findLast(([, first]) => first <= code);
  return /** @type {[Operation, number]} */ (found)[0];
});

/** @param {number} entry @returns {{ cell: number, operation: Operation, value: number }} */
export function decode(entry) {
  const code = entry & 63;
  const operation = names[code];
  return { cell: entry >>> 6, operation, value: code - OPERATIONS[operation] };
}

/** Whether a step is `carve`, `fill` or `reject`. @param {number} entry */
export const isOfPassage = (entry) =>
  (entry & 63) < OPERATIONS.kind || (entry & 63) >= OPERATIONS.reject;

/**
 * Whether the two steps of a one-way passage stand one after the other.
 * @param {Uint32Array} steps
 * @param {number} at index of one of them
 */
function isHalfOfPair(steps, at) {
  const isFirst = (steps[at] & 63) === OPERATIONS.oneWayFrom;
  const other = steps[isFirst ? at + 1 : at - 1] & 63;
  return other === (isFirst ? OPERATIONS.oneWayTo : OPERATIONS.oneWayFrom);
}

/**
 * The operations of a log. Cost: O(steps), 1 ns each, where `checkSteps` takes 12 ns: it looks cells up.
 * @param {Uint32Array} steps
 * @returns {number} bit c % 32 set if the log has an operation of code c
 */
export function codesOf(steps) {
  let codes = 0;
  for (let at = 0; at < steps.length; ++at) codes |= 1 << steps[at];
  return codes;
}

/**
 * Throws a MazeError unless a log can be played on a grid. Cost: O(steps).
 * @param {Uint32Array} steps
 * @param {Uint8Array} exits per cell, bit d set if a neighbour exists in direction d
 * @param {{ hasKinds: boolean, hasOneWays: boolean }} planes whether the maze has these planes
 * @returns {number} as `codesOf`
 */
export function checkSteps(steps, exits, { hasKinds, hasOneWays }) {
  let codes = 0;
  for (let at = 0; at < steps.length; ++at) {
    const code = steps[at] & 63;
    const directions = exits[steps[at] >>> 6]; // undefined if there is no such cell
    const isStep =
      code < OPERATIONS.kind || code >= OPERATIONS.reject
        ? code < END && ((directions >> (code & 7)) & 1) === 1
        : directions !== undefined &&
          (code < OPERATIONS.place ? hasKinds && code <= LAST_KIND : true) &&
          (code < OPERATIONS.oneWayFrom || (hasOneWays && isHalfOfPair(steps, at)));
    if (!isStep) fail('steps', `steps must be a log of this maze; entry ${at} is ${steps[at]}`);
    codes |= 1 << code;
  }
  return codes;
}
