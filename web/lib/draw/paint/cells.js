import { unpacked } from '../../looks/pixels.js';
import { tracePolygon } from './polygons.js';

/** @import { Context } from '../context.js' */

/** Cells per path. The time of a path grows faster than its length. */
const BATCH = 200;
/** Cells between two yields while they are sorted by colour: some milliseconds. */
const SLICE = 10_000;

/**
 * Fills cells that are polygons, in steps: paths per colour, with an outline of one pixel that closes
 * the gaps between cells.
 * @param {Context} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {(cell: number) => number} colorOf a colour of `packed`; 0 leaves the cell empty
 * @param {Iterable<number>} cells
 */
export function* paintCells(context, at, colorOf, cells) {
  /** @type {Map<number, number[]>} */
  const buckets = new Map();
  let seen = 0;
  for (const cell of cells) {
    seen += 1;
    if (seen % SLICE === 0) yield;
    const color = colorOf(cell);
    if (color === 0) continue;
    const bucket = buckets.get(color);
    if (bucket) bucket.push(cell);
    else buckets.set(color, [cell]);
  }
  yield;
  for (const color of [...buckets.keys()].sort((a, b) => a - b)) {
    const bucket = /** @type {number[]} */ (buckets.get(color));
    for (let i = 0; i < bucket.length; i += BATCH) {
      context.lineJoin = 'round';
      context.lineWidth = 1;
      context.fillStyle = unpacked(color);
      context.strokeStyle = context.fillStyle;
      context.beginPath();
      for (const cell of bucket.slice(i, i + BATCH)) tracePolygon(context, at, cell);
      context.fill();
      context.stroke();
      yield;
    }
  }
}
