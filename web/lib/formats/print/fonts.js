import { fail } from '../../util/error.js';
import { loaded } from '../../util/load-part.js';

/** @typedef {import('@cantoo/pdf-lib').PDFDocument} PDFDocument */
/** @typedef {import('@cantoo/pdf-lib').PDFFont} PDFFont */

/**
 * What is used of a font.
 * @typedef {Pick<PDFFont, 'ref' | 'getCharacterSet' | 'widthOfTextAtSize'>
 *   & { encodeText(text: string): { toString(): string } }} Font
 */

/**
 * The fonts of a document by their use. A font of the caller has all of them, and its bold letters have
 * an outline.
 * @typedef {{ regular: Font, bold: Font, code: Font, isCallers: boolean }} Fonts
 */

/** @typedef {'regular' | 'bold' | 'code'} FontUse */

/** Fonts by their signatures of which fontkit makes subsets that cannot be read, as poppler shows. */
const OTHERS = new Map([
  ['OTTO', 'OpenType with outlines of PostScript (CFF)'],
  ['wOFF', 'a font packed for the web (WOFF)'],
  ['wOF2', 'a font packed for the web (WOFF 2)'],
]);

const HANGUL = /\p{Script=Hangul}/u;

const KOREAN_NEEDS_FONT =
  'Korean text needs a font with Korean letters: give the bytes of its file, such as NanumGothic.ttf, as font';

/**
 * Letters that mark a subset in the name of its font. A file has one subset only, so they need not
 * differ. Source: ISO 32000-1, 9.6.4.
 */
const SUBSET_TAG = 'MAZEWR';

/** Bytes of the header of a glyph. Source: OpenType, glyf. */
const GLYPH_HEADER = 10;

/**
 * The fonts of a document: subsets of the package's own, or of the caller's. Throws a MazeError for bytes that
 * are no font.
 * @param {PDFDocument} document
 * @param {Uint8Array | null} bytes of a TrueType font; the first of a collection
 * @returns {Promise<{ fonts: Fonts, embed(): void }>} embed: to be called after all texts
 */
export async function openFonts(document, bytes) {
  if (bytes === null) {
    const { openLatinFonts } = await loaded(import('./latin/latin-fonts.js'));
    const fonts = openLatinFonts(document);
    const embed = () => {
      for (const font of Object.values(fonts)) font.embed();
    };
    return { fonts: { ...fonts, isCallers: false }, embed };
  }
  const other = OTHERS.get(String.fromCharCode(...bytes.subarray(0, 4)));
  if (other) fail('font', `font must have TrueType outlines (.ttf or .ttc); got ${other}`);
  const { default: fontkit } = await loaded(import('@pdf-lib/fontkit'));
  const { opened, name } = reading(() => {
    /** @type {any} */
    const one = fontkit.create(padded(bytes));
    const first = one.fonts?.[0] ?? one;
    if (first['CFF '] || first.CFF2) throw new TypeError(OTHERS.get('OTTO'));
    return { opened: first, name: first.postscriptName || 'Font' };
  });
  const createSubset = opened.createSubset.bind(opened);
  opened.createSubset = () => streamedSubset(createSubset());
  document.registerFontkit({ create: () => opened });
  const embedding = document.embedFont(bytes, {
    subset: true,
    customName: `${SUBSET_TAG}+${name}`,
    // Ligatures would leave gaps in text that is copied or searched.
    features: { liga: false, clig: false },
  });
  const font = await embedding.catch(refuse);
  // pdf-lib embeds it when it writes the file.
  return { fonts: { regular: font, bold: font, code: font, isCallers: true }, embed() {} };
}

/**
 * The bytes of a font for fontkit, which reads the header of a glyph without an outline, too: that of a
 * blank can lie past the end of the file, as in the NanumGothic of Google Fonts.
 * @param {Uint8Array} bytes
 */
function padded(bytes) {
  const longer = new Uint8Array(bytes.length + GLYPH_HEADER);
  longer.set(bytes);
  return longer;
}

/**
 * What an action that reads a font returns. Throws a MazeError if it throws: fonts are damaged in many ways.
 * @template T
 * @param {() => T} action
 * @returns {T}
 */
function reading(action) {
  try {
    return action();
  } catch (error) {
    return refuse(error);
  }
}

/** Throws a MazeError for a font that could not be read. @param {unknown} error @returns {never} */
export function refuse(error) {
  const { message } = /** @type {Error} */ (error);
  return fail('font', `font must be the bytes of a TrueType font; reading it failed: ${message}`);
}

/**
 * A subset of a font as pdf-lib wants it. pdf-lib takes any `encode` for that of newer fontkits, which needs no
 * stream; @pdf-lib/fontkit's does, so only `encodeStream` is shown. And fontkit halves the places of glyphs
 * in the short format of the table `loca`, which glyphs of an odd length do not survive, such as those of
 * NanumGothic; so the long format is always asked for. Source: OpenType, loca.
 * @param {any} subset
 */
function streamedSubset(subset) {
  /** @type {{ offsets: number[], version: number }} */
  let places;
  Object.defineProperty(subset, 'loca', {
    get: () => places,
    set: ({ offsets }) => {
      places = { offsets, version: 1 };
    },
  });
  return {
    cff: false,
    includeGlyph: (/** @type {unknown} */ glyph) => subset.includeGlyph(glyph),
    encodeStream: () => subset.encodeStream(),
  };
}

/**
 * Measures texts. Throws a MazeError for letters that the fonts have not.
 * @param {Fonts} fonts
 */
export function createRuler(fonts) {
  const { regular, isCallers } = fonts;
  const known = reading(() => new Set(regular.getCharacterSet()));
  const check = (/** @type {string} */ text) => {
    for (const letter of text) {
      if (known.has(/** @type {number} */ (letter.codePointAt(0)))) continue;
      if (isCallers) fail('font', `font has no letter ${JSON.stringify(letter)}`);
      if (HANGUL.test(letter)) fail('font', KOREAN_NEEDS_FONT);
      fail(
        'font',
        `the letter ${JSON.stringify(letter)} needs a font that has it: give the bytes of its file as font`,
      );
    }
  };
  return {
    check,
    /** The width of a text in points. @param {string} text @param {number} size @param {FontUse} [use] */
    textWidth(text, size, use = 'regular') {
      check(text);
      return reading(() => fonts[use].widthOfTextAtSize(text, size));
    },
    /** A text as a content stream has it. @param {string} text @param {FontUse} use */
    encode: (text, use) => reading(() => String(fonts[use].encodeText(text))),
  };
}

/** @typedef {ReturnType<typeof createRuler>} Ruler */
