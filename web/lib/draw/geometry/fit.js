import { cellAt } from './cell-index.js';
import { geometryOf, middleOf } from './geometry.js';

/** @import { Maze } from '../../library/public-types.js' */

/**
 * What a view of a plane shows: x and y in its middle, CSS pixels per unit, and its size in CSS pixels.
 * @typedef {{ x: number, y: number, scale: number, width: number, height: number }} Camera
 */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * What a camera may show: its smallest and its largest scale, and the box of its middle.
 * @typedef {{ scales(camera: Camera): [number, number], middles(camera: Camera): Box }} Limits
 */

/** @import { Geometry } from './geometry.js' */

/** CSS pixels between the maze and the edges of the stage, if all of the maze is visible. */
const MAX_MARGIN = 20;
/** The same as a part of the stage, for small ones. */
const MARGIN = 0.034;
/** CSS pixels of a cell at most, as long as all of the maze is visible and when it is zoomed in. */
const MAX_CELL = 64;
/** Device pixels: a smaller cell has no wall and corridor of a pixel each. */
const MIN_CELL = 2;
const MAX_WALL = 8;
/** Shapes other than plain squares with fewer cells than FEW are drawn up to MAX_FEW times larger. */
const FEW = 200;
const MAX_FEW = 3;
/** The zoom from the whole maze that is always possible. */
const ZOOM = 2;

/** Device pixels of a wall. @param {Geometry} geometry @param {number} cell device pixels per unit @param {number} ratio */
function wallOf({ unit, upright }, cell, ratio) {
  const share = cell * unit * (upright ? 0.12 : 0.1);
  return Math.max(1, Math.round(Math.min(share, MAX_WALL * ratio)));
}

/** @param {number} width @param {number} height */
const marginOf = (width, height) => Math.min(MAX_MARGIN, MARGIN * Math.min(width, height));

/**
 * CSS pixels per unit at which the whole maze is visible. If all walls are horizontal or vertical, it
 * is a whole number of device pixels, so that cells are equally large; not for cells that are too
 * small to count their pixels.
 * @param {Maze} maze
 * @param {{ width: number, height: number }} stage
 * @param {number} ratio device pixels per CSS pixel
 * @param {number} [margin] CSS pixels between the maze and the edges
 */
export function wholeScale(maze, { width, height }, ratio, margin = marginOf(width, height)) {
  const geometry = geometryOf(maze);
  const { box, unit, upright, squares } = geometry;
  const wall = wallOf(geometry, MAX_CELL * ratio, ratio);
  const room = (/** @type {number} */ css, /** @type {number} */ cells) =>
    Math.max(1, (css - 2 * margin) * ratio - wall) / cells;
  const fits = Math.min(room(width, box.right - box.left), room(height, box.bottom - box.top));
  const few = squares ? 1 : Math.max(1, Math.min(MAX_FEW, Math.sqrt(FEW / maze.cellCount)));
  const cell = Math.min(fits, (MAX_CELL * few * ratio) / unit);
  const isExact = upright && cell * unit >= MIN_CELL && cell >= 1;
  return (isExact ? Math.floor(cell) : cell) / ratio;
}

/**
 * The limits of a camera on a maze: the maze never leaves the view farther than by a margin, and is
 * centred along an axis on which it is visible as a whole.
 * @param {Maze} maze
 * @param {number} ratio device pixels per CSS pixel
 * @returns {Limits}
 */
export function limitsOf(maze, ratio) {
  const { box, unit } = geometryOf(maze);
  return {
    scales(camera) {
      const whole = wholeScale(maze, camera, ratio);
      return [whole, Math.max(ZOOM * whole, MAX_CELL / unit)];
    },
    middles({ scale, width, height }) {
      const margin = marginOf(width, height);
      const range = (
        /** @type {number} */ from,
        /** @type {number} */ to,
        /** @type {number} */ size,
      ) => {
        const half = (size / 2 - margin) / scale;
        return to - from <= 2 * half
          ? [(from + to) / 2, (from + to) / 2]
          : [from + half, to - half];
      };
      const [left, right] = range(box.left, box.right, width);
      const [top, bottom] = range(box.top, box.bottom, height);
      return { left, top, right, bottom };
    },
  };
}

/**
 * Position and scale of a maze on a canvas of the size of the stage. Walls of plain squares and the
 * corner of the drawing lie on whole device pixels.
 * @param {Maze} maze
 * @param {Camera} camera
 * @param {number} ratio device pixels per CSS pixel
 */
export function viewOf(maze, { x, y, scale, width, height }, ratio) {
  const geometry = geometryOf(maze);
  const { box, squares } = geometry;
  const cell = scale * ratio;
  const wall = wallOf(geometry, cell, ratio);
  return {
    geometry,
    squares,
    /** Device pixels per unit of the drawing, which is the side of a square cell. */
    cell,
    wall,
    half: Math.floor(wall / 2),
    /** The upper left corner of the drawing in device pixels. */
    left: Math.round((width * ratio) / 2 - (x - box.left) * cell),
    top: Math.round((height * ratio) / 2 - (y - box.top) * cell),
    columns: maze.width,
    rows: maze.height,
    width: Math.round(width * ratio),
    height: Math.round(height * ratio),
    ratio,
  };
}

/** The view of the whole maze. @param {Maze} maze @param {number} width of the stage in CSS pixels @param {number} height @param {number} ratio @param {number} [margin] CSS pixels around the maze at least */
export function fit(maze, width, height, ratio, margin) {
  const { box } = geometryOf(maze);
  const scale = wholeScale(maze, { width, height }, ratio, margin);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return viewOf(maze, { x, y, scale, width, height }, ratio);
}

/** @typedef {ReturnType<typeof viewOf>} Fit */

/** A point of the drawing in device pixels. @param {Fit} at @param {ArrayLike<number>} point */
export function pixel({ geometry: { box }, left, top, cell }, point) {
  return { x: left + (point[0] - box.left) * cell, y: top + (point[1] - box.top) * cell };
}

/** The middle of a cell in device pixels. @param {Fit} at @param {number} cell */
export function middle(at, cell) {
  return pixel(at, middleOf(at.geometry, cell));
}

/** The point of the drawing at CSS pixels x, y of the canvas. @param {Fit} at @param {number} x @param {number} y */
export function unpixel({ geometry: { box }, ratio, left, top, cell }, x, y) {
  return { x: (x * ratio - left) / cell + box.left, y: (y * ratio - top) / cell + box.top };
}

/** The cell at CSS pixels x, y of the canvas, or null. @param {Fit} at @param {number} x @param {number} y */
export function cellUnder(at, x, y) {
  const point = unpixel(at, x, y);
  return cellAt(at.geometry, point.x, point.y);
}
