import { fail } from '../../util/error.js';
import { loaded } from '../../util/load-part.js';
import { WIN_ANSI } from './latin/win-ansi.js';

/** @typedef {import('@cantoo/pdf-lib').PDFDocument} PDFDocument */
/** @typedef {import('@cantoo/pdf-lib').PDFFont} PDFFont */

/**
 * What is used of a font.
 * @typedef {Pick<PDFFont, 'ref' | 'getCharacterSet' | 'widthOfTextAtSize'>
 *   & { encodeText(text: string): { toString(): string } }} Font
 */

/** A font, and whether it lacks bold letters where these are wanted: they have an outline then. @typedef {{ font: Font, isThin: boolean }} FontChoice */

/** The fonts of a document by their use, in the order in which they are looked through. @typedef {Record<FontUse, readonly FontChoice[]>} Fonts */

/** What is written with one font. @typedef {FontChoice & { text: string }} Run */

/** @typedef {'regular' | 'bold' | 'code'} FontUse */

/** Fonts by their signatures of which fontkit makes subsets that cannot be read, as poppler shows. */
const OTHERS = new Map([
  ['OTTO', 'OpenType with outlines of PostScript (CFF)'],
  ['wOFF', 'a font packed for the web (WOFF)'],
  ['wOF2', 'a font packed for the web (WOFF 2)'],
]);

/**
 * Letters that mark a subset in the name of its font. A file has one subset only, so they need not
 * differ. Source: ISO 32000-1, 9.6.4.
 */
const SUBSET_TAG = 'MAZEWR';

/** Bytes of the header of a glyph. Source: OpenType, glyf. */
const GLYPH_HEADER = 10;

/**
 * The fonts of a document: subsets of the package's own, or of the caller's. Of the package's, files with other than
 * Latin letters are loaded for texts that need them. Rejects with a MazeError for bytes that are no font.
 * @param {PDFDocument} document
 * @param {Uint8Array | null} bytes of a TrueType font; the first of a collection
 * @param {readonly string[]} texts that will be written
 * @returns {Promise<{ fonts: Fonts, embed(): void }>} embed: to be called after all texts
 */
export async function openFonts(document, bytes, texts) {
  if (bytes === null) {
    const { openLatinFonts } = await loaded(import('./latin/latin-fonts.js'));
    const latin = openLatinFonts(document);
    const wide = await openWideFonts(document, texts);
    const stackOf = (/** @type {FontUse} */ use) => [
      { font: latin[use], isThin: false },
      ...wide.map(({ regular, bold }) =>
        use === 'bold' && bold
          ? { font: bold, isThin: false }
          : { font: regular, isThin: use === 'bold' },
      ),
    ];
    const embed = () => {
      const all = [
        ...Object.values(latin),
        ...wide.flatMap(({ regular, bold }) => [regular, bold]),
      ];
      for (const font of all) font?.embed();
    };
    return {
      fonts: { regular: stackOf('regular'), bold: stackOf('bold'), code: stackOf('code') },
      embed,
    };
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
  const plain = [{ font, isThin: false }];
  const fonts = { regular: plain, bold: [{ font, isThin: true }], code: plain };
  return { fonts, embed() {} };
}

/** The fonts for letters that are not Latin, if texts have such. @param {PDFDocument} document @param {readonly string[]} texts */
async function openWideFonts(document, texts) {
  const letters = new Set(texts.join(''));
  const others = [...letters].filter((letter) => !WIN_ANSI.has(letter));
  if (others.length === 0) return [];
  const [{ wideFontsFor }, { WideFont }, { PDFString }] = await loaded(
    Promise.all([
      import('./wide/open-fonts.js'),
      import('./wide/wide-font.js'),
      import('./pdf-library.js'),
    ]),
  );
  return (await wideFontsFor(others)).map(({ regular, bold }) => ({
    regular: new WideFont(document, regular, PDFString.of),
    bold: bold && new WideFont(document, bold, PDFString.of),
  }));
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
 * Measures texts, and says with which font which part is written: all of a text with one font that has its letters,
 * or each letter with the first that has it. Throws a MazeError for letters that no font has.
 * @param {Fonts} fonts
 * @param {boolean} isCallers whether they are the caller's
 */
export function createRuler(fonts, isCallers) {
  /** @type {Map<Font, Set<number>>} */
  const known = new Map();
  const has = (/** @type {FontChoice} */ { font }, /** @type {string} */ letter) => {
    const letters = known.get(font) ?? reading(() => new Set(font.getCharacterSet()));
    known.set(font, letters);
    return letters.has(/** @type {number} */ (letter.codePointAt(0)));
  };
  const missing = (/** @type {string} */ letter) =>
    fail(
      'font',
      isCallers
        ? `font has no letter ${JSON.stringify(letter)}`
        : `the letter ${JSON.stringify(letter)} needs a font that has it: give the bytes of its file as font`,
    );
  /** @param {string} text @param {FontUse} use @returns {Run[]} */
  const runsOf = (text, use) => {
    const letters = [...text];
    const whole = fonts[use].find((choice) => letters.every((letter) => has(choice, letter)));
    if (whole) return [{ ...whole, text }];
    /** @type {Run[]} */
    const runs = [];
    for (const letter of letters) {
      const choice = fonts[use].find((each) => has(each, letter)) ?? missing(letter);
      const last = runs.at(-1);
      if (last?.font === choice.font) last.text += letter;
      else runs.push({ ...choice, text: letter });
    }
    return runs;
  };
  const widthOf = (/** @type {Run} */ { font, text }, /** @type {number} */ size) =>
    reading(() => font.widthOfTextAtSize(text, size));
  return {
    /** Throws a MazeError for letters that no font has. @param {string} text */
    check: (text) => void runsOf(text, 'regular'),
    runsOf,
    /** The width of what is written with one font, in points. */
    widthOf,
    /** The width of a text in points. @param {string} text @param {number} size @param {FontUse} [use] */
    textWidth: (text, size, use = 'regular') =>
      runsOf(text, use).reduce((sum, run) => sum + widthOf(run, size), 0),
    /** What is written with one font, as a content stream has it. @param {Run} run */
    encode: ({ font, text }) => reading(() => String(font.encodeText(text))),
  };
}

/** @typedef {ReturnType<typeof createRuler>} Ruler */
