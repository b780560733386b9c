import { headingsOf, idsOf, slug, titleOf } from './headings.js';

/** @import { Page } from './pages.js' */

/** What a section of the reference is called in its address. @param {string} title */
const nameOf = (title) =>
  slug(
    title
      .replaceAll('`', '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

/** The first block of JavaScript of a text. @param {string} markdown */
const firstBlock = (markdown) => /^```js\n[\s\S]*?^```$/m.exec(markdown)?.[0] ?? '';

/**
 * A section as a page: every heading is one level below the one that it belongs to.
 * @param {string} markdown
 */
function raised(markdown) {
  /** @type {number[]} */
  const above = [];
  return markdown.replaceAll(/^```[\s\S]*?^```$|^#+(?= )/gm, (found) => {
    if (!found.startsWith('#')) return found;
    while (above.length > 0 && above[above.length - 1] >= found.length) above.pop();
    above.push(found.length);
    return '#'.repeat(above.length);
  });
}

/**
 * The lines that the examples of a section go on from, for a section whose first example imports nothing.
 * @param {string} section
 * @param {string} lines
 */
function withLines(section, lines) {
  const first = firstBlock(section);
  if (first === '' || /^import /m.test(first)) return section;
  const [heading, ...rest] = section.split('\n');
  const start = `<details class="lines"><summary>The examples go on from these lines</summary>\n\n${lines}\n\n</details>`;
  return [heading, '', start, ...rest].join('\n');
}

/**
 * The reference as an index and a page for each of its sections, and where each of its headings and anchors is on the
 * site: in the file it is one page of more than 150 KB, whose last example would go on from 190 others.
 * @param {Page} page of the whole file
 * @returns {{ pages: Page[], places: Map<string, string> }} places: paths with anchors by `#anchor` of the file
 */
export function referencePages(page) {
  const [intro, ...sections] = page.source.split(/^(?=## )/m);
  const lines = firstBlock(intro);
  /** @type {Map<string, string>} */
  const places = new Map();
  const anchors = headingsOf(page.source).map(({ anchor }) => anchor);
  const pages = [intro, ...sections].map((section, i) => {
    const title = i === 0 ? 'Reference' : titleOf(raised(section));
    const path = i === 0 ? page.path : `reference/${nameOf(title)}.html`;
    const source = i === 0 ? intro : withLines(raised(section), lines);
    for (const { anchor } of headingsOf(source)) {
      places.set(`#${anchors.shift()}`, `${path}#${anchor}`);
    }
    for (const id of idsOf(source)) places.set(`#${id}`, `${path}#${id}`);
    return { ...page, group: /** @type {const} */ ('reference'), path, title, source };
  });
  return { pages, places };
}
