import { pixel, tracePolygon } from 'mazewright/draw';
import { NUMBER } from '../../draw2d/plan/number-places.js';
import { color } from '../../ui/theme.js';

/** @import { Point } from '../../draw2d/plan/number-places.js' */
/** @import { Fit } from 'mazewright/draw' */

/** Opacity of the tint of the chosen room. */
const TINT = 0.24;

/**
 * Draws the numbers of rooms, of one size however near the map is; the chosen one on a ground.
 * @param {CanvasRenderingContext2D} pen
 * @param {Fit} at
 * @param {ReadonlyMap<number, Point>} places
 * @param {{ chosen: number | null, zoom: number }} look zoom: of texts on this screen
 */
export function drawNumbers(pen, at, places, { chosen, zoom }) {
  const ratio = at.ratio * zoom;
  const size = NUMBER.font * ratio;
  pen.save();
  pen.font = `bold ${size}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 4 * ratio;
  const [ink, floor, accent] = ['ink', 'floor', 'accent'].map(color);
  pen.strokeStyle = floor;
  for (const [number, point] of places) {
    const { x, y } = pixel(at, [point.x, point.y]);
    const text = String(number);
    if (number === chosen) {
      const wide = (NUMBER.around + NUMBER.digit * text.length) * ratio;
      const high = NUMBER.height * ratio;
      pen.fillStyle = accent;
      pen.fillRect(x - wide / 2, y - high / 2, wide, high);
    } else pen.strokeText(text, x, y);
    pen.fillStyle = number === chosen ? floor : ink;
    pen.fillText(text, x, y);
  }
  pen.restore();
}

/** Tints the cells of the chosen room. @param {CanvasRenderingContext2D} pen @param {Fit} at @param {readonly number[]} cells */
export function drawChosen(pen, at, cells) {
  pen.save();
  pen.beginPath();
  for (const cell of cells) tracePolygon(pen, at, cell);
  pen.globalAlpha = TINT;
  pen.fillStyle = color('accent');
  pen.fill();
  pen.restore();
}
