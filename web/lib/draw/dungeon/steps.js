import { STAIR_PLAN } from '../../looks/stairs.js';
import { middle } from '../geometry/fit.js';
import { radiusOf } from '../geometry/geometry.js';

/** @import { Context } from '../context.js' */

/** CSS pixels of a cell below which stairs are not drawn. */
const MIN_CELL = 4;

/**
 * Draws stairs: steps that become narrower.
 * @param {Context} pen
 * @param {import('../geometry/fit.js').Fit} at
 * @param {Iterable<number>} cells
 * @param {string} color
 */
export function drawSteps(pen, at, cells, color) {
  if (at.cell * at.geometry.unit < MIN_CELL * at.ratio) return;
  const { steps, widths } = STAIR_PLAN;
  pen.fillStyle = color;
  for (const cell of cells) {
    const { x, y } = middle(at, cell);
    const size = 2 * radiusOf(at.geometry, cell) * at.cell;
    const thick = Math.max(1, Math.round(size * 0.09));
    for (let i = 0; i < steps; i += 1) {
      const width = Math.round(size * (widths[0] + ((widths[1] - widths[0]) * i) / (steps - 1)));
      const top = y + size * (0.36 - (0.74 * i) / (steps - 1)) - thick / 2;
      pen.fillRect(Math.round(x - width / 2), Math.round(top), width, thick);
    }
  }
}
