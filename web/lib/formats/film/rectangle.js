/** A rectangle of pixels. @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/**
 * The rectangle around the pixels in which two pictures of a size differ; null if they are the same. Cost:
 * O(pixels).
 * @param {Uint32Array} before
 * @param {Uint32Array} after
 * @param {number} across pixels of a row
 * @returns {Rectangle | null}
 */
export function difference(before, after, across) {
  let [x0, y0, x1, y1] = [across, Infinity, 0, 0];
  for (let at = 0; at < before.length; ++at) {
    if (before[at] === after[at]) continue;
    const [x, y] = [at % across, Math.floor(at / across)];
    [x0, x1] = [Math.min(x0, x), Math.max(x1, x + 1)];
    [y0, y1] = [Math.min(y0, y), y + 1];
  }
  return x0 < x1 ? { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } : null;
}

/**
 * A part of a picture as a raster, which keeps rows that repeat the row above once. Cost: O(its pixels).
 * @param {Uint32Array} pixels
 * @param {number} across pixels of a row
 * @param {Rectangle} part
 * @returns {import('../raster/raster.js').Raster}
 */
export function cut(pixels, across, { x, y, width, height }) {
  const own = new Uint32Array(width * height);
  const rows = new Uint32Array(height);
  let kept = 0;
  for (let row = 0; row < height; ++row) {
    const from = (y + row) * across + x;
    const line = pixels.subarray(from, from + width);
    const above = own.subarray((kept - 1) * width, kept * width);
    const repeats = row > 0 && line.every((pixel, i) => pixel === above[i]);
    if (!repeats) own.set(line, kept++ * width);
    rows[row] = kept - 1;
  }
  return { width, height, rows, pixels: own.subarray(0, kept * width) };
}
