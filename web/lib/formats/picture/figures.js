/**
 * Lines of a layer. Line i has the points starts[i] to starts[i + 1] - 1; point j is at
 * (points[2 * j], points[2 * j + 1]) in sides of a cell, y downwards. The last point of a closed line is
 * its first one again.
 * @typedef {{ points: Float32Array | Float64Array, starts: Uint32Array }} Figures
 */

/**
 * Lines in the flat form of layers. Cost: O(points).
 * @param {readonly ArrayLike<number>[]} lines each x0 y0 x1 y1 ...
 * @returns {Figures}
 */
export function figuresOf(lines) {
  const starts = new Uint32Array(lines.length + 1);
  for (const [i, line] of lines.entries()) starts[i + 1] = starts[i] + line.length / 2;
  const points = new Float64Array(2 * starts[lines.length]);
  for (const [i, line] of lines.entries()) points.set(line, 2 * starts[i]);
  return { points, starts };
}

/**
 * A closed line through corners.
 * @param {ArrayLike<number>} corners x0 y0 x1 y1 ...
 * @returns {number[]}
 */
export function closed(corners) {
  // A loop: spreading takes three times as long.
  const line = new Array(corners.length + 2);
  for (let i = 0; i < corners.length; ++i) line[i] = corners[i];
  line[corners.length] = corners[0];
  line[corners.length + 1] = corners[1];
  return line;
}

/**
 * A closed rectangle.
 * @param {number} left @param {number} top @param {number} right @param {number} bottom
 */
export const rectangle = (left, top, right, bottom) =>
  closed([left, top, right, top, right, bottom, left, bottom]);
