import { middle, radiusOf, tracePolygon } from 'mazewright/draw';
import { color } from '../../ui/theme.js';

/** @import { Fit } from 'mazewright/draw' */

/** @typedef {ReturnType<typeof import('./tools.js').createTools>} Tools */

/** Cells that are left out have a thin outline, so that one sees where to take them back. @param {CanvasRenderingContext2D} pen @param {Fit} at @param {Tools} tools */
export function drawLeftOut(pen, at, { whole, isKept }) {
  pen.beginPath();
  for (let cell = 0; cell < whole.cellCount; cell += 1) {
    if (!isKept(cell)) tracePolygon(pen, at, cell);
  }
  pen.strokeStyle = color('line');
  pen.lineWidth = Math.max(1, at.ratio);
  pen.globalCompositeOperation = 'destination-over';
  pen.stroke();
  pen.globalCompositeOperation = 'source-over';
}

/** The marker of the keyboard. @param {CanvasRenderingContext2D} pen @param {Fit} at @param {number} cell */
export function drawCursor(pen, at, cell) {
  const { x, y } = middle(at, cell);
  const half = radiusOf(at.geometry, cell) * at.cell * 0.8;
  pen.strokeStyle = color('accent');
  pen.lineWidth = Math.max(2, 2 * at.ratio);
  pen.strokeRect(x - half, y - half, 2 * half, 2 * half);
}
