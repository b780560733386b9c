// A passage that leads both ways is one bit in each of its two cells. On grids of squares the cell of the
// other bit follows from the sizes, so that one of them is enough: 2 bits per cell of a flat maze, where
// a uniform spanning tree has 1.68 bits of information (4G/pi nats per cell; Wu, 1977).

// Bits of passages: north 1, south 2, west 4, east 8, down 16, up 32. South, east and up stand one bit
// above their opposites.
const FORWARD = 2 | 8 | 32;
const BACKWARD = 1 | 4 | 16;

/** @typedef {{ width: number, height: number, levels: number }} Size */

/**
 * Bits that hold the passages of a cell on a shape; 8 are all of them, as they are.
 * @param {string} shape
 * @returns {8 | 4 | 2}
 */
export const bitsOfShape = (shape) => (shape === 'square' ? 2 : shape === 'cube' ? 4 : 8);

/**
 * The bits to the north, west and down of every cell as its neighbours have them, where rows, columns and
 * storeys are closed to rings. A branch per passage instead took twice the time.
 * @param {Uint8Array} passages
 * @param {Size} size
 * @param {(cell: number, bits: number) => void} visit
 */
function visitBackward(passages, { width, height, levels }, visit) {
  const floor = width * height;
  let cell = 0;
  for (let level = 0; level < levels; ++level) {
    const below = level > 0 ? floor : floor - passages.length;
    for (let y = 0; y < height; ++y) {
      const north = y > 0 ? width : width - floor;
      for (let x = 0; x < width; ++x, ++cell) {
        const west = x > 0 ? 1 : 1 - width;
        const bits =
          (passages[cell - north] & 2) |
          (passages[cell - west] & 8) |
          (passages[cell - below] & 32);
        visit(cell, bits >> 1);
      }
    }
  }
}

/**
 * The passages to the south, east and up of every cell, the first cell in the lowest bits of a byte; null if a
 * passage does not lead to the next cell, as over the edge of a Moebius strip and through tunnels. Cost:
 * O(cells).
 * @param {Size & { passages: Uint8Array }} maze
 * @param {number} bits per cell: 4 or 2
 */
export function packPassages({ passages, ...size }, bits) {
  if (size.width * size.height * size.levels !== passages.length) return null;
  let other = 0;
  visitBackward(passages, size, (cell, backward) => {
    other |= (passages[cell] & BACKWARD) ^ backward;
  });
  if (other !== 0) return null;
  const packed = new Uint8Array(Math.ceil((passages.length * bits) / 8));
  let cell = 0;
  for (let at = 0; at < packed.length; ++at) {
    let byte = 0;
    for (let shift = 0; shift < 8 && cell < passages.length; shift += bits, ++cell) {
      const own = passages[cell];
      byte |= (((own & 2) >> 1) | ((own & 8) >> 2) | ((own & 32) >> 3)) << shift;
    }
    packed[at] = byte;
  }
  return packed;
}

/**
 * The passages of all cells: the inverse of packPassages. Cost: O(cells).
 * @param {Uint8Array} packed
 * @param {number} bits per cell
 * @param {Size} size
 */
export function unpackPassages(packed, bits, size) {
  const passages = new Uint8Array(size.width * size.height * size.levels);
  let cell = 0;
  for (let at = 0; at < packed.length; ++at) {
    const byte = packed[at];
    for (let shift = 0; shift < 8 && cell < passages.length; shift += bits, ++cell) {
      const own = byte >> shift;
      passages[cell] = ((own & 1) << 1) | ((own & 2) << 2) | (bits > 2 ? (own & 4) << 3 : 0);
    }
  }
  visitBackward(passages, size, (cell, backward) => {
    passages[cell] = (passages[cell] & FORWARD) | backward;
  });
  return passages;
}
