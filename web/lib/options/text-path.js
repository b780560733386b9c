import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { walkAround } from '../util/outline-walk.js';
import { GLYPH } from '../util/pixel-font.js';
import { checkKeys } from '../util/suggest.js';
import { glyphOf, readSize, readSizedMask, within } from './pictures.js';
import { entriesOf, itemsOf } from './values.js';

/** @typedef {import('./pictures.js').SizedMask} SizedMask */

/** Pixels between the characters and the line below them. */
const ABOVE_LINE = 1;

/** A bitmap without empty columns at its sides; null if it is empty. @param {SizedMask} bitmap @returns {SizedMask | null} */
function trimmed({ mask, width, height }) {
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => mask[y * width + x]).includes(1),
  );
  const [left, right] = [columns.indexOf(true), columns.lastIndexOf(true) + 1];
  if (left < 0) return null;
  const own = right - left;
  return {
    mask: Uint8Array.from(
      { length: own * height },
      (_, i) => mask[Math.floor(i / own) * width + left + (i % own)],
    ),
    width: own,
    height,
  };
}

/** A bitmap with larger pixels, and empty rows below it. @param {SizedMask} bitmap @param {number} scale @param {number} below @returns {SizedMask} */
function enlarged({ mask, width, height }, scale, below) {
  const [across, down] = [width * scale, height * scale + below];
  const large = new Uint8Array(across * down);
  for (let y = 0; y < height * scale; ++y) {
    for (let x = 0; x < across; ++x) {
      large[y * across + x] = mask[Math.floor(y / scale) * width + Math.floor(x / scale)];
    }
  }
  return { mask: large, width: across, height: down };
}

/**
 * A path that reads as a text, for the pass `wishes` on squares: the solution of the maze then spells
 * it. It runs along a line from the left side to the right side, and from the line once around the
 * strokes of each character, whose pixels take two by two cells. Parts of a character that lie apart are
 * joined by lines of one pixel; with a `scale` over 1 these are thinner than the strokes. Cost: O(cells).
 * @param {string} text capitals, also with a mark above, digits and common signs; small letters become capitals
 * @param {{ width: number, height: number, scale?: number,
 *   draw?: (character: string) => SizedMask | null }} options size of the maze in cells; `scale`: as
 *   in `textMask`, but pixels of the path per pixel of a character, 1 to 64, 1; `draw`: the pixels of a
 *   character, for other scripts and other fonts, such as what `imageMask` makes of a canvas; null for
 *   those of this font
 * @returns {Uint32Array} cells, no cell twice, each a neighbour of the one before
 */
export function pathFromText(text, options) {
  if (typeof text !== 'string') fail('text', `text must be a text; got ${describe(text)}`);
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['width', 'height', 'scale', 'draw'], 'pathFromText');
  const { width, height, scale: wantedScale = 1, draw } = Object.fromEntries(entries);
  const [across, down] = readSize(width, height);
  const scale = within('scale', wantedScale, 1, 64);
  if (draw !== undefined && typeof draw !== 'function') {
    fail('draw', `draw must be a function; got ${describe(draw)}`);
  }
  const bitmaps = Array.from(text.normalize('NFC'), (character) => {
    const drawn = draw?.(character) ?? null;
    return trimmed(drawn === null ? glyphOf(character) : readSizedMask(drawn, 'draw'));
  });
  if (!bitmaps.some((bitmap) => bitmap !== null)) {
    fail('text', 'text must have a letter, digit or sign; it has none');
  }
  // A blank is as wide as a narrow character.
  const blank = 2 * scale * Math.ceil(GLYPH.width / 2);
  const gap = 2 * scale;
  const widths = bitmaps.map((bitmap) => (bitmap ? 2 * scale * bitmap.width : blank));
  const needed = widths.reduce((sum, each) => sum + each + gap, 0) - gap;
  const tallest = Math.max(...bitmaps.map((bitmap) => bitmap?.height ?? 0));
  const high = 2 * (scale * tallest + ABOVE_LINE) + 1;
  if (needed > across) {
    fail(
      'width',
      `width must be at least ${needed} for this text at scale ${scale}; got ${across}`,
    );
  }
  if (high > down) {
    fail('height', `height must be at least ${high} for this text at scale ${scale}; got ${down}`);
  }
  const line = Math.floor((down - high) / 2) + high - 1;
  const cells = [];
  let x = 0;
  const goTo = (/** @type {number} */ end) => {
    for (; x < end; ++x) cells.push(line * across + x);
  };
  let left = Math.floor((across - needed) / 2);
  for (const [i, bitmap] of bitmaps.entries()) {
    if (bitmap) {
      const large = enlarged(bitmap, scale, ABOVE_LINE);
      const walk = walkAround(large);
      goTo(left + walk[0].x + 1);
      for (const at of walk) {
        cells.push((line - 2 * large.height + at.y) * across + left + at.x);
      }
    }
    left += widths[i] + gap;
  }
  goTo(across);
  return Uint32Array.from(cells);
}

/**
 * A path along a stroke, for the pass `wishes` on squares: the cells between points, each a neighbour of
 * the one before. Where the stroke comes to a cell again, what it drew since is left out, because a
 * solution has no loops. Cost: O(cells of the stroke).
 * @param {readonly { x: number, y: number }[]} points at least one, in cells: a cell with the
 *   coordinates x, y reaches to x + 1, y + 1
 * @param {{ width: number, height: number }} options size of the maze in cells
 * @returns {Uint32Array} cells, no cell twice
 */
export function pathFromPoints(points, options) {
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['width', 'height'], 'pathFromPoints');
  const { width, height } = Object.fromEntries(entries);
  const [across, down] = readSize(width, height);
  const corners = itemsOf(points, 'points').map((point, i) => {
    /** @type {Record<string, any>} */
    const given = Object.fromEntries(entriesOf(point, `points.${i}`));
    const { x, y } = given;
    const isWithin = (/** @type {unknown} */ value, /** @type {number} */ end) =>
      typeof value === 'number' && value >= 0 && value < end;
    if (!isWithin(x, across) || !isWithin(y, down)) {
      const range = `x from 0 to below ${across} and y from 0 to below ${down}`;
      fail(`points.${i}`, `points.${i} must have ${range}; got ${describe(x)} and ${describe(y)}`);
    }
    return { x: Math.floor(x), y: Math.floor(y) };
  });
  if (corners.length === 0) fail('points', 'points must have at least one point; it has none');
  /** @type {Map<number, number>} */
  const places = new Map();
  /** @type {number[]} */
  const path = [];
  const enter = (/** @type {number} */ cell) => {
    const place = places.get(cell);
    if (place !== undefined) {
      for (const dropped of path.splice(place + 1)) places.delete(dropped);
      return;
    }
    places.set(cell, path.length);
    path.push(cell);
  };
  let { x, y } = corners[0];
  enter(y * across + x);
  for (const to of corners) {
    const [dx, dy] = [Math.abs(to.x - x), Math.abs(to.y - y)];
    const [right, below] = [Math.sign(to.x - x), Math.sign(to.y - y)];
    // After i steps right and j down, the next goes where the line is left less far.
    for (let [i, j] = [0, 0]; i < dx || j < dy; ) {
      if ((2 * i + 1) * dy < (2 * j + 1) * dx) {
        x += right;
        i += 1;
      } else {
        y += below;
        j += 1;
      }
      enter(y * across + x);
    }
  }
  return Uint32Array.from(path);
}
