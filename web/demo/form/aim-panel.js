import { aimAt } from '../state/aim.js';
import { answer, onAnswer } from '../state/answers.js';
import { MazeError } from '../state/library.js';
import { aimFigures, usualFigures } from '../state/usual-figures.js';
import { aimEn } from '../strings/aim-en.js';
import { aimKo } from '../strings/aim-ko.js';
import { announce } from '../ui/announce.js';
import { h } from '../ui/dom.js';
import { addTexts, count, t } from '../ui/language.js';
import { ANY, choiceRow, OWN, rangeOf } from './aim-choices.js';
import { foundTable, foundText } from './aim-result.js';
import { field } from './field.js';
import { numberInput } from './number-input.js';
import { problemText } from './problem-text.js';
import { rangeControl } from './range-control.js';

/** @import { AimFigure } from 'mazewright/dungeons' */
/** @import { Aim } from '../state/aim.js' */
/** @import { Store } from '../state/store.js' */
/** @import { Usual } from '../state/usual-figures.js' */

addTexts({ en: aimEn, ko: aimKo });

const TRIES = 1_000;
const MAX_TRIES = 1_000_000;
/** How far from the maze on the page a range begins, and a slider ends. */
const NEAR = 0.1;
const FAR = 2;
const MIN_END = 10;

/** The figures: what is asked of them, their names among numbers, and the steps of those. */
const FIGURES = /** @type {const} */ ([
  { id: 'difficulty', text: 'aim.figure.difficulty', step: 0.1 },
  { id: 'solution', text: 'stats.solution', step: 1 },
  { id: 'turns', text: 'stats.turns', step: 1 },
  { id: 'deadEnds', text: 'stats.deadEnds', step: 1 },
  { id: 'loops', text: 'stats.loops', step: 1 },
]);

/**
 * What a maze should be like: a choice per figure, behind a disclosure its exact numbers; a button that
 * looks for such a maze, and what it found.
 * @param {Store} store
 */
export function createAimPanel(store) {
  /** Kept when the form is drawn again. @type {Aim} */
  const state = store.state.aim ?? { choices: {}, ranges: {}, tries: TRIES, found: null };
  store.set({ aim: state });

  const general = h('p', { class: 'error', id: 'aim-error', hidden: true });
  const result = h('div', { id: 'aim-result', class: 'about', role: 'status', hidden: true });
  const table = h('div', { id: 'aim-table' });

  const rows = FIGURES.map(({ id, text, step }) => {
    const label = t(text);
    const error = h('p', { class: 'error', hidden: true });
    const choices = choiceRow(id, state.choices[id] ?? ANY, (choice) => choose(id, choice));
    const isOn = h('input', {
      type: 'checkbox',
      id: `aim-${id}`,
      onchange: () => setOwn(isOn.checked ? OWN : ANY),
    });
    const range = rangeControl({
      id: `aim-${id}`,
      step,
      low: t('aim.least', { figure: label }),
      high: t('aim.most', { figure: label }),
      change: (...values) => {
        setOwn(OWN);
        const isMissing = values.some(Number.isNaN);
        error.hidden = !isMissing;
        error.textContent = isMissing ? t('aim.number') : '';
        range.mark(isMissing);
      },
    });
    /** @param {string} choice made among the numbers */
    const setOwn = (choice) => {
      state.choices[id] = choice;
      choices.show(choice);
      keep();
    };
    const keep = () => {
      state.ranges[id] = { ...range.values, isOn: isOn.checked };
      range.element.hidden = !isOn.checked;
    };
    /** Shows the numbers of a choice, of which the last slider may end farther away. @param {[number, number] | null} numbers */
    const set = (numbers) => {
      isOn.checked = numbers !== null;
      if (numbers) range.set(...numbers, Math.max(MIN_END * step, FAR * numbers[1]));
      keep();
    };
    /** Begins the numbers of a figure that nothing is asked of near those of the maze. @param {number} now */
    const fill = (now) => {
      if (state.ranges[id]?.isOn || Number.isNaN(now)) return;
      const round = (/** @type {number} */ value) => Math.round(value / step) * step;
      const end = Math.max(MIN_END * step, round(FAR * now));
      range.set(round(now * (1 - NEAR)), Math.max(step, round(now * (1 + NEAR))), end);
    };
    const chosen = state.ranges[id];
    isOn.checked = chosen?.isOn ?? false;
    if (chosen) range.set(chosen.low, chosen.high, FAR * chosen.high);
    range.element.hidden = !isOn.checked;
    const check = h('label', { class: 'check', htmlFor: isOn.id }, isOn, label);
    const element = h('div', { class: 'field' }, check, range.element, error);
    return { id, label, choices, isOn, range, fill, set, element, error };
  });

  /** The usual figures of the maze on the page, measured once. @type {{ maze: object, usual: Promise<Usual> } | null} */
  let measured = null;
  /** @returns {Promise<Usual>} */
  const usualNow = () => {
    const { mw, maze, code } = store.state;
    if (measured?.maze !== maze) {
      const usual = usualFigures(mw, maze, code).catch((error) => {
        // A large maze is measured by a worker, which another maze ends.
        if (store.state.maze === maze) throw error;
        return usualNow();
      });
      measured = { maze, usual };
    }
    return measured.usual;
  };
  /** @param {AimFigure} id @param {string} choice */
  const choose = async (id, choice) => {
    state.choices[id] = choice;
    await showNumbers();
  };
  /** Shows the numbers that the choices mean for the maze on the page. */
  const showNumbers = async () => {
    const isAsked = rows.some(({ id }) => ![ANY, OWN].includes(state.choices[id] ?? ANY));
    const usual = isAsked ? await usualNow() : null;
    for (const { id, set } of rows) {
      const choice = state.choices[id] ?? ANY;
      if (choice === ANY) set(null);
      else if (choice !== OWN && usual) set(rangeOf(id, choice, usual));
    }
  };

  const tries = field({
    id: 'aim-tries',
    label: t('aim.tries'),
    input: numberInput(
      { min: 1, max: MAX_TRIES, step: 1, value: state.tries, inputMode: 'numeric' },
      (value) => {
        state.tries = value;
        const isGood = Number.isInteger(value) && value >= 1 && value <= MAX_TRIES;
        tries.show(isGood ? null : t('aim.tries.range', { most: count(MAX_TRIES) }));
      },
    ),
  });

  const say = (/** @type {string | null} */ text) => {
    general.hidden = text === null;
    general.textContent = text ?? '';
  };
  const refuse = (/** @type {import('mazewright/dungeons').MazeError} */ error) => {
    const row = rows.find(({ id }) => error.field === `targets.${id}`);
    numbers.open ||= error.field === 'tries' || row !== undefined;
    if (error.field === 'tries') tries.show(problemText(error, tries.label));
    else if (row) {
      row.error.hidden = false;
      row.error.textContent = problemText(error, row.label);
      row.range.mark(true);
    } else say(problemText(error));
  };

  const go = async () => {
    say(null);
    tries.show(null);
    for (const { error, range } of rows) {
      error.hidden = true;
      range.mark(false);
    }
    await showNumbers();
    const targets = Object.fromEntries(
      rows
        .filter(({ isOn }) => isOn.checked)
        .map(({ id, range }) => [id, [range.values.low, range.values.high]]),
    );
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
    table.hidden = !isHere;
    if (!isHere) return;
    result.textContent = foundText(found);
    table.replaceChildren(foundTable(found, rows));
    announce(result.textContent);
  };

  const button = h(
    'button',
    { type: 'button', class: 'strong', id: 'aim-go', onclick: go },
    t('aim.go'),
  );
  const update = () => {
    const { mw, maze } = store.state;
    const stats = answer(mw, maze, 'stats');
    const figures = stats && aimFigures(maze, stats);
    for (const { id, fill } of rows) if (figures) fill(figures[id]);
    show();
  };
  const numbers = h(
    'details',
    { class: 'more plain', id: 'aim-numbers', open: state.isOpen ?? false },
    h('summary', {}, t('aim.numbers')),
    h('div', { class: 'field-group' }, ...rows.map((row) => row.element), tries.element, table),
  );
  numbers.addEventListener('toggle', () => {
    state.isOpen = numbers.open;
  });
  const element = h(
    'div',
    { class: 'field-group stats-details aim' },
    h('p', { class: 'about' }, t('aim.about')),
    ...rows.map(({ choices }) => choices.element),
    general,
    button,
    result,
    numbers,
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
