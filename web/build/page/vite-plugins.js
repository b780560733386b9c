import { firstMazes } from './first-maze.js';

/** @import { Plugin, Rollup } from 'vite' */
/** @import { AtRule, Declaration, Plugin as StylePlugin } from 'postcss' */

/** Puts the first maze into the HTML. @type {Plugin} */
export const firstMaze = {
  name: 'first-maze',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => html.replace('<!-- first maze -->', await firstMazes()),
  },
};

/** CSS pixels of a rem at the size of text that browsers have by default. */
const REM = 16;
/** Has the lengths of the board, which are pixels of the screen (geometry/fit.js). */
const OF_THE_BOARD = 'first-maze.css';

/** @param {string} value @param {'rem' | 'em'} unit */
const inUnit = (value, unit) =>
  value.replaceAll(/(\d*\.?\d+)px\b/g, (_, pixels) => `${Number(pixels) / REM}${unit}`);

/**
 * Lengths are written in CSS pixels and built in rem, those of media queries in em: with larger text in the
 * settings of a browser the page is laid out as if it were zoomed, and nothing is cut off.
 * @type {StylePlugin}
 */
export const textSizes = {
  postcssPlugin: 'text-sizes',
  Declaration(/** @type {Declaration} */ each) {
    const isOfBoard = each.source?.input.file?.endsWith(OF_THE_BOARD);
    if (!isOfBoard && each.value.includes('px')) each.value = inUnit(each.value, 'rem');
  },
  AtRule(/** @type {AtRule} */ each) {
    if (each.params.includes('px')) each.params = inUnit(each.params, 'em');
  },
};

/** What first-paint.js may preload: the module that loads it on demand, by the name of the attribute. */
const PRELOADED = {
  plain: '/dist/small.js',
  whole: '/dist/dungeons.js',
  en: '/strings/english.js',
  ko: '/strings/korean.js',
};

/**
 * The files of a module and of all that it imports.
 * @param {Rollup.OutputBundle} bundle
 * @param {string} module how its path ends
 */
function filesOf(bundle, module) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`no file has the module ${module}`);
  const files = new Set([chunk.fileName]);
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      files.add(imported);
    }
  }
  return [...files].map((file) => `./${file}`).join(' ');
}

/**
 * Names the files that first-paint.js lets the browser fetch before main.js asks for them: the library
 * and the texts of a language.
 * @type {Plugin}
 */
export const preloads = {
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const names = Object.entries(PRELOADED).map(
        ([name, module]) => `data-${name}="${filesOf(bundle, module)}"`,
      );
      return html.replace(/<script(?=[^>]*first-paint\.js)/, `<script ${names.join(' ')}`);
    },
  },
};

/**
 * Workers of one file are classic scripts, such as the one that runs the scripts of somebody: its names must
 * not be those that a script declares.
 * @type {import('vite').Plugin}
 */
export const ownScope = {
  name: 'own-scope',
  renderChunk(code, { isEntry, imports, dynamicImports }) {
    if (!isEntry || imports.length + dynamicImports.length > 0) return null;
    return { code: `(() => {${code}\n})();`, map: null };
  },
};
