import { nextId } from '../core/core.js';
import { partsOf } from '../core/maze-record.js';
import { readOptions } from '../options/options.js';
import { coreValue, coreValues, entriesOf, itemsOf, objectOf } from '../options/values.js';
import { describe, isArray } from '../util/describe.js';
import { fail } from '../util/error.js';
import { checkKeys } from '../util/suggest.js';
import { mazeOf } from './tasks.js';

/** @import { ShapeId } from '../generated/ids.js' */
/** @import { AimFigure } from '../options/types.js' */

/**
 * What `mw.aim` found.
 * @template {ShapeId} [Shape=ShapeId]
 * @typedef {object} Aimed
 * @property {import('../maze/maze.js').Maze<Shape>} maze
 * @property {Readonly<Partial<Record<AimFigure, number | null>>>} reached the figures of the maze that
 *   were targets; null for `solution` and `difficulty` if no path leads from start to end
 * @property {boolean} met whether all of these are in their ranges
 * @property {number} tried how many mazes were tried; fewer than `tries` only if all targets were hit
 */

/**
 * The ends of the ranges of targets, as the core takes them.
 * @param {unknown} targets
 */
function readTargets(targets) {
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
function readTries(options) {
  const entries = entriesOf(options ?? {}, 'options');
  checkKeys(entries, ['tries'], 'aim');
  const { tries = 1000 } = Object.fromEntries(entries);
  return coreValue(tries);
}

/**
 * @param {import('../core/core.js').Core} core
 * @param {unknown} options as `generate` takes them
 * @param {unknown} targets
 * @param {unknown} more the tries
 * @returns {import('./tasks.js').Task<Readonly<Aimed>>}
 */
export function aiming(core, options, targets, more) {
  const id = nextId();
  const record = readOptions(options, core.defaults.generate);
  const { low, high } = readTargets(targets);
  return {
    call: { name: 'aim', args: [record, low, high, readTries(more), id] },
    read({ seed, reached, tried, met, ...made }) {
      const { shape, steps } = record;
      const origin = made.code ? { ...record, seed } : { shape, steps };
      const maze = mazeOf(core, partsOf(made, origin, core.rows), id);
      return Object.freeze({ maze, reached: Object.freeze(objectOf(reached)), met, tried });
    },
  };
}
