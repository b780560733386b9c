/**
 * Walls as filled bars on whole pixels; a slanted one (other shapes) as a stroke.
 * @param {CanvasRenderingContext2D} context
 * @param {import('./fit.js').Fit} at
 * @param {Float32Array} lines x1 y1 x2 y2 each, in cells
 * @param {string} color
 */
export function drawWalls(context, at, lines, color) {
  const { cell, wall, pad, half } = at;
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = wall;
  for (let i = 0; i < lines.length; i += 4) {
    const x1 = pad + lines[i] * cell;
    const y1 = pad + lines[i + 1] * cell;
    const x2 = pad + lines[i + 2] * cell;
    const y2 = pad + lines[i + 3] * cell;
    if (x1 === x2 || y1 === y2) {
      const left = Math.min(x1, x2) - half;
      const top = Math.min(y1, y2) - half;
      context.fillRect(left, top, Math.abs(x2 - x1) + wall, Math.abs(y2 - y1) + wall);
    } else {
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    }
  }
}
