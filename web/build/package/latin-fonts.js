import { readFileSync } from 'node:fs';
import subset from 'subset-font';
import { WIN_ANSI } from '../../lib/formats/print/latin/win-ansi.js';

/** What a PDF does not need. Source: ISO 32000-1, 9.9. */
const LEFT_OUT = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'STAT', 'gasp', 'name', 'post'];

const LETTERS = [...WIN_ANSI.keys()].join('');
/** Codes of mazes are of these. */
const ASCII = LETTERS.replace(/[^ -~]/g, '');

/**
 * Lets the package hold TrueType fonts with the letters that PDFs show without a font of the caller: as bytes,
 * 34 KB for three fonts, gzipped.
 * @type {import('esbuild').Plugin}
 */
export const latinFonts = {
  name: 'latin-fonts',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ttf$/ }, async ({ path }) => ({
      contents: await subset(readFileSync(path), /Mono/.test(path) ? ASCII : LETTERS, {
        targetFormat: 'sfnt',
        noHinting: true,
        keepFeatures: [],
        dropTables: LEFT_OUT,
      }),
      loader: 'binary',
    }));
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
