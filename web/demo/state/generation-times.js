import {
  MAX_BLOCK_MS,
  MAX_CELLS_AT_ONCE,
  MAX_MEASURED_AT_ONCE,
  MAX_WORK_AT_ONCE,
  SLOWEST_US,
} from '../config.js';
import { rowOf } from './row-of.js';
import { isGood } from './wanted.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Wanted } from './store.js' */

/** Milliseconds per cell of the last maze of each kind. @type {Map<string, number>} */
const rates = new Map();

/**
 * What the time per cell depends on. The ratio of the sides counts too: random walks take very long in
 * corridors.
 * @param {Wanted} options
 */
const kindOf = ({ algorithm, mode, params = {}, shape, width = 0, height = 0 }) =>
  JSON.stringify([algorithm, mode, params, shape.id, Math.round(Math.log2(width / height))]);

/** Records the time of a generation. @param {Wanted} options @param {number} cells @param {number} ms */
export function noteTime(options, cells, ms) {
  rates.set(kindOf(options), ms / cells);
}

/**
 * Whether generating and measuring a maze on the main thread is expected to block the page.
 * @param {Mazewright} mw
 * @param {Wanted} options which the library accepts
 */
export function wouldBlock(mw, options) {
  const { width = 0, height = 0, levels = 1, shape } = options;
  const { tiles } = rowOf(mw.catalog.shapes, shape.id);
  const most = tiles ? MAX_CELLS_AT_ONCE : MAX_MEASURED_AT_ONCE;
  // Cells of some shapes are not counted by their sides.
  if (!isGood(mw, { ...options, maxCells: most, maxWork: MAX_WORK_AT_ONCE })) return true;
  const cells = shape.edges ? shape.edges.length : width * height * levels;
  return cells * (rates.get(kindOf(options)) ?? SLOWEST_US / 1000) > MAX_BLOCK_MS;
}
