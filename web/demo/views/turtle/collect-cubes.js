import { CUBE_COLOR } from '../../config.js';

/** Largest coordinate. Much farther out, 32-bit floats cannot separate adjacent cubes. */
export const REACH = 1_000_000;

/**
 * A cube of a building. isOver: another one stood at its place when it was placed.
 * @typedef {{ place: number[], color: number, isOver: boolean }} Cube
 * @typedef {Map<string, Cube>} Cubes by `keyOf` their places
 */

/** @param {ArrayLike<number>} place x y z */
export const keyOf = (place) => `${place[0]} ${place[1]} ${place[2]}`;

/** Places a cube, or with the colour null empties the place. @param {Cubes} cubes @param {number[]} place @param {number | null} color */
export function putCube(cubes, place, color) {
  const key = keyOf(place);
  if (color === null) cubes.delete(key);
  else cubes.set(key, { place, color, isOver: cubes.has(key) });
}

/** x y z color per cube. @param {Cubes} cubes */
export function listOf(cubes) {
  const list = new Float32Array(4 * cubes.size);
  let at = 0;
  for (const { place, color } of cubes.values()) {
    list.set(place, at);
    list[at + 3] = color;
    at += 4;
  }
  return list;
}

/**
 * Collects the cubes of a script: only valid ones, and the last one of each place.
 * @param {number} most cubes that are accepted
 */
export function collect(most) {
  /** @type {Cubes} */
  const cubes = new Map();
  let total = 0;
  return {
    /** Cubes as `x y z color`; a color that is no number empties the place. @param {unknown} batch @returns {boolean} false if there are too many */
    add(batch) {
      if (!(batch instanceof Float32Array) || batch.length % 4 !== 0) return true;
      total += batch.length / 4;
      if (total > most) return false;
      for (let i = 0; i < batch.length; i += 4) {
        const place = [...batch.subarray(i, i + 3)];
        if (!place.every((value) => Math.abs(value) <= REACH)) continue;
        const color = Number.isFinite(batch[i + 3]) ? batch[i + 3] : CUBE_COLOR;
        putCube(cubes, place, Number.isNaN(batch[i + 3]) ? null : color);
      }
      return true;
    },
    /** Cubes so far, those of one place counted each. */
    get count() {
      return total;
    },
    cubes,
  };
}
