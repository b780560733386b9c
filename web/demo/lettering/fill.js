/** @import { Contour } from './outlines.js' */

/**
 * Black where polygons lie (by the rule of non-zero winding), transparent elsewhere, by the middles of
 * pixels. Sums, products and quotients of doubles are the same in every engine, so the picture is too.
 * Cost: O(pixels + rows that edges cross).
 * @param {readonly Contour[]} polygons in pixels, y downwards
 * @param {number} width
 * @param {number} height
 */
export function fill(polygons, width, height) {
  /** What crosses the middle of each row: x, and whether it goes down or up. @type {{ x: number, turn: number }[][]} */
  const rows = Array.from({ length: height }, () => []);
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i += 2) {
      const [x1, y1] = [polygon[i], polygon[i + 1]];
      const next = (i + 2) % polygon.length;
      const [x2, y2] = [polygon[next], polygon[next + 1]];
      const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)];
      const last = Math.min(height - 1, Math.ceil(high - 0.5) - 1);
      for (let row = Math.max(0, Math.ceil(low - 0.5)); row <= last; row += 1) {
        const x = x1 + ((row + 0.5 - y1) * (x2 - x1)) / (y2 - y1);
        rows[row].push({ x, turn: y1 < y2 ? 1 : -1 });
      }
    }
  }
  const data = new Uint8ClampedArray(4 * width * height);
  const column = (/** @type {number} */ x) => Math.min(width, Math.max(0, Math.ceil(x - 0.5)));
  for (const [row, crossings] of rows.entries()) {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    for (const [i, { x, turn }] of crossings.entries()) {
      winding += turn;
      if (winding === 0) continue;
      const end = column(crossings[i + 1].x);
      for (let at = column(x); at < end; at += 1) data[4 * (row * width + at) + 3] = 255;
    }
  }
  return { data, width, height };
}
