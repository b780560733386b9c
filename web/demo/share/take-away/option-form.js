import { problemText } from '../../form/problem-text.js';
import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';
import { optionField } from './format-control.js';

/** @import { MazeError, Mazewright } from 'mazewright/dungeons' */
/** @import { ShownFormat } from './format-rows.js' */

/**
 * The options of a format: their fields, and the values that are not the library's defaults.
 * @param {Mazewright} mw
 * @param {ShownFormat} format
 * @param {number} most so many are shown at once; if there are more, the others are folded
 * @param {() => void} changed
 */
export function optionForm(mw, { id: owner, title, params, chosen }, most, changed) {
  /** @type {Record<string, unknown>} */
  let values = { ...chosen };
  const general = h('p', { class: 'error', role: 'alert', hidden: true });
  const fields = new Map(
    params.map((param) => {
      const change = (/** @type {unknown} */ value) => {
        values = { ...values, [param.id]: value };
        // A field is left empty when a button is pressed, which must not move up.
        if (!Number.isNaN(value)) clear();
        sayNumbers();
        changed();
      };
      return [param.id, optionField(mw, owner, param, change)];
    }),
  );
  const elements = [...fields.values()].map(({ element }) => element);
  // Two are not worth a fold.
  const shown = params.length > most + 2 ? most : params.length;
  const rest = h(
    'details',
    { class: 'more-options' },
    h('summary', {}, t('files.more')),
    h('div', { class: 'params' }, ...elements.slice(shown)),
  );

  function clear() {
    general.hidden = true;
    for (const { show } of fields.values()) show(null);
  }

  /** Says at each number that somebody changed whether it is out of its range. */
  function sayNumbers() {
    for (const { id, kind, min = 0, max = 0 } of params) {
      const value = values[id];
      if (typeof value !== 'number') continue;
      const isWhole = kind === 'integer';
      if (value >= min && value <= max && (Number.isInteger(value) || !isWhole)) continue;
      const range = { min: count(min), max: count(max) };
      fields.get(id)?.show(t(isWhole ? 'files.integer' : 'files.number', range));
    }
  }

  return {
    elements: [
      h('div', { class: 'params' }, ...elements.slice(0, shown)),
      ...(shown < params.length ? [rest] : []),
      general,
    ],
    get values() {
      return values;
    },
    /** Chooses values, as somebody could by the fields. @param {Record<string, unknown>} next */
    choose(next) {
      values = { ...values, ...next };
      for (const [id, value] of Object.entries(next)) fields.get(id)?.set(value);
      clear();
      changed();
    },
    clear,
    /** Says what is wrong, at the field of the option if it has one. @param {MazeError} problem */
    say(problem) {
      const param = params.find(({ id }) => id === problem.field);
      const sentence = problemText(problem, param?.title ?? title);
      if (param) {
        fields.get(param.id)?.show(sentence);
        if (params.indexOf(param) >= shown) rest.open = true;
      } else {
        general.textContent = sentence;
        general.hidden = false;
      }
    },
  };
}

/** @typedef {ReturnType<typeof optionForm>} OptionForm */
