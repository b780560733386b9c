/**
 * Masks from images and from text, for the option `mask` of `generate`; planes for the pass
 * `texture`; paths from text and strokes for the pass `wishes`.
 * @module
 */

import { checkBoolean } from './options/cells.js';
import { meanDarkness, readSize, readSizedMask } from './options/pictures.js';
import { entriesOf } from './options/values.js';
import { describe } from './util/describe.js';
import { fail } from './util/error.js';
import { hasMethods } from './util/has-methods.js';
import { checkKeys } from './util/suggest.js';

export { fadePlane, imagePlane, radialPlane } from './options/planes.js';
export { textMask } from './options/text-mask.js';
export { pathFromPoints, pathFromText } from './options/text-path.js';
export { MazeError } from './util/error.js';

/** @typedef {import('./util/error.js').ErrorCode} ErrorCode */
/** @typedef {import('./util/error.js').Problem} Problem */

/** @typedef {import('./options/pictures.js').SizedMask} SizedMask */
/** @typedef {import('./options/pictures.js').Picture} Picture */
/** @typedef {import('./options/text-mask.js').TextMask} TextMask */

/**
 * A mask from an image: a cell is kept if the pixels that it covers are dark and opaque enough. Spread
 * it into the options: `mw.generate({ algorithm, seed, parts: 'each', ...imageMask(image, size) })`.
 * Cost: O(pixels).
 * @param {Picture} image
 * @param {{ width: number, height: number, threshold?: number, invert?: boolean }} options size in
 *   cells; `threshold`: least mean darkness of a kept cell, 0 (white or transparent) to 1 (black),
 *   0.5; `invert` keeps the other cells, false
 * @returns {SizedMask}
 */
export function imageMask(image, options) {
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['width', 'height', 'threshold', 'invert'], 'imageMask');
  const { width, height, threshold = 0.5, invert = false } = Object.fromEntries(entries);
  const [across, down] = readSize(width, height);
  if (typeof threshold !== 'number' || !(threshold >= 0 && threshold <= 1)) {
    fail('threshold', `threshold must be a number from 0 to 1; got ${describe(threshold)}`);
  }
  checkBoolean('invert', invert);
  const mask = Uint8Array.from(meanDarkness(image, across, down), (mean) =>
    Number(mean >= threshold !== invert),
  );
  return { mask, width: across, height: down };
}

/**
 * A mask for any shape: a cell is kept if its centre lies on a kept cell of a mask of squares that is
 * stretched over the whole drawing: `mw.generate({ ...options, mask: stretchMask(mw.generate(options), textMask('HI')) })`.
 * Cost: O(cells).
 * @param {{ readonly cellCount: number, polygons(): { readonly points: Float32Array, readonly starts: Uint32Array } }} maze
 *   any maze on that grid, or its polygons with as many cells
 * @param {SizedMask} picture of more cells than the maze, for a sharp outline
 * @returns {Uint8Array} one byte per cell
 */
export function stretchMask(maze, picture) {
  if (!hasMethods(maze, ['polygons'])) {
    fail('maze', `maze must be what generate returns, or its polygons; got ${describe(maze)}`);
  }
  const { mask, width, height } = readSizedMask(picture);
  const { points, starts } = maze.polygons();
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < points.length; ++i) {
    low[i % 2] = Math.min(low[i % 2], points[i]);
    high[i % 2] = Math.max(high[i % 2], points[i]);
  }
  const squareAt = (
    /** @type {number} */ axis,
    /** @type {number} */ at,
    /** @type {number} */ squares,
  ) => Math.min(squares - 1, Math.floor(((at - low[axis]) / (high[axis] - low[axis])) * squares));
  const kept = new Uint8Array(maze.cellCount);
  for (let cell = 0; cell < kept.length; ++cell) {
    const [from, to] = [starts[cell], starts[cell + 1]];
    let [x, y] = [0, 0];
    for (let i = from; i < to; ++i) {
      x += points[2 * i] / (to - from);
      y += points[2 * i + 1] / (to - from);
    }
    kept[cell] = mask[squareAt(1, y, height) * width + squareAt(0, x, width)];
  }
  return kept;
}
