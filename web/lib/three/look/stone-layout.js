import { sequence } from './noise.js';

/** Units of length after which a texture repeats. A unit is a cell, or a tile of blocks. */
export const SPAN = 2;

/** A stone: its left upper corner and its size, in units. @typedef {{ left: number, top: number, width: number, height: number }} Stone */

/** How stones lie: courses as of a wall, or slabs of several sizes as of a floor. @typedef {'courses' | 'slabs'} Layout */

/** Rows of courses per unit of height, and widths of their stones in units. */
const ROWS = 6;
const WIDTHS = [0.2, 0.46];
/** By how much the heights of rows differ. */
const UNEVEN = 0.22;
/** Fields per side from which slabs are made, which have one, two or four of them. */
const FIELDS = 6;

/**
 * The stones of a texture, in units. They fill a square of `SPAN` units, which repeats.
 * @param {Layout} layout
 * @returns {Stone[]}
 */
export function stonesOf(layout) {
  return layout === 'courses' ? courses() : slabs();
}

function courses() {
  const random = sequence(11);
  /** @type {Stone[]} */
  const stones = [];
  for (let unit = 0; unit < SPAN; unit += 1) {
    // Each unit of height ends with a joint, so that walls of whole units do.
    const heights = fitted(
      Array.from({ length: ROWS }, () => 1 + UNEVEN * (2 * random() - 1)),
      1,
    );
    let top = unit;
    for (const height of heights) {
      const widths = [];
      for (let sum = 0; sum < SPAN - WIDTHS[0] / 2; sum += widths[widths.length - 1]) {
        widths.push(WIDTHS[0] + random() * (WIDTHS[1] - WIDTHS[0]));
      }
      let left = random() * SPAN;
      for (const width of fitted(widths, SPAN)) {
        stones.push({ left, top, width, height });
        left += width;
      }
      top += height;
    }
  }
  return stones;
}

/** @param {number[]} sizes @param {number} sum */
function fitted(sizes, sum) {
  const scale = sum / sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => size * scale);
}

function slabs() {
  const random = sequence(7);
  const field = SPAN / FIELDS;
  const taken = new Set();
  /** @type {Stone[]} */
  const stones = [];
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
    !taken.has((y % FIELDS) * FIELDS + (x % FIELDS));
  for (let y = 0; y < FIELDS; y += 1) {
    for (let x = 0; x < FIELDS; x += 1) {
      if (!isFree(x, y)) continue;
      const wide = isFree(x + 1, y) && random() < 0.62 ? 2 : 1;
      const canBeHigh = isFree(x, y + 1) && (wide === 1 || isFree(x + 1, y + 1));
      const high = canBeHigh && random() < 0.5 ? 2 : 1;
      for (let down = 0; down < high; down += 1) {
        for (let right = 0; right < wide; right += 1) {
          taken.add(((y + down) % FIELDS) * FIELDS + ((x + right) % FIELDS));
        }
      }
      stones.push({ left: x * field, top: y * field, width: wide * field, height: high * field });
    }
  }
  return stones;
}
