import { describe } from '../util/describe.js';
import { fail } from '../util/error.js';
import { GLYPH } from '../util/pixel-font.js';
import { checkKeys } from '../util/suggest.js';
import { checkBoolean } from './cells.js';
import { joinLetters } from './join-letters.js';
import { glyphOf, within } from './pictures.js';
import { entriesOf } from './values.js';

/**
 * A mask from a text. With `join` it has `start` and `end`, two cells.
 * @typedef {import('./pictures.js').SizedMask & { start?: number, end?: number }} TextMask
 */

/** Rows between the lines of a joined text, at least: a line of cells that touches neither. */
const JOINED_GAP = 3;

/**
 * A mask from a text in characters of 5 x 7 pixels: a letter, a digit and most signs are one piece
 * each, `!`, `?`, `:` and `=` are two. A mark above a letter, as in É, Ñ or Ä, has two rows of pixels of its own.
 * Characters do not touch each other: use it with `parts: 'each'` for a maze per piece, or with `join` for one maze through the text. For other
 * scripts, draw the text on a canvas and use `imageMask`. Cost: O(cells).
 * @param {string} text capitals, also with a mark above, digits and common signs; small letters become capitals; a line
 *   feed begins a new line
 * @param {{ scale?: number, margin?: number, join?: boolean }} [options] `scale`: cells per side of a
 *   pixel, 1 to 64, 3; `margin`: cells around the text, 0 to 64, 0; `join`: lines of cells join
 *   each character to the next one, and the pieces of a character; `start` lies in the first character
 *   and `end` in the last, so that a way from start to end goes through all of them; lines of text are
 *   then at least three cells apart; false
 * @returns {TextMask}
 */
export function textMask(text, options = {}) {
  if (typeof text !== 'string') fail('text', `text must be a text; got ${describe(text)}`);
  const entries = entriesOf(options, 'options');
  checkKeys(entries, ['scale', 'margin', 'join'], 'textMask');
  const given = Object.fromEntries(entries);
  const scale = within('scale', given.scale ?? 3, 1, 64);
  const margin = within('margin', given.margin ?? 0, 0, 64);
  const { join = false } = given;
  checkBoolean('join', join);
  const lines = text
    .toUpperCase()
    .normalize('NFC')
    .split('\n')
    .map((line) => Array.from(line, glyphOf));
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest === 0) fail('text', 'text must have a letter, digit or sign; it is empty');
  const lineGap = join ? Math.max(scale, JOINED_GAP) : scale;
  const across = GLYPH.width * scale;
  // Letters stand on the same line; those with marks are higher.
  const downs = lines.map((line) =>
    line.reduce((most, glyph) => Math.max(most, glyph.height * scale), GLYPH.height * scale),
  );
  const width = longest * (across + scale) - scale + 2 * margin;
  const height = downs.reduce((sum, down) => sum + down + lineGap, -lineGap) + 2 * margin;
  if (width * height > 2 ** 24)
    fail(
      'text',
      'text must fit into 16777216 cells; make it shorter or scale smaller',
      'too-large',
    );
  let foot = margin - lineGap;
  const letters = lines.flatMap((glyphs, line) => {
    foot += lineGap + downs[line];
    return glyphs.flatMap((glyph, column) => {
      const left = margin + column * (across + scale);
      const top = foot - glyph.height * scale;
      return glyph.mask.includes(1) ? [{ glyph, line, left, top }] : [];
    });
  });
  if (letters.length === 0) {
    fail('text', 'text must have a letter, digit or sign; it has spaces only');
  }
  const mask = new Uint8Array(width * height);
  for (const { glyph, left, top } of letters) {
    for (let y = 0; y < glyph.height * scale; ++y) {
      for (let x = 0; x < across; ++x) {
        const pixel = Math.floor(y / scale) * glyph.width + Math.floor(x / scale);
        mask[(top + y) * width + left + x] = glyph.mask[pixel];
      }
    }
  }
  const picture = { mask, width, height };
  return join ? joinLetters(picture, letters, scale, lineGap) : picture;
}
