import { tracePolygon } from '../paint/polygons.js';

/** @import { Context } from '../context.js' */
/** @import { Fit } from '../geometry/fit.js' */
/** @import { Part } from '../paint/part.js' */

/** How clear the lines of the grid are. @typedef {'none' | 'faint' | 'clear'} Grid */

/** CSS pixels of a cell from which the grid of the floor, and the shadow of walls on it, are drawn. */
const MIN_CELL = 7;
/** Opacity of the grid: as a texture of the floor, and to count squares. */
const GRID = { faint: 0.1, clear: 0.36 };
const SHADOW = 0.09;
/** Width of the shadow of a wall, in cells. */
const SHADOW_WIDTH = 0.2;
/** Cells between two yields: some milliseconds. */
const SLICE = 4_000;

/**
 * Draws the grid of a floor of plain squares, and the shadows of the walls above and to the left of it,
 * in steps.
 * @param {Context} pen
 * @param {Fit} at
 * @param {(cell: number) => boolean} isFloor
 * @param {{ color: string, grid: Grid }} look
 * @param {Part} part
 */
export function* drawFloorLines(pen, at, isFloor, { color, grid: clearness }, part) {
  const { cell: side, columns, rows, wall, half } = at;
  if (side < MIN_CELL * at.ratio) return;
  const [left, top] = [part.left - at.left, part.top - at.top].map((from) =>
    Math.max(0, Math.floor(from / side)),
  );
  const right = Math.min(columns, Math.ceil((part.right - at.left) / side));
  const bottom = Math.min(rows, Math.ceil((part.bottom - at.top) / side));
  const xOf = (/** @type {number} */ x) => at.left + Math.round(x * side);
  const yOf = (/** @type {number} */ y) => at.top + Math.round(y * side);
  const thin = Math.max(1, Math.round(at.ratio));
  const shadow = Math.round(side * SHADOW_WIDTH);
  const edge = wall - half;
  const grid = new Path2D();
  const dark = new Path2D();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (!isFloor(y * columns + x)) continue;
      const hasAbove = y > 0 && isFloor((y - 1) * columns + x);
      const hasLeft = x > 0 && isFloor(y * columns + x - 1);
      const [x0, y0, x1, y1] = [xOf(x), yOf(y), xOf(x + 1), yOf(y + 1)];
      if (hasAbove) grid.rect(x0, y0, x1 - x0, thin);
      else dark.rect(x0, y0 + edge, x1 - x0, shadow);
      if (hasLeft) grid.rect(x0, y0, thin, y1 - y0);
      else {
        const begin = hasAbove ? y0 : y0 + edge + shadow;
        dark.rect(x0 + edge, begin, shadow, y1 - begin);
      }
    }
    if (((y - top) * (right - left)) % SLICE < right - left) yield;
  }
  pen.save();
  pen.fillStyle = color;
  if (clearness !== 'none') {
    pen.globalAlpha = GRID[clearness];
    pen.fill(grid);
  }
  pen.globalAlpha = SHADOW;
  pen.fill(dark);
  pen.restore();
}

/**
 * Draws the outlines of the cells of a floor that are no plain squares.
 * @param {Context} pen
 * @param {Fit} at
 * @param {Iterable<number>} cells of floor
 * @param {string} color
 */
export function drawCellLines(pen, at, cells, color) {
  if (at.cell * at.geometry.unit < MIN_CELL * at.ratio) return;
  pen.save();
  pen.beginPath();
  for (const cell of cells) tracePolygon(pen, at, cell);
  pen.strokeStyle = color;
  pen.globalAlpha = GRID.clear;
  pen.lineWidth = Math.max(1, Math.round(at.ratio));
  pen.stroke();
  pen.restore();
}
