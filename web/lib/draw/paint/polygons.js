/** @import { Context } from '../context.js' */

/**
 * Adds the outline of a cell to the current path.
 * @param {Context} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {number} cell
 */
export function tracePolygon(context, { geometry, left, top, cell: scale }, cell) {
  if (geometry.squares) {
    const [x, y] = [cell % geometry.columns, Math.floor(cell / geometry.columns)];
    const [fromX, toX] = [x, x + 1].map((side) => left + Math.round(side * scale));
    const [fromY, toY] = [y, y + 1].map((side) => top + Math.round(side * scale));
    context.rect(fromX, fromY, toX - fromX, toY - fromY);
    return;
  }
  const { points, starts, box } = geometry;
  const [from, end] = [starts[cell], starts[cell + 1]];
  for (let i = from; i < end; i += 1) {
    const x = left + (points[2 * i] - box.left) * scale;
    const y = top + (points[2 * i + 1] - box.top) * scale;
    if (i === from) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}
