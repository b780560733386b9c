import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../util/shell.js';
import { titleOf } from './headings.js';

/** @typedef {'en' | 'ko'} Language */

/**
 * A page of the site.
 * @typedef {object} Page
 * @property {string} path below the folder of the site, such as `ko/element.html`
 * @property {Language} language
 * @property {'guides' | 'reference' | 'algorithms'} group of the menu
 * @property {string | null} other path of the same page in the other language
 * @property {string} title
 * @property {string} source Markdown
 * @property {string} file of the repository that links of the source are relative to
 */

/** Guides in the order of the menu; those that are not named here come last. */
const ORDER =
  'first-maze recipes games dungeons shaping solving catalog element drawing three files worlds map-tiles steps saving determinism entries workers terminal bundlers speed seed-promise architecture reference'.split(
    ' ',
  );

/** @param {string} name */
const rank = (name) => {
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
};

/** A text without its link to the other language, which the head of every page has. @param {string} file */
const read = (file) =>
  readFileSync(join(root, file), 'utf8').replace(
    /^\[(한국어|English)\]\([^)]+\)\n+|[ \n]\[(한국어|English)\]\([^)]+\)$/gm,
    '',
  );

/** @param {string} folder */
const markdownIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3));

/** The READMEs and guides as pages, in the order of the menu. @returns {Page[]} */
export function guidePages() {
  const korean = new Set(markdownIn('web/docs/ko'));
  const names = markdownIn('web/docs').sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const page = (
    /** @type {Language} */ language,
    /** @type {string} */ file,
    /** @type {string} */ path,
    /** @type {string | null} */ other,
  ) => {
    const source = read(file);
    const group = /** @type {const} */ ('guides');
    return { language, group, file, path, other, source, title: titleOf(source) };
  };
  return [
    page('en', 'README.md', 'index.html', 'ko/index.html'),
    page('ko', 'README.ko.md', 'ko/index.html', 'index.html'),
    ...names.flatMap((name) => {
      const paths = { en: `${name}.html`, ko: `ko/${name}.html` };
      const isBoth = korean.has(name);
      return [
        page('en', `web/docs/${name}.md`, paths.en, isBoth ? paths.ko : null),
        ...(isBoth ? [page('ko', `web/docs/ko/${name}.md`, paths.ko, paths.en)] : []),
      ];
    }),
  ];
}

/**
 * Where a link of a page leads on the site: to another page, to a picture, or away.
 * @param {Page} page
 * @param {string} href
 * @param {ReadonlyMap<string, string>} byFile paths of pages by their files, and by headings such as `file#heading`
 * @param {string} source address of the repository's files
 */
export function linkFrom({ file, path }, href, byFile, source) {
  if (/^[a-z]+:/.test(href)) return href;
  const [target, anchor] = href.split('#');
  const inside = target === '' ? file : posix.normalize(posix.join(posix.dirname(file), target));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  // A heading of a file that is several pages has a place of its own.
  const place = byFile.get(inside + hash);
  if (target === '' && place === undefined) return href;
  const to = place ?? byFile.get(inside);
  if (to === undefined) return `${source}${inside}`;
  return `${posix.relative(posix.dirname(path), to)}${place === undefined ? hash : ''}`;
}
