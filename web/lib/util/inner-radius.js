/**
 * The distance from a point within a cell to the nearest of its sides; 0 without sides.
 * @param {ArrayLike<number>} points x0 y0 x1 y1 ...
 * @param {number} from the number of the first corner of the cell
 * @param {number} to the number after its last one
 * @param {number} x
 * @param {number} y
 */
export function innerRadius(points, from, to, x, y) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = from; i < to; i += 1) {
    const next = i + 1 < to ? i + 1 : from;
    const [ax, ay] = [points[2 * i], points[2 * i + 1]];
    const [dx, dy] = [points[2 * next] - ax, points[2 * next + 1] - ay];
    const square = dx * dx + dy * dy;
    const along = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
    const share = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(ax + share * dx - x, ay + share * dy - y));
  }
  return Number.isFinite(least) ? least : 0;
}
