import { BELOW, SUN } from './baked-light.js';

/** @import { Relief } from './baked-light.js' */

/** Texels of baked light at most, about as many as pixels of a window, and per unit of length. */
const MAX_TEXELS = 1_200_000;
const MAX_PER_UNIT = 24;
/** Least height of walls whose light is worth telling apart. */
const MIN_HEIGHT = 0.05;

/** Units of ground around walls of a height on which their shadow falls. @param {number} wallHeight */
export const marginOf = (wallHeight) =>
  Math.ceil(1 + (Math.hypot(SUN[0], SUN[2]) / SUN[1]) * wallHeight * (1 + BELOW));

/**
 * Empty ground for baked light, with a margin on which shadows fall.
 * @param {{ left: number, top: number, right: number, bottom: number }} box what stands on it, in units
 * @param {number} wallHeight
 * @param {number} [most] texels per unit
 * @returns {Relief}
 */
export function emptyRelief({ left, top, right, bottom }, wallHeight, most = MAX_PER_UNIT) {
  const margin = marginOf(wallHeight);
  const [width, height] = [Math.ceil(right - left), Math.ceil(bottom - top)].map(
    (size) => size + 2 * margin,
  );
  const wanted = Math.floor(Math.sqrt(MAX_TEXELS / (width * height)));
  const texels = Math.max(1, Math.min(most, wanted));
  return {
    left: left - margin,
    top: top - margin,
    width,
    height,
    texels,
    heights: new Float32Array(width * height * texels * texels),
  };
}

/** Puts a box on the ground: at least the height of what stands there. @param {Relief} relief @param {readonly number[]} rectangle x, z, width, depth @param {number} height */
export function raise(relief, [x, z, wide, deep], height) {
  if (height < MIN_HEIGHT) return;
  const { left, top, width, texels, heights } = relief;
  const columns = width * texels;
  const within = (/** @type {number} */ edge, /** @type {number} */ size) =>
    Math.min(size * texels, Math.max(0, Math.round(edge * texels)));
  const [fromX, toX] = [x - left, x + wide - left].map((edge) => within(edge, width));
  const [fromY, toY] = [z - top, z + deep - top].map((edge) => within(edge, relief.height));
  for (let row = fromY; row < toY; row += 1) {
    for (let at = row * columns + fromX; at < row * columns + toX; at += 1) {
      if (heights[at] < height) heights[at] = height;
    }
  }
}

/** Puts what stands on the floor among solid grids; what hangs in the air throws no shadow. @param {Relief} relief @param {readonly import('../solid/merged-faces.js').SolidGrid[]} grids @param {number} most height of the walls */
export function raiseBoxes(relief, grids, most) {
  for (const { edges } of grids) {
    const [[x0, x1], [y0, y1], [z0, z1]] = edges.map((edge) => [edge[0], edge[1]]);
    if (y0 < MIN_HEIGHT) raise(relief, [x0, z0, x1 - x0, z1 - z0], Math.min(y1, most));
  }
}

/** Puts a wall along a line on the ground. @param {Relief} relief @param {ArrayLike<number>} line x0 z0 x1 z1 @param {number} thickness @param {number} height */
export function raiseLine(relief, line, thickness, height) {
  const [x0, z0, x1, z1] = Array.from(line);
  const { left, top, width, height: depth, texels, heights } = relief;
  const [columns, rows] = [width * texels, depth * texels];
  const half = Math.max(thickness / 2, 0.5 / texels);
  const [dx, dz] = [x1 - x0, z1 - z0];
  const square = dx * dx + dz * dz || 1;
  const first = (/** @type {number} */ edge, /** @type {number} */ from) =>
    Math.max(0, Math.floor((edge - half - from) * texels));
  const last = (
    /** @type {number} */ edge,
    /** @type {number} */ from,
    /** @type {number} */ most,
  ) => Math.min(most - 1, Math.ceil((edge + half - from) * texels));
  const [fromX, toX] = [first(Math.min(x0, x1), left), last(Math.max(x0, x1), left, columns)];
  const [fromY, toY] = [first(Math.min(z0, z1), top), last(Math.max(z0, z1), top, rows)];
  for (let row = fromY; row <= toY; row += 1) {
    const z = top + (row + 0.5) / texels - z0;
    for (let column = fromX; column <= toX; column += 1) {
      const x = left + (column + 0.5) / texels - x0;
      const along = Math.min(1, Math.max(0, (x * dx + z * dz) / square));
      if (Math.hypot(x - along * dx, z - along * dz) > half) continue;
      if (heights[row * columns + column] < height) heights[row * columns + column] = height;
    }
  }
}
