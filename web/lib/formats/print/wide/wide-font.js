import { addDescriptor, FLAG, subsetName, thousandths } from '../latin/descriptor.js';

/** @typedef {import('../latin/descriptor.js').FontFile} FontFile */
/** @typedef {import('../latin/descriptor.js').PDFDocument} PDFDocument */

/** The most entries of a list in a CMap. Source: Adobe Technical Note 5014. */
const MAX_ENTRIES = 100;

/** @param {number} value */
const hex = (value) => value.toString(16).padStart(4, '0').toUpperCase();

/**
 * The characters of glyphs, for programs that read or search texts. Source: ISO 32000-1, 9.10.3.
 * @param {readonly (readonly [number, number])[]} entries glyphs, and their code points of the Basic Multilingual Plane
 */
function toUnicode(entries) {
  const lists = [];
  for (let from = 0; from < entries.length; from += MAX_ENTRIES) {
    const list = entries.slice(from, from + MAX_ENTRIES);
    const lines = list.map(([glyph, code]) => `<${hex(glyph)}> <${hex(code)}>`);
    lists.push(`${list.length} beginbfchar`, ...lines, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...lists,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/**
 * A font of a document for any letters of the Basic Multilingual Plane, with the methods of a font of pdf-lib: its
 * codes are glyphs. The file has the glyphs that are written. Source: ISO 32000-1, 9.7.
 */
export class WideFont {
  #context;
  #file;
  #font;
  #stringOf;
  /** Code points of the glyphs that are written. @type {Map<number, number>} */
  #used = new Map();

  /**
   * @param {PDFDocument} document
   * @param {FontFile} file
   * @param {(text: string) => import('@cantoo/pdf-lib').PDFString} stringOf makes a string of the document: pdf-lib is not imported here, so that
   *   bundlers leave it in one file
   */
  constructor({ context }, file, stringOf) {
    this.#context = context;
    this.#stringOf = stringOf;
    this.#file = file;
    this.#font = file.font;
    this.ref = context.nextRef();
  }

  /** @param {string} character */
  #glyphOf(character) {
    return this.#font.glyphs.get(character.charCodeAt(0)) ?? 0;
  }

  /** @param {number} glyph */
  #widthOf(glyph) {
    return thousandths(this.#font, this.#font.widthOf(glyph));
  }

  getCharacterSet() {
    return [...this.#font.glyphs.keys()];
  }

  /** @param {string} text @param {number} size */
  widthOfTextAtSize(text, size) {
    let width = 0;
    for (const character of text) width += this.#widthOf(this.#glyphOf(character));
    return (width * size) / 1000;
  }

  /** @param {string} text */
  encodeText(text) {
    const glyphs = Array.from(text, (character) => {
      const glyph = this.#glyphOf(character);
      this.#used.set(glyph, character.charCodeAt(0));
      return glyph;
    });
    return `<${glyphs.map(hex).join('')}>`;
  }

  /** Writes the font into the document if something is written with it, after all pages. */
  embed() {
    const used = [...this.#used].sort(([a], [b]) => a - b);
    if (used.length === 0) return;
    const [context, file] = [this.#context, this.#file];
    const codes = used.map(([, code]) => code);
    const BaseFont = subsetName(file.name, codes);
    const glyphs = used.map(([glyph]) => glyph);
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont,
        FontDescriptor: addDescriptor(context, file, BaseFont, FLAG.symbolic, glyphs),
        CIDToGIDMap: 'Identity',
        DW: 0,
        W: glyphs.flatMap((glyph) => [glyph, [this.#widthOf(glyph)]]),
        CIDSystemInfo: {
          Registry: this.#stringOf('Adobe'),
          Ordering: this.#stringOf('Identity'),
          Supplement: 0,
        },
      }),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(toUnicode(used))),
      }),
    );
  }
}
