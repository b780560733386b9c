import { answerLater } from '../state/answers.js';
import { optionsBefore } from '../state/edits.js';
import { h } from '../ui/dom.js';
import { download } from '../ui/download.js';
import { inSlices } from '../ui/in-slices.js';
import { count, t } from '../ui/language.js';
import { nextTask } from '../ui/next-task.js';
import { bandOf, csvOf, deadEndDepths, FIGURES, figuresOf } from './figures.js';

/** @import { Maze, Mazewright } from 'mazewright/dungeons' */
/** @import { TextKey } from '../ui/language.js' */
/** @import { Store } from '../state/store.js' */

/** Mazes with other seeds that a figure is compared with. */
const SAMPLES = 40;
/** Fewer of them tell nothing. */
const MIN_SAMPLES = 8;
/** Milliseconds for all of them: large mazes are compared with fewer. */
const SAMPLE_MS = 2_000;
const MAX_CELLS = 20_000;
/** Bars of the histogram; the last one stands for all that is deeper. */
const MAX_BARS = 12;

/** @typedef {Partial<Record<keyof import('./figures.js').Figures, { low: number, high: number }>>} Bands */

/**
 * The figures of mazes with the same options and other seeds, one maze per frame.
 * @param {Mazewright} mw
 * @param {Maze} maze
 * @param {() => boolean} isWanted whether the result is still needed
 * @returns {Promise<Bands>} empty if there are too few mazes to compare with
 */
async function bandsFor(mw, maze, isWanted) {
  if (maze.code === null || maze.cellCount > MAX_CELLS) return {};
  const given = optionsBefore(mw, maze.code);
  /** @type {import('./figures.js').Figures[]} */
  const samples = [];
  const end = performance.now() + SAMPLE_MS;
  for (let seed = 1; seed <= SAMPLES && performance.now() < end && isWanted(); seed += 1) {
    samples.push(figuresOf(mw.generate({ ...given, seed }).stats()));
    await nextTask();
  }
  if (samples.length < MIN_SAMPLES) return {};
  return Object.fromEntries(FIGURES.map((id) => [id, bandOf(samples.map((each) => each[id]))]));
}

/** Figures with their usual range, a histogram and a file. @param {Store} store */
export function createStatsDetails(store) {
  const element = h('div', { class: 'stats-details' });
  /** The maze that is shown. @type {Maze | null} */
  let shown = null;

  const table = (
    /** @type {import('./figures.js').Figures} */ figures,
    /** @type {Bands} */ bands,
  ) => {
    const rows = FIGURES.flatMap((id) => {
      const band = bands[id];
      const value = figures[id];
      if (value === null) return [];
      const isUnusual = band !== undefined && (value < band.low || value > band.high);
      const range = band ? `${count(band.low)}–${count(band.high)}` : '–';
      const name = h('th', { scope: 'row' }, t(/** @type {TextKey} */ (`stats.${id}`)));
      const cell = h('td', { class: isUnusual ? 'unusual' : '' }, count(value));
      return h('tr', {}, name, cell, h('td', { class: 'usual' }, range));
    });
    const head = ['stats.figure', 'stats.value', 'stats.usual'].map((key) =>
      h('th', { scope: 'col' }, t(/** @type {TextKey} */ (key))),
    );
    return h(
      'table',
      { id: 'stats-table' },
      h('thead', {}, h('tr', {}, ...head)),
      h('tbody', {}, ...rows),
    );
  };

  const histogram = (/** @type {Map<number, number>} */ depths) => {
    const bars = new Map();
    for (const [depth, ends] of depths) {
      const bar = Math.min(depth, MAX_BARS);
      bars.set(bar, (bars.get(bar) ?? 0) + ends);
    }
    const most = Math.max(1, ...bars.values());
    const deepest = Math.max(1, ...bars.keys());
    const columns = Array.from({ length: deepest }, (_, i) => {
      const ends = bars.get(i + 1) ?? 0;
      const label = `${i + 1}${i + 1 === MAX_BARS ? '+' : ''}`;
      const bar = h('span', { class: 'depth-bar', title: `${label}: ${count(ends)}` });
      bar.style.height = `${(100 * ends) / most}%`;
      return h('span', { class: 'column' }, h('span', { class: 'room' }, bar), label);
    });
    const text = [...depths].map(([depth, ends]) => `${depth}: ${ends}`).join(', ');
    const props = {
      class: 'histogram',
      role: 'img',
      'aria-label': `${t('stats.depths')}: ${text}`,
    };
    return h('figure', {}, h('figcaption', {}, t('stats.depths')), h('div', props, ...columns));
  };

  const draw = (
    /** @type {Maze} */ maze,
    /** @type {import('./figures.js').Figures} */ figures,
    /** @type {Map<number, number>} */ depths,
    /** @type {Bands} */ bands,
  ) => {
    const save = () => {
      const data = new Blob([csvOf(figures, bands, depths)], { type: 'text/csv' });
      download(`${maze.algorithm}-stats.csv`, data);
    };
    element.replaceChildren(
      h('p', { class: 'about' }, t('stats.usual.about')),
      table(figures, bands),
      ...(depths.size > 0 ? [histogram(depths)] : []),
      h('button', { type: 'button', id: 'stats-csv', onclick: save }, t('stats.csv')),
    );
  };

  return {
    element,
    async update() {
      const { mw, maze } = store.state;
      shown = maze;
      const isWanted = () => shown === maze;
      element.setAttribute('aria-busy', 'true');
      const stats = await answerLater(mw, maze, 'stats').catch((error) => {
        if (isWanted()) throw error;
      });
      const depths = await inSlices(deadEndDepths(maze), isWanted);
      if (!isWanted() || !stats || !depths) return;
      const figures = figuresOf(stats);
      draw(maze, figures, depths, {});
      const bands = await bandsFor(mw, maze, isWanted);
      if (!isWanted()) return;
      draw(maze, figures, depths, bands);
      element.removeAttribute('aria-busy');
    },
    /** Ends what is being computed. */
    stop() {
      shown = null;
    },
  };
}
