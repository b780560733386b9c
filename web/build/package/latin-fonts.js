import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import subset from 'subset-font';
import { WIN_ANSI } from '../../lib/formats/print/latin/win-ansi.js';
import { WIDE_FONTS } from '../../lib/formats/print/wide/letters.js';

/** What a PDF does not need. Source: ISO 32000-1, 9.9. */
const LEFT_OUT = 'BASE GDEF GPOS GSUB OS/2 STAT VORG gasp kern name post vhea vmtx'.split(' ');

const LETTERS = [...WIN_ANSI.keys()].join('');
/** Codes of mazes are of these. */
const ASCII = LETTERS.replace(/[^ -~]/g, '');

/** The letters of a file of wide/letters.js. @param {string} id after the path, behind a question mark */
function wideLetters(id) {
  const row = WIDE_FONTS.find((each) => id === `?${each.id}`);
  if (!row) throw new Error(`no font has letters by ${id}`);
  return row.ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/**
 * Lets the package hold TrueType fonts with the letters that PDFs show without a font of the caller, as bytes:
 * gzipped, 34 KB for three Latin fonts; deflated, 70 KB for more letters of two of these, and 400 KB for Hangul.
 * @type {import('esbuild').Plugin}
 */
export const latinFonts = {
  name: 'latin-fonts',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ttf$/ }, async ({ path, suffix }) => {
      const letters = suffix ? wideLetters(suffix) : /Mono/.test(path) ? ASCII : LETTERS;
      const font = await subset(readFileSync(path), letters, {
        targetFormat: 'sfnt',
        noHinting: true,
        keepFeatures: [],
        dropTables: LEFT_OUT,
      });
      const contents = suffix ? deflateSync(font, { level: 9 }) : font;
      return { contents, loader: 'binary' };
    });
  },
};

/**
 * Leaves out the metrics of the standard fonts, 100 KB of pdf-lib, gzipped: no document has these fonts.
 * @type {import('esbuild').Plugin}
 */
export const noStandardFonts = {
  name: 'no-standard-fonts',
  setup(bundler) {
    const filter = /standard-fonts[\\/](Courier|Helvetica|Symbol|Times|ZapfDingbats).*\.json$/;
    bundler.onLoad({ filter }, () => ({ contents: '""', loader: 'json' }));
  },
};
