import { isLarge } from '../state/answers.js';
import { isUsed, passesOf, usedOf } from '../state/passes.js';
import { problemOf } from '../state/wanted.js';
import { h } from '../ui/dom.js';
import { rowText, t } from '../ui/language.js';
import { nextTask } from '../ui/next-task.js';
import { problemText } from './problem-text.js';

/** @import { Mazewright } from 'mazewright/dungeons' */
/** @import { Store } from '../state/store.js' */

/** Values of a whole number that are tried, if its default does not go with the maze. */
const MAX_TRIED = 12;

/** How a pass can be added, or why it cannot. @typedef {{ pass: import('../state/store.js').Pass, place: number } | { problem: import('mazewright/dungeons').Problem }} Addition */

/**
 * A menu of all passes. Those that cannot run say why.
 * @param {Store} store
 * @param {(pass: import('../state/store.js').Pass, place: number) => void} add
 */
export function passMenu(store, add) {
  const { mw } = store.state;
  const items = h('ul', { class: 'pass-menu' });
  const summary = h('summary', {}, t('passes.add'));
  const element = h('details', { class: 'more', id: 'pass-add' }, summary, items);
  const rows = mw.catalog.passes.map((row) => {
    const about = h('span', { class: 'about', id: `add-${row.id}-about` });
    const button = h(
      'button',
      {
        type: 'button',
        id: `add-${row.id}`,
        'aria-describedby': about.id,
        onclick: () => {
          if (button.getAttribute('aria-disabled') === 'true') return;
          const addition = additionOf(mw, store.state, row);
          if ('problem' in addition) return;
          element.open = false;
          add(addition.pass, addition.place);
        },
      },
      h('span', {}, rowText(row)),
      about,
    );
    items.append(h('li', {}, button));
    return { row, button, about };
  });
  /** What the rows were last compared with. */
  let shown = '';

  const update = async () => {
    if (!element.open) return;
    const { wanted, maze } = store.state;
    const now = { wanted, maze };
    const key = JSON.stringify([
      wanted.algorithm,
      wanted.shape,
      wanted.width,
      wanted.height,
      wanted.levels,
      wanted.mode,
      wanted.passes,
      maze.cellCount,
      Boolean(wanted.mask),
    ]);
    if (key === shown) return;
    shown = key;
    for (const { row, button, about } of rows) {
      const addition = additionOf(mw, store.state, row);
      const isOut = 'problem' in addition;
      button.setAttribute('aria-disabled', String(isOut));
      about.textContent = isOut
        ? problemText(addition.problem, rowText(row))
        : [rowText(row, 'about'), endedText(mw, wanted.passes ?? [], row)].join(' ').trim();
      about.classList.toggle('error', isOut);
      // A check of a large maze takes as long as a frame, or longer.
      if (isLarge(now.maze)) await nextTask();
      if (shown !== key || !element.isConnected) return;
    }
  };
  element.addEventListener('toggle', update);
  return { element, update, focus: () => summary.focus() };
}

/**
 * Which passes of the list lose with a pass what they promised; empty if none does.
 * @param {Mazewright} mw
 * @param {readonly { id: string }[]} used
 * @param {import('mazewright/dungeons').PassRow} row
 */
function endedText(mw, used, row) {
  const ended = mw.catalog.passes.filter(
    ({ id }) => row.ends.includes(id) && used.some((pass) => pass.id === id),
  );
  if (ended.length === 0) return '';
  return t('passes.ends', { passes: ended.map((pass) => rowText(pass)).join(', ') });
}

/**
 * Where a pass can be put into the list, with values that go with the maze: at the end, or before what
 * must come after it.
 * @param {Mazewright} mw
 * @param {import('../state/store.js').PageState} state
 * @param {import('mazewright/dungeons').PassRow} row
 * @returns {Addition}
 */
function additionOf(mw, state, row) {
  const list = passesOf(state);
  const used = usedOf(list);
  /** @type {import('mazewright/dungeons').Problem | null} */
  let first = null;
  for (const place of placesIn(mw, used)) {
    for (const pass of variantsOf(row)) {
      const passes = used.toSpliced(place, 0, pass);
      const problem = problemOf(mw, { ...state.wanted, passes });
      if (!problem?.field.startsWith('passes')) return { pass, place: placeInList(list, place) };
      first ??= problem;
      if (problem.field.endsWith('.id')) break;
    }
  }
  return { problem: /** @type {import('mazewright/dungeons').Problem} */ (first) };
}

/** The end, after the last pass that changes the grid, the beginning. @param {Mazewright} mw @param {readonly { id: string }[]} used */
function placesIn(mw, used) {
  const ofGrid = mw.catalog.passes.filter(({ when }) => when === 'grid').map(({ id }) => id);
  const isOfGrid = (/** @type {{ id: string }} */ { id }) => ofGrid.some((each) => each === id);
  return [...new Set([used.length, used.findLastIndex(isOfGrid) + 1, 0])];
}

/** @param {readonly import('../state/passes.js').Entry[]} list @param {number} place among those that are used */
function placeInList(list, place) {
  const places = list.flatMap((entry, i) => (isUsed(entry) ? [i] : []));
  return places[place] ?? list.length;
}

/** A pass with its defaults, then with other values of a parameter. @param {import('mazewright/dungeons').PassRow} row @returns {import('../state/store.js').Pass[]} */
function variantsOf(row) {
  const usual = Object.fromEntries(row.params.map((each) => [each.id, each.default]));
  const pass = { id: row.id, ...usual };
  const others = row.params.flatMap((param) =>
    valuesOf(param)
      .filter((value) => value !== param.default)
      .map((value) => ({ ...pass, [param.id]: value })),
  );
  return [pass, ...others];
}

/** @param {import('mazewright/dungeons').Param} param @returns {readonly unknown[]} */
function valuesOf({ kind, values = [], min = 0, max = Number.POSITIVE_INFINITY }) {
  if (kind === 'choice') return values;
  if (kind !== 'integer' || max - min >= MAX_TRIED) return [];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
