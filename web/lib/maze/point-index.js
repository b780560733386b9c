/** @typedef {import('../options/types.js').Polygons} Polygons */

/**
 * Finds the cell at a point of the drawing. The rectangle around the drawing is divided into about as
 * many boxes as there are cells, and every box lists the cells whose outlines may touch it.
 */
export class PointIndex {
  #polygons;
  /** The box of a point: (x - left) * scale, rounded down. */
  #left;
  #top;
  #scale;
  #columns;
  #rows;
  /** Where the list of a box begins; the last entry ends the last list. @type {Uint32Array} */
  #starts;
  /** @type {Uint32Array} */
  #cells;

  /**
   * Cost: O(cells).
   * @param {Polygons} polygons
   * @param {Uint8Array | null} mask cells of mask 0 are not found
   */
  constructor(polygons, mask) {
    this.#polygons = polygons;
    const bounds = new Bounds(polygons, 0, polygons.points.length / 2);
    const count = polygons.starts.length - 1;
    const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
    this.#left = bounds.left;
    this.#top = bounds.top;
    this.#scale = Math.sqrt(count / (width * height));
    this.#columns = Math.floor(width * this.#scale) + 1;
    this.#rows = Math.floor(height * this.#scale) + 1;

    // Counted first, so that all lists fit into one array.
    this.#starts = new Uint32Array(this.#columns * this.#rows + 1);
    const kept = Uint32Array.from({ length: count }, (_, cell) => cell).filter(
      (cell) => mask?.[cell] !== 0,
    );
    for (const cell of kept) this.#eachBox(cell, (box) => this.#starts[box + 1]++);
    for (let box = 1; box < this.#starts.length; ++box) this.#starts[box] += this.#starts[box - 1];
    this.#cells = new Uint32Array(this.#starts[this.#starts.length - 1]);
    const ends = this.#starts.slice();
    for (const cell of kept) {
      this.#eachBox(cell, (box) => {
        this.#cells[ends[box]++] = cell;
      });
    }
  }

  /**
   * The cell whose outline holds a point; of a border, one of the two cells. Cost: O(1) where cells
   * are about equally large.
   * @param {number} x
   * @param {number} y
   * @returns {number | null}
   */
  cellAt(x, y) {
    const [column, row] = [this.#column(x), this.#row(y)];
    if (!(column >= 0 && column < this.#columns && row >= 0 && row < this.#rows)) return null;
    const box = row * this.#columns + column;
    for (let at = this.#starts[box]; at < this.#starts[box + 1]; ++at) {
      if (this.#holds(this.#cells[at], x, y)) return this.#cells[at];
    }
    return null;
  }

  /** @param {number} x */
  #column(x) {
    return Math.floor((x - this.#left) * this.#scale);
  }

  /** @param {number} y */
  #row(y) {
    return Math.floor((y - this.#top) * this.#scale);
  }

  /** @param {number} cell @param {(box: number) => void} visit */
  #eachBox(cell, visit) {
    const { starts } = this.#polygons;
    const { left, top, right, bottom } = new Bounds(this.#polygons, starts[cell], starts[cell + 1]);
    for (let row = this.#row(top); row <= this.#row(bottom); ++row) {
      for (let column = this.#column(left); column <= this.#column(right); ++column) {
        visit(row * this.#columns + column);
      }
    }
  }

  /**
   * Whether a ray to the left crosses the outline an odd number of times. The ends of a side are
   * taken from top to bottom, so that both cells of a side find the same crossing, and a point on it
   * is in exactly one of them.
   * @param {number} cell
   * @param {number} x
   * @param {number} y
   */
  #holds(cell, x, y) {
    const { points, starts } = this.#polygons;
    const [first, end] = [2 * starts[cell], 2 * starts[cell + 1]];
    let isInside = false;
    for (let at = first, last = end - 2; at < end; last = at, at += 2) {
      const [upper, lower] = points[at + 1] < points[last + 1] ? [at, last] : [last, at];
      if (points[upper + 1] > y || points[lower + 1] <= y) continue;
      const slope = (points[lower] - points[upper]) / (points[lower + 1] - points[upper + 1]);
      if (points[upper] + slope * (y - points[upper + 1]) <= x) isInside = !isInside;
    }
    return isInside;
  }
}

/** The rectangle around some corners. */
class Bounds {
  left = Number.POSITIVE_INFINITY;
  top = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;
  bottom = Number.NEGATIVE_INFINITY;

  /**
   * @param {Polygons} polygons
   * @param {number} first corner
   * @param {number} end corner after the last
   */
  constructor({ points }, first, end) {
    for (let corner = first; corner < end; ++corner) {
      const [x, y] = [points[2 * corner], points[2 * corner + 1]];
      this.left = Math.min(this.left, x);
      this.top = Math.min(this.top, y);
      this.right = Math.max(this.right, x);
      this.bottom = Math.max(this.bottom, y);
    }
  }
}
