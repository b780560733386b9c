import { mixed } from '../colors/mixed.js';
import { polygonAt } from '../geometry/cell-index.js';

/** @import { Context } from '../context.js' */
/** @import { Fit } from '../geometry/fit.js' */
/** @import { Part } from './part.js' */

/** Device pixels of a cell below which pixels are drawn one by one instead of polygons. */
const TINY = 3;
/** How much darker a pixel is if all sides of its cell are walls, per device pixel of a cell. */
const SHADE = 0.24;
/** Pixels between two yields: some milliseconds. */
const SLICE = 30_000;
const PATH_SLICE = 50_000;
/** Widths of a cell: two cells of a path that are farther apart lie on both edges of a cut. */
const MAX_STEP = 3;

/** Whether cells with corners are so small that their pixels are drawn one by one. @param {Fit} at */
export const isTiny = (at) => !at.squares && at.cell * at.geometry.unit < TINY;

/** @param {number} bits */
function ones(bits) {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Draws a maze of tiny cells of any shape, in steps: each pixel has the colour of the cell at its
 * middle, darker for the walls of the cell. The time depends on the pixels, not on the maze
 * (1000 x 700 pixels: about 0.15 s).
 * @param {Context} pen
 * @param {Fit} at
 * @param {{ colorOf(cell: number): number, passages: ArrayLike<number>, ink: number,
 *   hasWalls?(cell: number): boolean, path?: ArrayLike<number> | null, pathColor?: number }} look
 *   packed colours; colour 0 draws nothing; hasWalls: default all
 * @param {Part} part
 */
export function* paintTiny(pen, at, look, part) {
  const { colorOf, passages, hasWalls, ink, path, pathColor = 0 } = look;
  const geometry = /** @type {import('../geometry/geometry.js').PolygonGeometry} */ (at.geometry);
  const { box, starts, unit, drawn } = geometry;
  const left = Math.max(part.left, at.left);
  const top = Math.max(part.top, at.top);
  const right = Math.min(part.right, at.left + Math.ceil((box.right - box.left) * at.cell));
  const bottom = Math.min(part.bottom, at.top + Math.ceil((box.bottom - box.top) * at.cell));
  if (left >= right || top >= bottom) return;
  const image = pen.createImageData(right - left, bottom - top);
  const pixels = new Uint32Array(image.data.buffer);
  const width = right - left;
  const shade = SHADE * at.cell * unit;
  /** Shades of a colour by the share of sides that are walls, in sixteenths. @type {Map<number, Uint32Array>} */
  const shades = new Map();
  for (let y = top; y < bottom; y += 1) {
    const middleY = box.top + (y + 0.5 - at.top) / at.cell;
    const from = (y - top) * width - left;
    for (let x = left; x < right; x += 1) {
      const cell = polygonAt(geometry, box.left + (x + 0.5 - at.left) / at.cell, middleY);
      const color = cell < 0 ? 0 : colorOf(cell);
      if (color === 0) continue;
      if (hasWalls && !hasWalls(cell)) {
        pixels[from + x] = color;
        continue;
      }
      let known = shades.get(color);
      if (!known) {
        known = Uint32Array.from({ length: 17 }, (_, i) => mixed(color, ink, (shade * i) / 16));
        shades.set(color, known);
      }
      const sides = starts[cell + 1] - starts[cell];
      const open = Math.min(sides, ones(passages[cell] & drawn));
      pixels[from + x] = known[Math.round((16 * (sides - open)) / sides)];
    }
    if ((y * width) % SLICE < width) yield;
  }
  if (path) yield* plot({ pixels, left, top, right, bottom }, at, path, pathColor);
  pen.putImageData(image, left, top);
}

/**
 * Draws a path as a line of pixels over the middles of its cells.
 * @param {Part & { pixels: Uint32Array }} target @param {Fit} at @param {ArrayLike<number>} path @param {number} color
 */
function* plot({ pixels, left, top, right, bottom }, at, path, color) {
  const { middles, box, unit } = /** @type {import('../geometry/geometry.js').PolygonGeometry} */ (
    at.geometry
  );
  const width = right - left;
  const most = MAX_STEP * unit * at.cell;
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < path.length; i += 1) {
    const x = at.left + (middles[2 * path[i]] - box.left) * at.cell;
    const y = at.top + (middles[2 * path[i] + 1] - box.top) * at.cell;
    const far = Math.max(Math.abs(x - lastX), Math.abs(y - lastY));
    const steps = i === 0 || far > most ? 1 : Math.max(1, Math.ceil(far));
    for (let step = 0; step < steps; step += 1) {
      const px = Math.floor(x + ((lastX - x) * step) / steps);
      const py = Math.floor(y + ((lastY - y) * step) / steps);
      if (px < left || py < top || px >= right || py >= bottom) continue;
      pixels[(py - top) * width + px - left] = color;
    }
    [lastX, lastY] = [x, y];
    if (i % PATH_SLICE === PATH_SLICE - 1) yield;
  }
}
