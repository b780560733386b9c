import { EXPERIMENT } from '../../config.js';
import { rowOf } from '../../state/row-of.js';
import { h } from '../../ui/dom.js';
import { inSlices } from '../../ui/in-slices.js';
import { count, rowText, t } from '../../ui/language.js';
import { UNIFORM } from './lessons/uniform.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Store } from '../../state/store.js' */

/** Mazes between two looks at the clock. */
const AT_ONCE = 50;
const { side, mazes, trees, other } = EXPERIMENT;

/**
 * How often each small maze comes up, by two algorithms with the same seeds.
 * @param {Mazewright} mw
 * @param {readonly string[]} ids of the algorithms
 * @param {number} first seed
 * @param {Map<string, number[]>} counts of each maze by algorithm; more are added
 */
export function* countMazes(mw, ids, first, counts) {
  for (let seed = first; seed < first + mazes; seed += 1) {
    for (const [i, algorithm] of ids.entries()) {
      const options = { algorithm, width: side, height: side, seed, exits: 'none' };
      const { passages } = mw.generate(
        /** @type {import('mazewright/dungeons').GenerateOptions} */ (options),
      );
      const key = passages.join();
      const own = counts.get(key) ?? ids.map(() => 0);
      own[i] += 1;
      counts.set(key, own);
    }
    if (seed % AT_ONCE === 0) yield;
  }
  return counts;
}

/** Bars of one algorithm. @param {readonly number[]} values @param {number} most the height of the picture */
function bars(values, most) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', `0 0 ${trees} ${most}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute(
    'd',
    values.map((value, i) => `M${i} ${most}h.8V${most - value}h-.8z`).join(''),
  );
  svg.append(path);
  return svg;
}

/**
 * Why every maze is equally likely, if it is, and an experiment that shows it: it runs when it is opened.
 * @param {Store} store
 */
export function createExperiment(store) {
  const text = h('p', {});
  const about = h('p', { class: 'about' });
  const charts = h('div', { class: 'charts' });
  const more = h('button', { type: 'button', id: 'uniform-more', onclick: () => run() });
  const summary = h('summary', {});
  const element = h(
    'details',
    { class: 'uniform', id: 'uniform', hidden: true },
    summary,
    text,
    about,
    charts,
    more,
  );
  let id = '';
  /** Of the algorithm shown. @type {Map<string, number[]>} */
  let counts = new Map();
  let made = 0;
  let isRunning = false;

  const titleOf = (/** @type {string} */ algorithm) =>
    rowText(rowOf(store.state.mw.catalog.generators, algorithm));

  const draw = () => {
    const values = { mazes: count(Math.max(made, mazes)), side, trees };
    summary.textContent = t('uniform.title');
    text.textContent = UNIFORM[id]?.[/** @type {'en' | 'ko'} */ (store.state.language)] ?? '';
    about.textContent = t('uniform.try', values);
    more.textContent = t('uniform.more', { mazes: count(mazes) });
    more.disabled = isRunning;
    if (made === 0) return charts.replaceChildren();
    const all = [...counts.values()];
    const most = Math.max(...all.flat());
    charts.replaceChildren(
      ...[id, other].map((algorithm, i) => {
        const own = [...all.map((each) => each[i]), ...Array(trees - all.length).fill(0)];
        const never = own.filter((value) => value === 0).length;
        const least = Math.min(...own);
        const given = { row: titleOf(algorithm), least, most: Math.max(...own), never, trees };
        const caption = t(never > 0 ? 'uniform.never' : 'uniform.counts', given);
        return h('figure', {}, bars(own, most), h('figcaption', { class: 'about' }, caption));
      }),
    );
  };

  const run = async () => {
    const [shown, into] = [id, counts];
    const begin = made + 1;
    isRunning = true;
    charts.setAttribute('aria-busy', 'true');
    draw();
    const isWanted = () => shown === id && element.open;
    const work = countMazes(store.state.mw, [shown, other], begin, into);
    const isDone = (await inSlices(work, isWanted)) !== null;
    if (shown !== id) return;
    isRunning = false;
    // Folded meanwhile: it begins anew when it is opened again.
    if (!isDone) {
      counts = new Map();
      made = 0;
      return;
    }
    made += mazes;
    charts.removeAttribute('aria-busy');
    draw();
    charts.scrollIntoView({ block: 'nearest' });
  };
  element.addEventListener('toggle', () => {
    if (element.open && made === 0 && !isRunning) run();
  });

  return {
    element,
    draw,
    /** Shows the experiment of an algorithm, none for one that prefers some mazes. @param {string} next */
    use(next) {
      element.hidden = UNIFORM[next] === undefined;
      if (next === id) return;
      id = next;
      counts = new Map();
      made = 0;
      isRunning = false;
      element.open = false;
      charts.removeAttribute('aria-busy');
      draw();
    },
  };
}
