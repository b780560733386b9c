import { middle } from './fit.js';

/**
 * A way through cells as one square-cornered line.
 * @param {CanvasRenderingContext2D} context
 * @param {import('./fit.js').Fit} at
 * @param {ArrayLike<number>} cells
 * @param {string} color
 * @param {number} share of a cell's width
 */
export function drawPath(context, at, cells, color, share) {
  if (cells.length < 2) return;
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, Math.round(at.cell * share));
  context.lineJoin = 'miter';
  context.lineCap = 'square';
  context.beginPath();
  for (let i = 0; i < cells.length; i += 1) {
    const { x, y } = middle(at, cells[i]);
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
}
