/** @typedef {import('../options/types.js').Polygons} Polygons */

/** The most boxes per cell in the mean: more where cells are long and thin, as on wide rings. */
const MAX_BOXES = 8;

/**
 * Finds the cell at a point of the drawing. The rectangle around the drawing is divided into about as
 * many boxes as there are cells, fewer if cells would touch too many of them, and every box lists the
 * cells whose outlines may touch it.
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
    const count = polygons.starts.length - 1;
    const [left, top, right, bottom] = boundsOf(polygons, 0, polygons.points.length / 2);
    const [width, height] = [right - left, bottom - top];
    this.#left = left;
    this.#top = top;
    this.#scale = Math.min(Math.sqrt(count / (width * height)), greatestScale(polygons));
    this.#columns = Math.floor(width * this.#scale) + 1;
    this.#rows = Math.floor(height * this.#scale) + 1;

    // Counted first, so that all lists fit into one array.
    this.#starts = new Uint32Array(this.#columns * this.#rows + 1);
    const starts = this.#starts;
    this.#eachBox(mask, (box) => starts[box + 1]++);
    for (let box = 1; box < starts.length; ++box) starts[box] += starts[box - 1];
    const cells = new Uint32Array(starts[starts.length - 1]);
    const ends = starts.slice();
    this.#eachBox(mask, (box, cell) => {
      cells[ends[box]++] = cell;
    });
    this.#cells = cells;
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

  /**
   * @param {Uint8Array | null} mask
   * @param {(box: number, cell: number) => void} visit
   */
  #eachBox(mask, visit) {
    const { starts } = this.#polygons;
    for (let cell = 0; cell + 1 < starts.length; ++cell) {
      if (mask?.[cell] === 0) continue;
      const [left, top, right, bottom] = boundsOf(this.#polygons, starts[cell], starts[cell + 1]);
      const [first, last] = [this.#column(left), this.#column(right)];
      for (let row = this.#row(top); row <= this.#row(bottom); ++row) {
        for (let column = first; column <= last; ++column) {
          visit(row * this.#columns + column, cell);
        }
      }
    }
  }

  /**
   * Whether a ray to the left crosses the outline an odd number of times.
   * @param {number} cell
   * @param {number} x
   * @param {number} y
   */
  #holds(cell, x, y) {
    const { points, starts } = this.#polygons;
    const [first, end] = [2 * starts[cell], 2 * starts[cell + 1]];
    let isWithin = false;
    for (let at = first, last = end - 2; at < end; last = at, at += 2) {
      if (crossingOf(points, at, last, y) <= x) isWithin = !isWithin;
    }
    return isWithin;
  }
}

/**
 * Where a horizontal line crosses the side between two corners; NaN if it does not. The ends of a side are
 * taken from top to bottom, so that both cells of a side find the same crossing, and a point on it is in
 * exactly one of them.
 * @param {Float32Array} points
 * @param {number} at the place of a corner
 * @param {number} last that of the corner before it
 * @param {number} y
 */
function crossingOf(points, at, last, y) {
  const [upper, lower] = points[at + 1] < points[last + 1] ? [at, last] : [last, at];
  if (points[upper + 1] > y || points[lower + 1] <= y) return Number.NaN;
  const slope = (points[lower] - points[upper]) / (points[lower + 1] - points[upper + 1]);
  return points[upper] + slope * (y - points[upper + 1]);
}

/**
 * The scale at which cells touch MAX_BOXES boxes in the mean: a cell touches about
 * (width * scale + 1) (height * scale + 1) of them.
 * @param {Polygons} polygons
 */
function greatestScale(polygons) {
  const { starts } = polygons;
  const count = starts.length - 1;
  let [areas, sides] = [0, 0];
  for (let cell = 0; cell < count; ++cell) {
    const [left, top, right, bottom] = boundsOf(polygons, starts[cell], starts[cell + 1]);
    areas += (right - left) * (bottom - top);
    sides += right - left + bottom - top;
  }
  const rest = (MAX_BOXES - 1) * count;
  return (Math.sqrt(sides ** 2 + 4 * areas * rest) - sides) / (2 * areas);
}

/**
 * The rectangle around some corners.
 * @param {Polygons} polygons
 * @param {number} first corner
 * @param {number} end corner after the last
 * @returns {[left: number, top: number, right: number, bottom: number]}
 */
function boundsOf({ points }, first, end) {
  let [left, top] = [points[2 * first], points[2 * first + 1]];
  let [right, bottom] = [left, top];
  for (let at = 2 * first; at < 2 * end; at += 2) {
    left = Math.min(left, points[at]);
    right = Math.max(right, points[at]);
    top = Math.min(top, points[at + 1]);
    bottom = Math.max(bottom, points[at + 1]);
  }
  return [left, top, right, bottom];
}
