import { middle } from '../../geometry/fit.js';
import { radiusOf } from '../../geometry/geometry.js';

/** Steps of a flight of stairs, and the widths of the first and the last one in cells. */
const STEPS = 5;
const WIDTHS = [0.84, 0.36];
/** CSS pixels of a cell below which stairs are not drawn. */
const MIN_CELL = 4;

/**
 * Draws stairs: steps that become narrower.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('../../geometry/fit.js').Fit} at
 * @param {Iterable<number>} cells
 * @param {string} color
 */
export function drawSteps(pen, at, cells, color) {
  if (at.cell * at.geometry.unit < MIN_CELL * at.ratio) return;
  pen.fillStyle = color;
  for (const cell of cells) {
    const { x, y } = middle(at, cell);
    const size = 2 * radiusOf(at.geometry, cell) * at.cell;
    const thick = Math.max(1, Math.round(size * 0.09));
    for (let i = 0; i < STEPS; i += 1) {
      const width = Math.round(size * (WIDTHS[0] + ((WIDTHS[1] - WIDTHS[0]) * i) / (STEPS - 1)));
      const top = y + size * (0.36 - (0.74 * i) / (STEPS - 1)) - thick / 2;
      pen.fillRect(Math.round(x - width / 2), Math.round(top), width, thick);
    }
  }
}
