import { coreValue, coreValues, entriesOf, itemsOf } from '../options/values.js';
import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';

/** @import { ShapeId } from '../generated/ids.js' */
/** @import { AimFigure } from '../options/types.js' */

/**
 * What `mw.aim` found.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {object} Aimed
 * @property {import('../maze/maze.js').Maze<Shape>} maze
 * @property {Readonly<Partial<Record<AimFigure, number | null>>>} reached the figures of the maze that
 *   were targets; null for `solution` and `difficulty` if no path leads from start to end
 * @property {number} tried how many mazes were tried; fewer than `tries` only if all targets were hit
 */

/**
 * The ends of the ranges of targets, as the core takes them.
 * @param {unknown} targets
 */
export function readTargets(targets) {
  const ranges = entriesOf(targets, 'targets').map(
    ([figure, range]) => /** @type {const} */ ([figure, readRange(`targets.${figure}`, range)]),
  );
  const ends = (/** @type {0 | 1} */ end) =>
    coreValues(ranges.map(([figure, range]) => [figure, range[end]]));
  return { low: ends(0), high: ends(1) };
}

/** @param {string} field @param {unknown} range */
function readRange(field, range) {
  if (typeof range === 'number') return [range, range];
  const ends = isArray(range) ? itemsOf(range, field, 2) : [];
  if (ends.length === 2) return ends;
  return fail(field, `${field} must be a number or [low, high]; got ${describe(range)}`);
}

/**
 * The options of `mw.aim`; the core checks the number.
 * @param {unknown} options
 */
export function readTries(options) {
  const entries = entriesOf(options ?? {}, 'options');
  checkKeys(entries, ['tries'], 'aim');
  const { tries = 1000 } = Object.fromEntries(entries);
  return coreValue(tries);
}
