import { MOST_BLOCK_MS, SLOWEST_US } from '../config.js';

/** Milliseconds a cell that mazes of a kind took. @type {Map<string, number>} */
const rates = new Map();

/** All that may decide it but the size and the seed. @param {any} options */
const kindOf = ({ algorithm, mode, params = {}, shape }) =>
  JSON.stringify([algorithm, mode, params, shape.id]);

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
