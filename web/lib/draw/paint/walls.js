/** @import { Context } from '../context.js' */

/** Segments per stroke. The time of a stroke grows faster than its length. */
const BATCH = 200;
/** Bars between two yields: some milliseconds. */
const BARS = 2_000;
/** Thinner walls have no round ends. */
const MIN_ROUND = 3;

/**
 * Walls, in steps: horizontal and vertical ones as bars on whole pixels if the maze has no others, else
 * strokes with round ends, whose horizontal and vertical ones lie on whole pixels too.
 * @param {Context} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {ArrayLike<number>} lines x1 y1 x2 y2 per wall, in units of the drawing
 * @param {string} color
 */
export function* drawWalls(context, at, lines, color) {
  context.fillStyle = color;
  yield* strokes(context, at, at.geometry.upright ? yield* bars(context, at, lines) : lines, color);
}

/** The rectangle of the drawing that a part of the canvas shows, with the width of a wall around it. @param {import('../geometry/fit.js').Fit} at @param {import('./part.js').Part} part */
export function shownBy({ cell, wall, left, top, geometry: { box } }, part) {
  return {
    left: box.left + (part.left - left - wall) / cell,
    top: box.top + (part.top - top - wall) / cell,
    right: box.left + (part.right - left + wall) / cell,
    bottom: box.top + (part.bottom - top + wall) / cell,
  };
}

/** Draws the horizontal and vertical walls and returns the others. @type {(context: Context, at: import('../geometry/fit.js').Fit, lines: ArrayLike<number>) => Generator<undefined, ArrayLike<number>>} */
function* bars(context, { cell, wall, left, top, half, geometry: { box } }, lines) {
  /** @type {number[]} */
  const others = [];
  for (let i = 0; i < lines.length; i += 4) {
    if (i % (4 * BARS) === 4 * BARS - 4) yield;
    if (lines[i] !== lines[i + 2] && lines[i + 1] !== lines[i + 3]) {
      others.push(lines[i], lines[i + 1], lines[i + 2], lines[i + 3]);
      continue;
    }
    const x1 = left + Math.round((lines[i] - box.left) * cell);
    const y1 = top + Math.round((lines[i + 1] - box.top) * cell);
    const x2 = left + Math.round((lines[i + 2] - box.left) * cell);
    const y2 = top + Math.round((lines[i + 3] - box.top) * cell);
    const [x, y] = [Math.min(x1, x2) - half, Math.min(y1, y2) - half];
    context.fillRect(x, y, Math.abs(x2 - x1) + wall, Math.abs(y2 - y1) + wall);
  }
  return others;
}

/** @type {(context: Context, at: import('../geometry/fit.js').Fit, lines: ArrayLike<number>, color: string) => Generator<undefined>} */
function* strokes(context, { cell, wall, left, top, geometry: { box } }, lines, color) {
  const odd = (wall % 2) / 2;
  const snap = (/** @type {number} */ value) => Math.round(value - odd) + odd;
  for (let from = 0; from < lines.length; from += 4 * BATCH) {
    const end = Math.min(lines.length, from + 4 * BATCH);
    context.strokeStyle = color;
    context.lineWidth = wall;
    context.lineCap = wall < MIN_ROUND ? 'square' : 'round';
    context.beginPath();
    for (let i = from; i < end; i += 4) {
      let x1 = left + (lines[i] - box.left) * cell;
      let y1 = top + (lines[i + 1] - box.top) * cell;
      let x2 = left + (lines[i + 2] - box.left) * cell;
      let y2 = top + (lines[i + 3] - box.top) * cell;
      if (Math.abs(x1 - x2) < 0.01) x1 = x2 = snap(x1);
      if (Math.abs(y1 - y2) < 0.01) y1 = y2 = snap(y1);
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();
    yield;
  }
}
