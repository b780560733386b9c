import { hashText } from '../../../util/seed-key.js';

/** @typedef {import('@cantoo/pdf-lib').PDFDocument} PDFDocument */

/**
 * @typedef {object} FontFile
 * @property {string} name for PostScript
 * @property {number} stem the width of its upright stems in thousandths of its size
 * @property {boolean} [isFixed] whether all letters have one width; false
 * @property {import('./true-type.js').TrueType} font
 */

/** Flags of a font. Source: ISO 32000-1, table 123. */
export const FLAG = { fixed: 1, symbolic: 4, nonsymbolic: 32 };

/** Letters that mark a subset in the name of its font. Source: ISO 32000-1, 9.6.4. */
const TAG_LENGTH = 6;

/** Differs for other subsets, also in files that are put together. @param {string} text */
function tagOf(text) {
  const { low } = hashText(text);
  const letter = (/** @type {number} */ i) => Math.floor(low / 26 ** i) % 26;
  return String.fromCharCode(...Array.from({ length: TAG_LENGTH }, (_, i) => 65 + letter(i)));
}

/** The name of a subset of a font. @param {string} name @param {readonly number[]} codes of what it has */
export const subsetName = (name, codes) => `${tagOf(`${name} ${codes}`)}+${name}`;

/** A length of a font in thousandths of its size. @param {import('./true-type.js').TrueType} font @param {number} length */
export const thousandths = ({ unitsPerEm }, length) => Math.round((1000 * length) / unitsPerEm);

/**
 * Registers the descriptor of a font, with a file that has some glyphs. Source: ISO 32000-1, 9.8.
 * @param {PDFDocument['context']} context
 * @param {FontFile} file
 * @param {string} FontName
 * @param {number} Flags
 * @param {Iterable<number>} glyphs
 */
export function addDescriptor(context, { stem, font }, FontName, Flags, glyphs) {
  const bytes = font.withGlyphs(glyphs);
  const capital = font.glyphs.get(0x48);
  return context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName,
      Flags,
      FontBBox: font.box.map((length) => thousandths(font, length)),
      ItalicAngle: 0,
      Ascent: thousandths(font, font.ascent),
      Descent: thousandths(font, font.descent),
      CapHeight: thousandths(font, capital === undefined ? font.ascent : font.topOf(capital)),
      StemV: stem,
      FontFile2: context.register(context.flateStream(bytes, { Length1: bytes.length })),
    }),
  );
}
