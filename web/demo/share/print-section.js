import { isFurnished } from 'mazewright/draw';
import { field } from '../form/field.js';
import { numberInput } from '../form/number-input.js';
import { randomSeed } from '../state/generate.js';
import { rowOf } from '../state/row-of.js';
import { libraryOptions, wantedOf } from '../state/wanted.js';
import { workersOf } from '../state/workers.js';
import { h } from '../ui/dom.js';
import { count, rowText, t } from '../ui/language.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Store } from '../state/store.js' */

const MOST = 50;
const ANSWERS_PER_PAGE = 4;

/** Prints the maze and others of its options, one a page, with the solutions on the last pages. @param {Store} store */
export function printSection(store) {
  let mazes = 1;
  const number = numberInput(
    { id: 'field-print', min: 1, max: MOST, step: 1, value: 1 },
    (value) => {
      mazes = value;
      const isGood = Number.isInteger(value) && value >= 1 && value <= MOST;
      amount.show(isGood ? null : t('print.range', { most: count(MOST) }));
      button.disabled = !isGood;
    },
  );
  const amount = field({ id: 'print', label: t('print.count'), input: number });
  const solved = h('input', { type: 'checkbox', checked: true });
  const answers = field({
    id: 'print.answers',
    label: t('print.answers'),
    input: solved,
    inline: true,
  });
  const start = async () => {
    button.disabled = true;
    try {
      await print(await sheets(store, mazes, solved.checked));
    } finally {
      button.disabled = false;
    }
  };
  const button = h('button', { type: 'button', id: 'print-sheets', onclick: start }, t('print.go'));
  return h(
    'section',
    { class: 'export', id: 'share-print' },
    h('div', {}, h('h3', {}, t('print.title')), h('p', { class: 'about' }, t('print.about'))),
    h('div', { class: 'params' }, amount.element, answers.element),
    h('div', { class: 'row' }, button),
  );
}

/**
 * The pages: a maze each, then the solutions, several a page. Workers make the mazes and their
 * pictures.
 * @param {Store} store
 * @param {number} number of mazes: the one on the page, and others with random seeds
 * @param {boolean} isSolved whether solutions follow
 */
async function sheets({ state: { mw, maze, code } }, number, isSolved) {
  const options = wantedOf(mw, code);
  const workers = await workersOf(mw);
  const drawn = async (/** @type {Maze} */ each, /** @type {boolean} */ solution) => {
    if (isFurnished(each)) return (await import('mazewright/formats')).toSvg(each, { solution });
    return workers ? workers.svg(each, { solution }) : each.svg({ solution });
  };
  const other = () => {
    const given = libraryOptions({ ...options, seed: randomSeed() });
    return workers ? workers.generate(given) : mw.generate(given);
  };
  const made = async (/** @type {number} */ i) => {
    const each = i === 0 ? maze : await other();
    const isSolvable = each.start !== null;
    return {
      plain: await drawn(each, false),
      solved: isSolved ? await drawn(each, isSolvable) : '',
    };
  };
  const mazes = await Promise.all(Array.from({ length: number }, (_, i) => made(i)));
  const row = rowOf(mw.catalog.generators, options.algorithm);
  const titleOf = (/** @type {number} */ i) =>
    number > 1 ? t('print.number', { number: count(i + 1), of: count(number) }) : rowText(row);
  const pages = mazes.map((each, i) =>
    h('section', { class: 'sheet' }, h('h2', {}, titleOf(i)), picture(each.plain)),
  );
  const solutions = isSolved ? mazes.map((each, i) => ({ each, i })) : [];
  for (let from = 0; from < solutions.length; from += ANSWERS_PER_PAGE) {
    const some = solutions
      .slice(from, from + ANSWERS_PER_PAGE)
      .map(({ each, i }) => h('figure', {}, h('figcaption', {}, titleOf(i)), picture(each.solved)));
    pages.push(
      h('section', { class: 'sheet answers' }, h('h2', {}, t('print.solutions')), ...some),
    );
  }
  return pages;
}

/** @param {string} svg */
const picture = (svg) =>
  h('img', { alt: '', src: `data:image/svg+xml,${encodeURIComponent(svg)}` });

/** Prints pages instead of what is on the screen. @param {HTMLElement[]} pages */
async function print(pages) {
  const paper = h('div', { id: 'paper' }, ...pages);
  document.body.append(paper);
  addEventListener('afterprint', () => paper.remove(), { once: true });
  await Promise.all([...paper.querySelectorAll('img')].map((image) => image.decode()));
  globalThis.print();
}
