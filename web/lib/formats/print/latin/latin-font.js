import { addDescriptor, FLAG, subsetName, thousandths } from './descriptor.js';
import { WIN_ANSI } from './win-ansi.js';

/** @typedef {import('./descriptor.js').FontFile} FontFile */
/** @typedef {import('./descriptor.js').PDFDocument} PDFDocument */

/**
 * A font of a document for letters of WinAnsiEncoding, with the methods of a font of pdf-lib. The file has the
 * glyphs that are written. Source: ISO 32000-1, 9.6.3.
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

  /** @param {string} character */
  #glyphOf(character) {
    return this.#font.glyphs.get(character.charCodeAt(0)) ?? 0;
  }

  /** @param {string} character */
  #widthOf(character) {
    return thousandths(this.#font, this.#font.widthOf(this.#glyphOf(character)));
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
    const [context, file] = [this.#context, this.#file];
    const codes = used.map(([, code]) => code);
    const BaseFont = subsetName(file.name, codes);
    const [FirstChar, LastChar] = [Math.min(...codes), Math.max(...codes)];
    const Widths = Array(LastChar - FirstChar + 1).fill(0);
    for (const [character, code] of used) Widths[code - FirstChar] = this.#widthOf(character);
    const flags = FLAG.nonsymbolic + (file.isFixed ? FLAG.fixed : 0);
    const glyphs = used.map(([character]) => this.#glyphOf(character));
    const FontDescriptor = addDescriptor(context, file, BaseFont, flags, glyphs);
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
