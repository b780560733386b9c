/**
 * The beams that are not followed yet, five numbers each: a depth and two slopes, columns per row, as
 * fractions with positive denominators. Empty between calls.
 * @type {number[]}
 */
const beams = [];

/**
 * Casts light into a quarter of a level: rows at growing depth, each a line of columns.
 * @param {Uint8Array} seen
 * @param {ArrayLike<number>} clear
 * @param {number} from
 * @param {number} down what one row deeper adds to a cell
 * @param {number} across what the next column adds to it
 * @param {number} depths rows of this quarter
 * @param {number} first the lowest column
 * @param {number} last the highest one
 * @param {number} reach the greatest square of a distance
 */
function castQuarter(seen, clear, from, down, across, depths, first, last, reach) {
  beams.push(1, -1, 1, 1, 1);
  while (beams.length > 0) {
    const highOf = /** @type {number} */ (beams.pop());
    const high = /** @type {number} */ (beams.pop());
    let lowOf = /** @type {number} */ (beams.pop());
    let low = /** @type {number} */ (beams.pop());
    let depth = /** @type {number} */ (beams.pop());
    for (let goesOn = true; goesOn && depth <= depths; ++depth) {
      const start = from + depth * down;
      const most = Math.floor(Math.sqrt(reach - depth * depth));
      // Where the beam falls on the row, rounded half up and half down.
      const begin = Math.floor((2 * depth * low + lowOf) / (2 * lowOf));
      const end = Math.ceil((2 * depth * high - highOf) / (2 * highOf));
      const to = Math.min(end, most, last);
      let column = Math.max(begin, -most, first);
      // Only the first and the last cell may have their middles outside of the beam.
      const firstLit = begin * lowOf >= depth * low ? column : begin + 1;
      const lastLit = end * highOf <= depth * high ? to : end - 1;
      let wasClear = false;
      let wasBlocked = false;
      for (let cell = start + column * across; column <= to; ++column, cell += across) {
        if (clear[cell] === 0) {
          seen[cell] = 1;
          if (wasClear) beams.push(depth + 1, low, lowOf, 2 * column - 1, 2 * depth);
          wasClear = false;
          wasBlocked = true;
        } else {
          if (column >= firstLit && column <= lastLit) seen[cell] = 1;
          if (wasBlocked) {
            low = 2 * column - 1;
            lowOf = 2 * depth;
            wasBlocked = false;
          }
          wasClear = true;
        }
      }
      goesOn = wasClear;
    }
  }
}

/**
 * The cells that are seen from a cell of squares, by symmetric shadowcasting: a cell that blocks
 * throws a shadow as wide as its middle line, the one across the direction of sight. An open cell is
 * seen if a line of sight as thin as one likes reaches its middle, so that what sees is seen. A cell
 * that blocks is seen if any light falls on its middle line. All numbers are integers below 2^53.
 * Cost: O(cells seen).
 * Source: A. Ford, "Symmetric shadowcasting", 2017.
 * @param {Uint8Array} seen one byte per cell; 1 is written where a cell is seen
 * @param {ArrayLike<number>} clear one number per cell, 0 where a cell blocks sight
 * @param {{ readonly width: number, readonly height: number }} size of a level
 * @param {number} from
 * @param {number} radius a cell is seen up to radius + 1/2 away, from middle to middle
 */
export function castShadows(seen, clear, { width, height }, from, radius) {
  const reach = radius * (radius + 1);
  const x = from % width;
  const y = Math.floor(from / width) % height;
  const [west, north, east, south] = [x, y, width - 1 - x, height - 1 - y];
  /** @param {number} depths */
  const near = (depths) => Math.min(depths, radius);
  seen[from] = 1;
  castQuarter(seen, clear, from, -width, 1, near(north), -west, east, reach);
  castQuarter(seen, clear, from, width, 1, near(south), -west, east, reach);
  castQuarter(seen, clear, from, -1, width, near(west), -north, south, reach);
  castQuarter(seen, clear, from, 1, width, near(east), -north, south, reach);
}
