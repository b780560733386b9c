import { MOST_BLOCK_MS, MOST_CELLS_AT_ONCE, SLOWEST_US } from '../config.js';

/** Milliseconds per cell of the last maze of each kind. @type {Map<string, number>} */
const rates = new Map();

/**
 * What the time per cell depends on. The ratio of the sides counts too: random walks take very long in
 * corridors.
 * @param {any} options
 */
const kindOf = ({ algorithm, mode, params = {}, shape, width, height }) =>
  JSON.stringify([algorithm, mode, params, shape.id, Math.round(Math.log2(width / height))]);

/** Records the time of a generation. @param {any} options @param {number} cells @param {number} ms */
export function noteTime(options, cells, ms) {
  rates.set(kindOf(options), ms / cells);
}

/** Whether generating a maze on the main thread is expected to block the page. @param {any} options */
export function wouldBlock(options) {
  const { width, height, levels = 1, shape } = options;
  const cells = shape.edges ? shape.edges.length : width * height * levels;
  return (
    cells > MOST_CELLS_AT_ONCE ||
    cells * (rates.get(kindOf(options)) ?? SLOWEST_US / 1000) > MOST_BLOCK_MS
  );
}
