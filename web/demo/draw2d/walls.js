/** Segments per stroke. The time of a stroke grows faster than its length. */
const BATCH = 200;
/** Thinner walls have no round ends. */
const LEAST_ROUND = 3;

/**
 * Walls: horizontal and vertical ones as bars on whole pixels if the maze has no others, else strokes
 * with round ends, whose horizontal and vertical ones lie on whole pixels too.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {ArrayLike<number>} lines x1 y1 x2 y2 per wall, in units of the drawing
 * @param {string} color
 */
export function drawWalls(context, at, lines, color) {
  context.fillStyle = color;
  context.strokeStyle = color;
  strokes(context, at, at.geometry.upright ? bars(context, at, lines) : lines);
}

/** Draws the horizontal and vertical walls and returns the others. @type {(context: CanvasRenderingContext2D, at: import('../geometry/fit.js').Fit, lines: ArrayLike<number>) => ArrayLike<number>} */
function bars(context, { cell, wall, pad, half, geometry: { box } }, lines) {
  /** @type {number[]} */
  const others = [];
  for (let i = 0; i < lines.length; i += 4) {
    if (lines[i] !== lines[i + 2] && lines[i + 1] !== lines[i + 3]) {
      others.push(lines[i], lines[i + 1], lines[i + 2], lines[i + 3]);
      continue;
    }
    const x1 = pad + Math.round((lines[i] - box.left) * cell);
    const y1 = pad + Math.round((lines[i + 1] - box.top) * cell);
    const x2 = pad + Math.round((lines[i + 2] - box.left) * cell);
    const y2 = pad + Math.round((lines[i + 3] - box.top) * cell);
    const left = Math.min(x1, x2) - half;
    const top = Math.min(y1, y2) - half;
    context.fillRect(left, top, Math.abs(x2 - x1) + wall, Math.abs(y2 - y1) + wall);
  }
  return others;
}

/** @type {(context: CanvasRenderingContext2D, at: import('../geometry/fit.js').Fit, lines: ArrayLike<number>) => void} */
function strokes(context, { cell, wall, pad, geometry: { box } }, lines) {
  const odd = (wall % 2) / 2;
  const snap = (/** @type {number} */ value) => Math.round(value - odd) + odd;
  context.lineWidth = wall;
  context.lineCap = wall < LEAST_ROUND ? 'square' : 'round';
  for (let from = 0; from < lines.length; from += 4 * BATCH) {
    const end = Math.min(lines.length, from + 4 * BATCH);
    context.beginPath();
    for (let i = from; i < end; i += 4) {
      let x1 = pad + (lines[i] - box.left) * cell;
      let y1 = pad + (lines[i + 1] - box.top) * cell;
      let x2 = pad + (lines[i + 2] - box.left) * cell;
      let y2 = pad + (lines[i + 3] - box.top) * cell;
      if (Math.abs(x1 - x2) < 0.01) x1 = x2 = snap(x1);
      if (Math.abs(y1 - y2) < 0.01) y1 = y2 = snap(y1);
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();
  }
}
