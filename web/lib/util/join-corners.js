/** Pixels in rows, 1 where one is set. @typedef {{ mask: Uint8Array, width: number, height: number }} Bitmap */

/**
 * Sets a pixel beside two that meet at a corner only: the one nearer to the middle, so that round
 * corners stay round.
 * @param {Uint8Array} isSet the pixels, which are changed
 * @param {{ width: number, height: number }} size
 */
export function joinCorners(isSet, { width, height }) {
  const fromMiddle = (/** @type {number} */ pixel) =>
    Math.hypot((pixel % width) - (width - 1) / 2, Math.floor(pixel / width) - (height - 1) / 2);
  const before = isSet.slice();
  for (let y = 0; y + 1 < height; ++y) {
    for (let x = 0; x + 1 < width; ++x) {
      const at = y * width + x;
      for (const [a, b, c, d] of [
        [at, at + width + 1, at + 1, at + width],
        [at + 1, at + width, at, at + width + 1],
      ]) {
        if (!before[a] || !before[b] || isSet[c] || isSet[d]) continue;
        isSet[fromMiddle(c) < fromMiddle(d) ? c : d] = 1;
      }
    }
  }
}
