import { cellIndex } from './cell-index.js';
import { geometryOf } from './geometry.js';

/** Device pixels of a cell: a wall and a corridor of one pixel each. Smaller cells cannot be read. */
const LEAST_CELL = 2;
const MOST_CELL = 64;
const MOST_WALL = 8;
/** Shapes other than plain squares with fewer cells than FEW are drawn up to MOST_FEW times larger. */
const FEW = 200;
const MOST_FEW = 3;

/**
 * Position and scale of a maze on a canvas. If all walls are horizontal or vertical, the scale is a
 * whole number of device pixels, so that every wall is sharp.
 * @param {any} maze
 * @param {number} width available, in CSS pixels
 * @param {number} height
 * @param {number} ratio device pixels per CSS pixel
 */
export function fit(maze, width, height, ratio) {
  const geometry = geometryOf(maze);
  const { box, unit, upright, squares } = geometry;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const whole = upright ? Math.floor : (/** @type {number} */ size) => size;
  const room = (/** @type {number} */ css, /** @type {number} */ cells) =>
    whole((css * ratio - 4 * ratio) / cells);
  const few = squares ? 1 : Math.max(1, Math.min(MOST_FEW, Math.sqrt(FEW / maze.cellCount)));
  const most = whole((MOST_CELL * few * ratio) / unit);
  const least = upright ? Math.ceil(LEAST_CELL / unit) : LEAST_CELL / unit;
  const fits = Math.min(room(width, wide), room(height, high), most);
  const cell = Math.max(least, fits);
  const share = cell * unit * (upright ? 0.12 : 0.1);
  const wall = Math.max(1, Math.round(Math.min(share, MOST_WALL * ratio)));
  const pad = Math.ceil(wall / 2) + (upright ? 0 : 1);
  return {
    geometry,
    squares,
    /** Device pixels per unit of the drawing, which is the side of a square cell. */
    cell,
    wall,
    pad,
    half: Math.floor(wall / 2),
    columns: maze.width,
    rows: maze.height,
    width: Math.ceil(wide * cell) + 2 * pad,
    height: Math.ceil(high * cell) + 2 * pad,
    fits: fits >= least,
    ratio,
  };
}

/** @typedef {ReturnType<typeof fit>} Fit */

/** A point of the drawing in device pixels. @param {Fit} at @param {ArrayLike<number>} point */
export function pixel({ geometry: { box }, pad, cell }, point) {
  return { x: pad + (point[0] - box.left) * cell, y: pad + (point[1] - box.top) * cell };
}

/** The middle of a cell in device pixels. @param {Fit} at @param {number} cell */
export function middle(at, cell) {
  const { middles } = at.geometry;
  return pixel(at, [middles[2 * cell], middles[2 * cell + 1]]);
}

/** The point of the drawing at CSS pixels x, y of the canvas. @param {Fit} at @param {number} x @param {number} y */
export function unpixel({ geometry: { box }, ratio, pad, cell }, x, y) {
  return { x: (x * ratio - pad) / cell + box.left, y: (y * ratio - pad) / cell + box.top };
}

/** The cell at CSS pixels x, y of the canvas, or null. @param {Fit} at @param {number} x @param {number} y */
export function cellUnder(at, x, y) {
  const point = unpixel(at, x, y);
  return cellIndex(at.geometry).at(point.x, point.y);
}
