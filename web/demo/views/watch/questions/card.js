import { words } from '../../../geometry/spoken.js';
import { announce } from '../../../ui/announce.js';
import { focusIn, h } from '../../../ui/dom.js';
import { count, t } from '../../../ui/language.js';
import { showsSets } from '../sets.js';
import { rowExplained } from '../subjects.js';
import { findQuestion } from './find.js';

/** @import { Store } from '../../../state/store.js' */
/** @import { Reel } from '../subjects.js' */
/** @import { Answer } from './forms.js' */
/** @import { Found } from './find.js' */

const LETTERS = 'ABC';

/**
 * A question about the next step of a film: a button asks, buttons or cells answer. Right or wrong, the
 * film makes the step then.
 * @param {Store} store
 * @param {{ seek(position: number): void, draw(): void }} actions draw: draws the marks of the question
 */
export function createQuestions(store, { seek, draw }) {
  const card = h('div', { class: 'question', id: 'question', role: 'group', hidden: true });
  const button = h('button', { type: 'button', id: 'predict', onclick: () => ask() });
  const none = h('p', { class: 'about', role: 'status' });
  const element = h('div', { class: 'predict' }, button, none, card);
  /** @type {Reel | null} */
  let reel = null;
  /** @type {Map<string, number>} */
  const asked = new Map();
  /** @type {Found | null} */
  let found = null;
  /** Whether a question was sought and there is none. */
  let isNone = false;
  /** The index of the answer that was given. @type {number | null} */
  let given = null;

  const nameOf = (/** @type {Answer} */ { text, number, cell }, /** @type {number} */ place) =>
    text
      ? t(text)
      : number !== undefined
        ? count(number)
        : cell !== undefined
          ? LETTERS[place]
          : '';

  const texts = () => {
    const values = Object.fromEntries(
      Object.entries(found?.question.values ?? {}).map(([name, value]) => [name, count(value)]),
    );
    return {
      ask: found ? t(found.question.ask, values) : '',
      why: found ? t(found.question.why, values) : '',
    };
  };

  const show = () => {
    none.textContent = isNone ? t('predict.none') : '';
    button.replaceChildren(
      h('span', { class: 'long' }, t('predict.ask')),
      h('span', { class: 'short' }, t('predict.short')),
    );
    button.title = t('predict.ask');
    button.hidden = found !== null;
    card.hidden = found === null;
    if (!found) return card.replaceChildren();
    const { question } = found;
    const { ask: text, why } = texts();
    const title = h('p', { class: 'ask', id: 'question-text' }, text);
    card.setAttribute('aria-labelledby', 'question-text');
    const answers = question.answers.map((answer, place) => {
      const name = nameOf(answer, place);
      const { cell } = answer;
      const isRight = place === question.right;
      const props = {
        type: 'button',
        'aria-label':
          cell === undefined ? undefined : `${name}: ${words().cell(store.state.maze, cell)}`,
        'data-answer':
          given === null ? undefined : isRight ? 'right' : place === given ? 'wrong' : '',
        disabled: given !== null,
      };
      return h('button', { ...props, onclick: () => answerBy(place) }, name);
    });
    const row = h('div', { class: 'row' }, ...answers);
    if (given === null) return card.replaceChildren(title, row);
    const result = h(
      'p',
      { class: 'result', id: 'question-result' },
      h('strong', {}, t(given === question.right ? 'predict.right' : 'predict.wrong')),
      ` ${why}`,
    );
    const next = h(
      'div',
      { class: 'row' },
      h(
        'button',
        { type: 'button', id: 'predict-again', class: 'strong', onclick: () => ask() },
        t('predict.again'),
      ),
      h(
        'button',
        { type: 'button', id: 'predict-end', onclick: () => close(true) },
        t('predict.end'),
      ),
    );
    card.replaceChildren(title, row, result, next);
  };

  const ask = () => {
    if (!reel) return;
    given = null;
    found = findQuestion(reel, rowExplained(store.state.mw, reel), asked);
    isNone = found === null;
    if (found) {
      asked.set(found.form, (asked.get(found.form) ?? 0) + 1);
      seek(found.at);
      announce(texts().ask);
    }
    show();
    draw();
    focusIn(element, found ? '.row button' : '#predict');
  };

  const answerBy = (/** @type {number} */ place) => {
    if (!found || given !== null) return;
    given = place;
    const isRight = place === found.question.right;
    seek(found.at + 1);
    show();
    draw();
    announce(`${t(isRight ? 'predict.right' : 'predict.wrong')} ${texts().why}`);
    focusIn(element, '#predict-again');
  };

  const close = (/** @type {boolean} */ isByUser) => {
    if (!found && !isNone) return;
    found = null;
    given = null;
    isNone = false;
    show();
    draw();
    if (isByUser) focusIn(element, '#predict');
  };

  return {
    element,
    show,
    /** Ends the question if there is one, as when the film goes elsewhere. */
    close: () => close(false),
    get isOpen() {
      return found !== null;
    },
    /** Asks about another film from now on. @param {Reel | null} next */
    use(next) {
      reel = next;
      asked.clear();
      close(false);
      element.hidden = !reel?.explained || !showsSets(reel.film.maze);
      show();
    },
    /** The marks on the board: a letter per cell to choose, `?` on what the question is about. @returns {{ cell: number, text: string }[]} */
    marks() {
      if (!found) return [];
      const about = given === null ? (found.question.about ?? []) : [];
      const letters = found.question.answers.flatMap(({ cell }, place) =>
        cell === undefined ? [] : [{ cell, text: LETTERS[place] }],
      );
      return [...about.map((cell) => ({ cell, text: '?' })), ...letters];
    },
    /** Answers by a cell, if it is one to choose. @param {number} cell @returns {boolean} whether a question is open */
    choose(cell) {
      if (!found) return false;
      const place = found.question.answers.findIndex((answer) => answer.cell === cell);
      if (place >= 0) answerBy(place);
      return true;
    },
  };
}
