import { hashText } from '../../../util/seed-key.js';
import { WIN_ANSI } from './win-ansi.js';

/** @typedef {import('@cantoo/pdf-lib').PDFDocument} PDFDocument */

/**
 * @typedef {object} FontFile
 * @property {string} name for PostScript
 * @property {number} stem the width of its upright stems in thousandths of its size
 * @property {boolean} [isFixed] whether all letters have one width; false
 * @property {import('./true-type.js').TrueType} font
 */

/** Flags of a font. Source: ISO 32000-1, table 123. */
const FLAG = { fixed: 1, nonsymbolic: 32 };

/** Letters that mark a subset in the name of its font. Source: ISO 32000-1, 9.6.4. */
const TAG_LENGTH = 6;

/** Differs for other subsets, also in files that are put together. @param {string} text */
function tagOf(text) {
  const { low } = hashText(text);
  const letter = (/** @type {number} */ i) => Math.floor(low / 26 ** i) % 26;
  return String.fromCharCode(...Array.from({ length: TAG_LENGTH }, (_, i) => 65 + letter(i)));
}

/**
 * A font of a document for letters of WinAnsiEncoding, with the methods of a font of pdf-lib. The file has the
 * glyphs that are written. Source: ISO 32000-1, 9.6.3 and 9.8.
 */
export class LatinFont {
  #context;
  #file;
  #font;
  /** The codes that are written. @type {Set<number>} */
  #used = new Set();

  /** @param {PDFDocument} document @param {FontFile} file */
  constructor({ context }, file) {
    this.#context = context;
    this.#file = file;
    this.#font = file.font;
    this.ref = context.nextRef();
  }

  /** @param {number} length in units of the font */
  #thousandths(length) {
    return Math.round((1000 * length) / this.#font.unitsPerEm);
  }

  /** @param {string} character */
  #glyphOf(character) {
    return this.#font.glyphs.get(character.charCodeAt(0)) ?? 0;
  }

  /** @param {string} character */
  #widthOf(character) {
    return this.#thousandths(this.#font.widthOf(this.#glyphOf(character)));
  }

  getCharacterSet() {
    return [...this.#font.glyphs.keys()];
  }

  /** @param {string} text @param {number} size */
  widthOfTextAtSize(text, size) {
    let width = 0;
    for (const character of text) width += this.#widthOf(character);
    return (width * size) / 1000;
  }

  /** @param {string} text */
  encodeText(text) {
    const codes = Array.from(text, (character) => WIN_ANSI.get(character) ?? 0);
    for (const code of codes) this.#used.add(code);
    return `<${codes.map((code) => code.toString(16).padStart(2, '0').toUpperCase()).join('')}>`;
  }

  /** Writes the font into the document if something is written with it, after all pages. */
  embed() {
    const used = [...WIN_ANSI].filter(([, code]) => this.#used.has(code));
    if (used.length === 0) return;
    const [context, font] = [this.#context, this.#font];
    const { name, stem, isFixed = false } = this.#file;
    const bytes = font.withGlyphs(used.map(([character]) => this.#glyphOf(character)));
    const BaseFont = `${tagOf(`${name} ${[...used.keys()]}`)}+${name}`;
    const codes = used.map(([, code]) => code);
    const [FirstChar, LastChar] = [Math.min(...codes), Math.max(...codes)];
    const Widths = Array(LastChar - FirstChar + 1).fill(0);
    for (const [character, code] of used) Widths[code - FirstChar] = this.#widthOf(character);
    const FontDescriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: BaseFont,
        Flags: FLAG.nonsymbolic + (isFixed ? FLAG.fixed : 0),
        FontBBox: font.box.map((length) => this.#thousandths(length)),
        ItalicAngle: 0,
        Ascent: this.#thousandths(font.ascent),
        Descent: this.#thousandths(font.descent),
        CapHeight: this.#thousandths(font.topOf(this.#glyphOf('H'))),
        StemV: stem,
        FontFile2: context.register(context.flateStream(bytes, { Length1: bytes.length })),
      }),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'TrueType',
        BaseFont,
        Encoding: 'WinAnsiEncoding',
        FirstChar,
        LastChar,
        Widths,
        FontDescriptor,
      }),
    );
  }
}
