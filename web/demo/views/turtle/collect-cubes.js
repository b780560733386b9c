import { BLOCK } from '../../config.js';

/** Farther out a float32 cannot tell neighbouring cubes apart any more, nor can anyone see them. */
export const REACH = 1_000_000;

/**
 * Cubes from a script: only numbers, only so many, one a place (the last one wins).
 * @param {number} most
 */
export function collect(most) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  let taken = 0;
  return {
    /** @param {unknown} batch @returns {boolean} false when it is too much */
    add(batch) {
      if (!(batch instanceof Float32Array) || batch.length % 4 !== 0) return true;
      taken += batch.length / 4;
      if (taken > most) return false;
      for (let i = 0; i < batch.length; i += 4) {
        const [x, y, z] = batch.subarray(i, i + 3);
        if (!(Math.abs(x) <= REACH && Math.abs(y) <= REACH && Math.abs(z) <= REACH)) continue;
        const color = Number.isFinite(batch[i + 3]) ? batch[i + 3] : BLOCK.color;
        places.set(`${x} ${y} ${z}`, [x, y, z, color]);
      }
      return true;
    },
    all: () => Float32Array.from([...places.values()].flat()),
  };
}
