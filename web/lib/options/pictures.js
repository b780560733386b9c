import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { glyphFor } from '../util/pixel-font.js';
import { isTypedArray } from '../util/realm.js';

/** A mask and the size of its maze in cells. @typedef {{ mask: Uint8Array, width: number, height: number }} SizedMask */

/** RGBA, as in ImageData. @typedef {{ data: ArrayLike<number>, width: number, height: number }} Picture */

/** @param {any} picture @param {string} [field] @returns {SizedMask} */
export function readSizedMask(picture, field = 'picture') {
  try {
    const { mask, width, height } = picture;
    if (
      isTypedArray(mask, 'Uint8Array') &&
      side('width', width) * side('height', height) === mask.length
    ) {
      return { mask, width, height };
    }
  } catch {
    // Refused below, like every other value that is no mask.
  }
  return fail(
    field,
    `${field} must be a result of imageMask or textMask; got ${describe(picture)}`,
  );
}

/** A character of the font. @param {string} character @returns {SizedMask} */
export function glyphOf(character) {
  const glyph = glyphFor(character.toUpperCase());
  if (glyph) return glyph;
  return fail(
    'text',
    `text must have Latin letters, digits and common signs only; it has ${describe(character)}`,
  );
}

/**
 * The mean darkness of the pixels that each cell covers, 0 (white or transparent) to 1 (black).
 * Cost: O(pixels).
 * @param {any} image
 * @param {number} across cells
 * @param {number} down
 * @returns {Float64Array}
 */
export function meanDarkness(image, across, down) {
  const { data, width: columns, height: rows } = readImage(image);
  const means = new Float64Array(across * down);
  for (let y = 0; y < down; ++y) {
    const [top, bottom] = slice(y, down, rows);
    for (let x = 0; x < across; ++x) {
      const [left, right] = slice(x, across, columns);
      let sum = 0;
      for (let row = top; row < bottom; ++row) {
        for (let column = left; column < right; ++column)
          sum += darkness(data, row * columns + column);
      }
      means[y * across + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return means;
}

/** The size in cells of a picture of a maze. @param {any} width @param {any} height */
export function readSize(width, height) {
  const [across, down] = [side('width', width), side('height', height)];
  if (across * down > 2 ** 24)
    fail('width', 'width times height must be at most 16777216', 'too-large');
  return [across, down];
}

/** Darkness from 0, white or transparent, to 1, black. @param {ArrayLike<number>} data @param {number} pixel */
function darkness(data, pixel) {
  const [red, green, blue] = [data[4 * pixel], data[4 * pixel + 1], data[4 * pixel + 2]];
  const light = (2126 * red + 7152 * green + 722 * blue) / 10000;
  return ((255 - light) * data[4 * pixel + 3]) / 65025;
}

/** The range of the pixels of a cell along one axis, at least one. @param {number} at @param {number} cells @param {number} pixels */
function slice(at, cells, pixels) {
  const from = Math.floor((at * pixels) / cells);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * pixels) / cells))];
}

/** @param {string} field @param {any} value @returns {number} */
export function side(field, value) {
  if (Number.isInteger(value) && value >= 1) return value;
  return fail(
    field,
    `${field} must be a whole number of cells, 1 or more; got ${describe(value)}`,
    'invalid-size',
  );
}

/**
 * @param {string} field
 * @param {any} value
 * @param {number} least
 * @param {number} most
 * @returns {number}
 */
export function within(field, value, least, most) {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return fail(
    field,
    `${field} must be a whole number from ${least} to ${most}; got ${describe(value)}`,
  );
}

/** @param {any} image */
function readImage(image) {
  try {
    const { data, width, height } = image;
    if (side('width', width) * side('height', height) * 4 === data.length)
      return { data, width, height };
  } catch {
    // Refused below, like every other value that is no image.
  }
  return fail(
    'image',
    `image must have data, width and height, with four bytes per pixel; got ${describe(image)}`,
  );
}
