import { MOST_BLOCK_MS, SLOWEST_US } from '../config.js';

/** Milliseconds a cell that mazes of a kind took. @type {Map<string, number>} */
const rates = new Map();

/**
 * All that may decide it but the number of cells and the seed. How long and thin the maze is counts
 * too: random walks take very long in corridors.
 * @param {any} options
 */
const kindOf = ({ algorithm, mode, params = {}, shape, width, height }) =>
  JSON.stringify([algorithm, mode, params, shape.id, Math.round(Math.log2(width / height))]);

/** @param {any} options @param {number} cells @param {number} ms that they took */
export function noteTime(options, cells, ms) {
  rates.set(kindOf(options), ms / cells);
}

/** Whether the page would feel it if the maze were made at once. @param {any} options */
export function wouldBlock(options) {
  const { width, height, levels = 1, shape } = options;
  const cells = shape.edges ? shape.edges.length : width * height * levels;
  return cells * (rates.get(kindOf(options)) ?? SLOWEST_US / 1000) > MOST_BLOCK_MS;
}
