import { BLOCK } from '../../config.js';

/** Largest coordinate. Much farther out, 32-bit floats cannot separate adjacent cubes. */
export const REACH = 1_000_000;

/**
 * Collects the cubes of a script: only valid ones, and the last one of each place.
 * @param {number} most cubes that are accepted
 */
export function collect(most) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  let total = 0;
  return {
    /** @param {unknown} batch @returns {boolean} false if there are too many */
    add(batch) {
      if (!(batch instanceof Float32Array) || batch.length % 4 !== 0) return true;
      total += batch.length / 4;
      if (total > most) return false;
      for (let i = 0; i < batch.length; i += 4) {
        const [x, y, z] = batch.subarray(i, i + 3);
        if (!(Math.abs(x) <= REACH && Math.abs(y) <= REACH && Math.abs(z) <= REACH)) continue;
        const color = Number.isFinite(batch[i + 3]) ? batch[i + 3] : BLOCK.color;
        places.set(`${x} ${y} ${z}`, [x, y, z, color]);
      }
      return true;
    },
    /** Cubes so far, those of one place counted each. */
    get count() {
      return total;
    },
    all: () => Float32Array.from([...places.values()].flat()),
  };
}
