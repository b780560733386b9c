/**
 * The closed outlines and discs of a layer in pixels, and the rows in which a picture changes. Each shape
 * counts by itself: they may overlap and run either way round.
 */
export class Shapes {
  /** Of an outline x0 y0 x1 y1 ...; of a disc its middle and its radius. */
  numbers;
  /** Shape i has the numbers starts[i] to starts[i + 1] - 1: a disc three, an outline six or more. */
  starts = new Uint32Array(128);
  count = 0;
  #changes;

  /**
   * @param {Uint8Array} changes gets 1 for each row that may differ from the row above
   * @param {number} size how many numbers to expect: as arrays grow, they are copied
   */
  constructor(changes, size) {
    this.#changes = changes;
    this.numbers = new Float64Array(size + 16);
  }

  /** The next number of the shape that is being added. @param {number} number */
  #push(number) {
    const at = this.starts[this.count + 1]++;
    if (at === this.numbers.length) this.numbers = grown(this.numbers, Float64Array);
    this.numbers[at] = number;
  }

  /** A shape that begins where the last one ends. */
  #begin() {
    if (this.count + 2 > this.starts.length) this.starts = grown(this.starts, Uint32Array);
    this.starts[this.count + 1] = this.starts[this.count];
  }

  /** @param {number} x @param {number} y @param {number} radius */
  addDisc(x, y, radius) {
    this.#begin();
    this.#push(x);
    this.#push(y);
    this.#push(radius);
    this.count += 1;
    this.#change(y - radius, y + radius);
  }

  /** @param {ArrayLike<number>} outline x0 y0 x1 y1 ... */
  addOutline(outline) {
    const size = outline.length;
    if (size < 6) return;
    this.#begin();
    for (let i = 0, j = size - 2; i < size; j = i, i += 2) {
      const [x0, y0, x, y] = [outline[j], outline[j + 1], outline[i], outline[i + 1]];
      this.#push(x);
      this.#push(y);
      if (x0 !== x) this.#change(Math.min(y0, y), Math.max(y0, y));
      else if (y0 !== y) {
        this.#change(y0, y0);
        this.#change(y, y);
      }
    }
    this.count += 1;
  }

  /** Marks the rows that a change between two heights touches, and the row below them. @param {number} top @param {number} bottom */
  #change(top, bottom) {
    const to = Math.min(this.#changes.length, Math.ceil(bottom) + 1);
    for (let row = Math.max(0, Math.floor(top)); row < to; ++row) this.#changes[row] = 1;
  }
}

/**
 * @template {Float64Array | Uint32Array} Values
 * @param {Values} values @param {new (length: number) => Values} Type
 */
function grown(values, Type) {
  const larger = new Type(2 * values.length);
  larger.set(/** @type {any} */ (values));
  return larger;
}
