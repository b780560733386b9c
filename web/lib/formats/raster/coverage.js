// Each pixel has 32 samples, which are the bits of a number: 8 lines of 4. So what several shapes cover is
// the or of their bits, and shapes need no common order. In a shape by itself every edge turns the samples
// to its right, as even-odd filling does, and edges need no order either. Source: B. Ackland and N. Weste,
// The edge flag algorithm (1981).

/** @typedef {import('./shapes.js').Shapes} Shapes */

const LINES = 8;
/** Where the samples of a line begin, in distances of samples: all 32 differ, for smooth upright edges. */
const SHIFTS = Float64Array.of(0, 4, 2, 6, 1, 5, 3, 7).map((step) => (step + 0.5) / LINES);
/** Columns of pixels that are looked at together. */
export const BLOCK = 64;

/** What shapes cover in a band of rows. */
export class Coverage {
  /** The covered samples of pixel x in row i of the band: samples[i * stride + x]. */
  samples;
  /** Whether block b of row i may have covered samples: touched[i * blocks + b]. */
  touched;
  stride;
  blocks;
  #width;
  /** The rows of the picture that the band has, in order. @type {Uint32Array} */
  #rows = new Uint32Array(0);
  /** Of one outline: samples that an edge turns in its pixel, and lines that it turns in all further ones. */
  #turned;
  #turnedOn;
  /** Of one outline: the columns of its edges by row. */
  #first;
  #last;

  /** @param {number} width @param {number} height rows of a band at most */
  constructor(width, height) {
    this.#width = width;
    // What lies right of the picture begins in a column of its own.
    this.stride = width + 1;
    this.blocks = Math.ceil(this.stride / BLOCK);
    this.samples = new Int32Array(this.stride * height);
    this.touched = new Uint8Array(this.blocks * height);
    this.#turned = new Int32Array(this.stride * height);
    this.#turnedOn = new Int32Array(this.stride * height);
    this.#first = new Int32Array(height).fill(this.stride);
    this.#last = new Int32Array(height).fill(-1);
  }

  /** Goes to the next band; the samples must be 0. @param {Uint32Array} rows of the picture, in order */
  enter(rows) {
    this.#rows = rows;
  }

  /**
   * Covers what a shape covers in the band.
   * @param {Shapes} shapes
   * @param {number} shape
   * @param {number} from the row of the band that it begins in, or an earlier one
   */
  add({ numbers, starts }, shape, from) {
    const [begin, end] = [starts[shape], starts[shape + 1]];
    if (end - begin === 3) {
      this.#addDisc(numbers[begin], numbers[begin + 1], numbers[begin + 2], from);
      return;
    }
    let until = from;
    for (let i = begin, j = end - 2; i < end; j = i, i += 2) {
      const [y0, y1] = [numbers[j + 1], numbers[i + 1]];
      if (y0 < y1) until = Math.max(until, this.#turn(numbers[j], y0, numbers[i], y1, from));
      else if (y1 < y0) until = Math.max(until, this.#turn(numbers[i], y1, numbers[j], y0, from));
    }
    for (let row = from; row < until; ++row) this.#cover(row);
  }

  /**
   * Turns the samples to the right of an edge.
   * @param {number} x0 @param {number} y0 its upper end @param {number} x1 @param {number} y1
   * @param {number} from
   * @returns {number} the row of the band below the edge
   */
  #turn(x0, y0, x1, y1, from) {
    const rows = this.#rows;
    const slope = (x1 - x0) / (y1 - y0);
    const most = 4 * this.#width;
    let row = from;
    while (row < rows.length && rows[row] + 1 <= y0) ++row;
    for (; row < rows.length && rows[row] < y1; ++row) {
      const y = rows[row];
      const start = row * this.stride;
      const end = Math.min(LINES, Math.ceil((y1 - y) * LINES - 0.5));
      for (let line = Math.max(0, Math.ceil((y0 - y) * LINES - 0.5)); line < end; ++line) {
        const x = x0 + (y + (line + 0.5) / LINES - y0) * slope;
        const sample = Math.min(most, Math.max(0, Math.ceil(4 * x - SHIFTS[line])));
        const column = sample >> 2;
        this.#turned[start + column] ^= ((15 << (sample & 3)) & 15) << (4 * line);
        this.#turnedOn[start + column] ^= 15 << (4 * line);
        if (column < this.#first[row]) this.#first[row] = column;
        if (column > this.#last[row]) this.#last[row] = column;
      }
    }
    return row;
  }

  /** Covers the samples that an odd number of edges turned. @param {number} row */
  #cover(row) {
    const [first, last] = [this.#first[row], this.#last[row]];
    if (last < 0) return;
    this.#first[row] = this.stride;
    this.#last[row] = -1;
    const { samples } = this;
    const [turned, turnedOn] = [this.#turned, this.#turnedOn];
    const start = row * this.stride;
    let all = 0;
    for (let at = start + first; at <= start + last; ++at) {
      samples[at] |= all ^ turned[at];
      all ^= turnedOn[at];
      turned[at] = 0;
      turnedOn[at] = 0;
    }
    this.#touch(row, first, last);
  }

  /** @param {number} row @param {number} first @param {number} last */
  #touch(row, first, last) {
    const start = row * this.blocks;
    const end = Math.floor(last / BLOCK);
    for (let block = Math.floor(first / BLOCK); block <= end; ++block)
      this.touched[start + block] = 1;
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from */
  #addDisc(x, y, radius, from) {
    const rows = this.#rows;
    const { samples } = this;
    const most = 4 * this.#width;
    const first = Math.min(this.#width, Math.max(0, Math.floor(x - radius)));
    const last = Math.min(this.#width, Math.max(0, Math.ceil(x + radius)));
    let row = from;
    while (row < rows.length && rows[row] + 1 <= y - radius) ++row;
    for (; row < rows.length && rows[row] < y + radius; ++row) {
      const start = row * this.stride;
      for (let line = 0; line < LINES; ++line) {
        const down = rows[row] + (line + 0.5) / LINES - y;
        const square = radius * radius - down * down;
        if (square <= 0) continue;
        const across = Math.sqrt(square);
        const shift = SHIFTS[line];
        const begin = Math.min(most, Math.max(0, Math.ceil(4 * (x - across) - shift)));
        const end = Math.min(most, Math.max(0, Math.ceil(4 * (x + across) - shift)));
        const [left, right] = [start + (begin >> 2), start + (end >> 2)];
        const after = (15 << (begin & 3)) & 15;
        const before = 15 >> (4 - (end & 3));
        if (left === right) {
          samples[left] |= (after & before) << (4 * line);
          continue;
        }
        samples[left] |= after << (4 * line);
        for (let at = left + 1; at < right; ++at) samples[at] |= 15 << (4 * line);
        samples[right] |= before << (4 * line);
      }
      this.#touch(row, first, last);
    }
  }
}
