/** Lines across a row of pixels at which its coverage is found. */
export const SAMPLES = 8;

/**
 * The edges of the outlines of a layer, row by row: how much of each pixel they cover, where what several
 * cover counts once.
 */
export class Edges {
  /** Of each edge: x at the top, top, bottom, change of x per row, direction, the next one of its row. */
  #edges = new Float64Array(6 * 64);
  #count = 0;
  /** The last edge that begins in each row, as its place in `#edges`; -1 for none. */
  #begins;
  /** @type {number[]} */
  #active = [];
  #isUniform = false;
  #cover;
  #width;
  /** The covered part of the last row. */
  from = 0;
  to = 0;

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.#width = width;
    this.#cover = new Float32Array(width + 1);
    this.#begins = new Int32Array(height).fill(-1);
  }

  /** Adds a closed outline, whichever way round. @param {number[]} outline x0 y0 x1 y1 ... */
  add(outline) {
    const count = outline.length;
    let area = 0;
    for (let i = 0, j = count - 2; i < count; j = i, i += 2) {
      area += outline[j] * outline[i + 1] - outline[i] * outline[j + 1];
    }
    const sign = area < 0 ? -1 : 1;
    for (let i = 0, j = count - 2; i < count; j = i, i += 2) {
      const [x0, y0, x1, y1] = [outline[j], outline[j + 1], outline[i], outline[i + 1]];
      if (y0 === y1) continue;
      const isDown = y0 < y1;
      const [x, top, bottom] = isDown ? [x0, y0, y1] : [x1, y1, y0];
      const row = Math.max(0, Math.floor(top));
      if (row >= this.#begins.length || bottom <= 0) continue;
      const at = this.#count;
      if (at + 6 > this.#edges.length) this.#grow();
      const edges = this.#edges;
      edges[at] = x;
      edges[at + 1] = top;
      edges[at + 2] = bottom;
      edges[at + 3] = (x1 - x0) / (y1 - y0);
      edges[at + 4] = isDown ? sign : -sign;
      edges[at + 5] = this.#begins[row];
      this.#begins[row] = at;
      this.#count = at + 6;
    }
  }

  #grow() {
    const larger = new Float64Array(2 * this.#edges.length);
    larger.set(this.#edges);
    this.#edges = larger;
  }

  /**
   * Goes to the next row; rows are visited in order.
   * @param {number} row
   * @returns {boolean} whether it is covered as the row before
   */
  enter(row) {
    const edges = this.#edges;
    const active = this.#active;
    let kept = 0;
    for (const edge of active) if (edges[edge + 2] > row) active[kept++] = edge;
    const begins = this.#begins[row];
    const hasChanged = kept < active.length || begins >= 0;
    active.length = kept;
    for (let edge = begins; edge >= 0; edge = edges[edge + 5]) active.push(edge);
    const wasUniform = this.#isUniform;
    if (hasChanged || !wasUniform) {
      this.#isUniform = active.every(
        (edge) => edges[edge + 3] === 0 && edges[edge + 1] <= row && edges[edge + 2] >= row + 1,
      );
    }
    return !hasChanged && wasUniform && row > 0;
  }

  /**
   * The share of each pixel of a row that is covered, between `from` and `to`; 0 elsewhere.
   * @param {number} row the one that was entered last
   * @returns {Float32Array}
   */
  cover(row) {
    this.#cover.fill(0, this.from, this.to);
    [this.from, this.to] = [this.#width, 0];
    if (this.#active.length === 0) return this.#cover;
    if (this.#isUniform) this.#sample(row + 0.5, 1);
    else for (let i = 0; i < SAMPLES; ++i) this.#sample(row + (i + 0.5) / SAMPLES, 1 / SAMPLES);
    return this.#cover;
  }

  /** @param {number} y @param {number} weight */
  #sample(y, weight) {
    const edges = this.#edges;
    /** @type {number[]} */
    const crossed = [];
    for (const edge of this.#active) {
      if (edges[edge + 1] > y || edges[edge + 2] <= y) continue;
      crossed.push(edge);
    }
    const xOf = (/** @type {number} */ edge) =>
      edges[edge] + (y - edges[edge + 1]) * edges[edge + 3];
    crossed.sort((a, b) => xOf(a) - xOf(b));
    let [winding, begin] = [0, 0];
    for (const edge of crossed) {
      const before = winding;
      winding += edges[edge + 4];
      if (before === 0) begin = xOf(edge);
      else if (winding === 0) this.#span(begin, xOf(edge), weight);
    }
  }

  /** @param {number} from @param {number} to @param {number} weight */
  #span(from, to, weight) {
    const [left, right] = [Math.max(0, from), Math.min(this.#width, to)];
    if (right <= left) return;
    const cover = this.#cover;
    const [first, last] = [Math.floor(left), Math.ceil(right) - 1];
    this.from = Math.min(this.from, first);
    this.to = Math.max(this.to, last + 1);
    if (first === last) {
      cover[first] += (right - left) * weight;
      return;
    }
    cover[first] += (first + 1 - left) * weight;
    for (let x = first + 1; x < last; ++x) cover[x] += weight;
    cover[last] += (right - last) * weight;
  }
}
