import { squareAt } from './squares.js';

/** @typedef {import('./geometry.js').Polygons} Polygons */

/** @type {WeakMap<Polygons, ReturnType<typeof build>>} */
const known = new WeakMap();

/** An index of cells by place: a grid of boxes about a cell wide. Built once per geometry. @param {Polygons} geometry */
export function cellIndex(geometry) {
  let index = known.get(geometry);
  if (!index) {
    index = build(geometry);
    known.set(geometry, index);
  }
  return index;
}

/** The cell at a point of the drawing, or null. @param {import('./geometry.js').Geometry} geometry @param {number} x @param {number} y @returns {number | null} */
export function cellAt(geometry, x, y) {
  return geometry.squares ? squareAt(geometry, x, y) : cellIndex(geometry).at(x, y);
}

/** @param {Polygons} geometry */
function build({ points, starts, box, unit }) {
  const side = Math.max(1, unit);
  const columns = Math.max(1, Math.ceil((box.right - box.left) / side));
  const rows = Math.max(1, Math.ceil((box.bottom - box.top) / side));
  /** @type {number[][]} */
  const boxes = Array.from({ length: columns * rows }, () => []);
  const place = (
    /** @type {number} */ value,
    /** @type {number} */ from,
    /** @type {number} */ end,
  ) => Math.max(0, Math.min(end - 1, Math.floor((value - from) / side)));

  /** Visits the boxes that a rectangle [left, top, right, bottom] touches. */
  const eachBox = (
    /** @type {number[]} */ [left, top, right, bottom],
    /** @type {(list: number[]) => void} */ visit,
  ) => {
    const last = { x: place(right, box.left, columns), y: place(bottom, box.top, rows) };
    for (let y = place(top, box.top, rows); y <= last.y; y += 1) {
      for (let x = place(left, box.left, columns); x <= last.x; x += 1)
        visit(boxes[y * columns + x]);
    }
  };

  const boundsOf = (/** @type {number} */ cell) => {
    const bounds = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = starts[cell]; i < starts[cell + 1]; i += 1) {
      bounds[0] = Math.min(bounds[0], points[2 * i]);
      bounds[1] = Math.min(bounds[1], points[2 * i + 1]);
      bounds[2] = Math.max(bounds[2], points[2 * i]);
      bounds[3] = Math.max(bounds[3], points[2 * i + 1]);
    }
    return bounds;
  };

  const contains = (
    /** @type {number} */ cell,
    /** @type {number} */ x,
    /** @type {number} */ y,
  ) => {
    let isInside = false;
    const [from, end] = [starts[cell], starts[cell + 1]];
    for (let i = from, j = end - 1; i < end; j = i, i += 1) {
      const [ay, by] = [points[2 * i + 1], points[2 * j + 1]];
      if (ay > y === by > y) continue;
      const crossing = points[2 * i] + ((y - ay) / (by - ay)) * (points[2 * j] - points[2 * i]);
      if (x < crossing) isInside = !isInside;
    }
    return isInside;
  };

  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    if (starts[cell] === starts[cell + 1]) continue;
    eachBox(boundsOf(cell), (list) => list.push(cell));
  }

  return {
    boundsOf,
    /** The cell at a point, or null. @param {number} x @param {number} y */
    at(x, y) {
      /** @type {number | null} */
      let found = null;
      eachBox([x, y, x, y], (list) => {
        found ??= list.find((cell) => contains(cell, x, y)) ?? null;
      });
      return found;
    },
    /** The cells in the boxes that a rectangle touches, in order: all that it touches, and a few more. @param {number[]} bounds */
    within(bounds) {
      /** @type {Set<number>} */
      const cells = new Set();
      eachBox(bounds, (list) => {
        for (const cell of list) cells.add(cell);
      });
      return [...cells].sort((a, b) => a - b);
    },
  };
}
