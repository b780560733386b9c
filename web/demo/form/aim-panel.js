import { aimAt } from '../state/aim.js';
import { answer, onAnswer } from '../state/answers.js';
import { MazeError } from '../state/library.js';
import { aimEn } from '../strings/aim-en.js';
import { aimKo } from '../strings/aim-ko.js';
import { announce } from '../ui/announce.js';
import { h } from '../ui/dom.js';
import { addTexts, count, t } from '../ui/language.js';
import { field } from './field.js';
import { numberInput } from './number-input.js';
import { problemText } from './problem-text.js';
import { rangeControl } from './range-control.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Aim } from '../state/aim.js' */
/** @import { Store } from '../state/store.js' */

addTexts({ en: aimEn, ko: aimKo });

const TRIES = 1_000;
const MAX_TRIES = 1_000_000;
/** How far from the maze on the page a range begins, and a slider ends. */
const NEAR = 0.1;
const FAR = 2;
const MIN_END = 10;

/** @typedef {import('mazewright/dungeons').AimFigure} Figure */

/** The figures: their texts, what the maze on the page has, and the steps of their numbers. */
const FIGURES = /** @type {const} */ ([
  { id: 'solution', text: 'stats.solution', of: 'solutionLength', step: 1 },
  { id: 'deadEnds', text: 'stats.deadEnds', of: 'deadEnds', step: 1 },
  { id: 'turns', text: 'stats.turns', of: 'turns', step: 1 },
  { id: 'loops', text: 'stats.loops', of: 'loops', step: 1 },
  { id: 'difficulty', text: 'aim.difficulty', of: null, step: 0.1 },
]);

/** Targets of figures, a button that looks for such a maze, and what it reached. @param {Store} store */
export function createAimPanel(store) {
  /** Kept when the form is drawn again. @type {Aim} */
  const state = store.state.aim ?? { ranges: {}, tries: TRIES, found: null };
  store.set({ aim: state });

  const general = h('p', { class: 'error', id: 'aim-error', hidden: true });
  const result = h('div', { id: 'aim-result' });

  const rows = FIGURES.map(({ id, text, of, step }) => {
    const label = t(text);
    const isOn = h('input', { type: 'checkbox', id: `aim-${id}`, onchange: () => turn() });
    const range = rangeControl({
      id: `aim-${id}`,
      step,
      low: t('aim.least', { figure: label }),
      high: t('aim.most', { figure: label }),
      change: (low, high) => {
        state.ranges[id] = { isOn: isOn.checked, low, high };
      },
    });
    const turn = () => {
      state.ranges[id] = { ...range.values, isOn: isOn.checked };
      range.element.hidden = !isOn.checked;
    };
    const fill = () => {
      const { mw, maze } = store.state;
      const chosen = state.ranges[id];
      if (chosen?.isOn) return;
      const now = of ? answer(mw, maze, 'stats')?.[of] : difficultyOf(maze);
      if (typeof now !== 'number') return;
      const round = (/** @type {number} */ value) => Math.round(value / step) * step;
      const end = Math.max(MIN_END * step, round(FAR * now));
      range.set(round(now * (1 - NEAR)), Math.max(step, round(now * (1 + NEAR))), end);
    };
    const chosen = state.ranges[id];
    isOn.checked = chosen?.isOn ?? false;
    if (chosen) range.set(chosen.low, chosen.high, FAR * chosen.high);
    range.element.hidden = !isOn.checked;
    const check = h('label', { class: 'check', htmlFor: isOn.id }, isOn, label);
    const error = h('p', { class: 'error', hidden: true });
    const element = h('div', { class: 'field' }, check, range.element, error);
    return { id, label, isOn, range, fill, element, error, turn };
  });

  const tries = field({
    id: 'aim-tries',
    label: t('aim.tries'),
    input: numberInput(
      { min: 1, max: MAX_TRIES, step: 1, value: state.tries, inputMode: 'numeric' },
      (value) => {
        state.tries = value;
      },
    ),
  });

  const say = (/** @type {string | null} */ text) => {
    general.hidden = text === null;
    general.textContent = text ?? '';
  };
  const refuse = (/** @type {import('mazewright/dungeons').MazeError} */ error) => {
    const row = rows.find(({ id }) => error.field === `targets.${id}`);
    if (error.field === 'tries') tries.show(problemText(error, tries.label));
    else if (row) {
      row.error.hidden = false;
      row.error.textContent = problemText(error, row.label);
      row.range.mark(true);
    } else say(problemText(error));
  };

  const go = async () => {
    const targets = Object.fromEntries(
      rows
        .filter(({ isOn }) => isOn.checked)
        .map(({ id, range }) => [id, [range.values.low, range.values.high]]),
    );
    say(null);
    tries.show(null);
    for (const { error, range } of rows) {
      error.hidden = true;
      range.mark(false);
    }
    if (Object.keys(targets).length === 0) {
      say(t('aim.none'));
      return;
    }
    try {
      const found = await aimAt(store, targets, state.tries);
      if (!found) return;
      state.found = { ...found, targets, maze: store.state.maze };
      show();
    } catch (error) {
      if (!(error instanceof MazeError)) throw error;
      refuse(error);
    }
  };

  /** Shows what was reached, as long as the maze that was found is on the page. */
  const show = () => {
    const { found } = state;
    const isHere = found?.maze === store.state.maze;
    result.hidden = !isHere;
    if (!isHere) return;
    const rangeOf = (/** @type {Figure} */ id) =>
      /** @type {[number, number]} */ (found.targets[id]);
    const isIn = (/** @type {Figure} */ id) => {
      const value = found.reached[id];
      const [low, high] = rangeOf(id);
      return value !== null && value >= low && value <= high;
    };
    const shown = rows.filter(({ id }) => id in found.targets);
    const lines = shown.map(({ id, label }) => {
      const [low, high] = rangeOf(id);
      const value = numberText(found.reached[id]);
      const text = isIn(id) ? value : t('aim.missed', { value });
      return h(
        'tr',
        {},
        h('th', { scope: 'row' }, label),
        h('td', { class: 'usual' }, `${numberText(low)}–${numberText(high)}`),
        h('td', { class: isIn(id) ? '' : 'unusual' }, text),
      );
    });
    const head = /** @type {const} */ (['stats.figure', 'aim.wanted', 'aim.reached']).map((key) =>
      h('th', { scope: 'col' }, t(key)),
    );
    const text = t(found.met ? 'aim.hit' : 'aim.near', { tried: count(found.tried) });
    result.replaceChildren(
      h('p', { class: 'about' }, text),
      h(
        'table',
        { 'aria-label': t('aim.result') },
        h('thead', {}, h('tr', {}, ...head)),
        h('tbody', {}, ...lines),
      ),
    );
    announce(text);
  };

  const button = h(
    'button',
    { type: 'button', class: 'strong', id: 'aim-go', onclick: go },
    t('aim.go'),
  );
  const update = () => {
    for (const { fill } of rows) fill();
    show();
  };
  const element = h(
    'div',
    { class: 'field-group stats-details aim' },
    h('p', { class: 'about' }, t('aim.about')),
    ...rows.map((row) => row.element),
    tries.element,
    general,
    button,
    result,
  );
  latest = update;
  if (!isWatching) {
    isWatching = true;
    store.on(['maze'], () => latest());
    onAnswer(() => latest());
  }
  update();
  return { element };
}

/** Updates the latest panel; one watcher serves all that have been drawn. */
let latest = () => {};
let isWatching = false;

/** Larger mazes are not measured before they are aimed at. */
const MAX_MEASURED = 20_000;

/** @param {Maze} maze @returns {number} NaN if it has none */
function difficultyOf(maze) {
  if (maze.start === null || maze.end === null || maze.cellCount > MAX_MEASURED) return Number.NaN;
  return maze.difficulty() ?? Number.NaN;
}

/** @param {number | null} value */
const numberText = (value) => (value === null ? '–' : count(Math.round(value * 100) / 100));
