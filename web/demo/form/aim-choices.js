import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';

/** @import { AimFigure } from 'mazewright/dungeons' */
/** @import { TextKey } from '../ui/language.js' */
/** @import { Usual } from '../state/usual-figures.js' */

/** What can be asked of each figure, from little to much. */
export const CHOICES = /** @type {const} */ ({
  difficulty: ['low', 'medium', 'high', 'most'],
  solution: ['low', 'high', 'most'],
  turns: ['low', 'high'],
  deadEnds: ['low', 'high'],
  loops: ['none', 'some', 'many'],
});

/** What is asked of a figure: nothing, one of its choices, or a range of numbers. @typedef {string} Choice */
export const ANY = 'any';
export const OWN = 'own';

/** Usual figures of a maze that has none, such as the difficulty of a very large one. */
const UNKNOWN = /** @type {const} */ ([4, 8]);
/** Times what is high as a rule. */
const MOST = 1.3;
/** Parts of the cells of a maze with some loops, and with many. */
const SOME_LOOPS = [0.01, 0.04];
const MANY_LOOPS = [0.06, 0.2];

/**
 * The range of a figure that a choice means, in mazes of which the usual figures are known.
 * @param {AimFigure} id
 * @param {Choice} choice
 * @param {Usual} usual
 * @returns {[low: number, high: number]}
 */
export function rangeOf(id, choice, { cells, figures }) {
  const [low, high] = figures[id] ?? UNKNOWN;
  const round = (/** @type {number} */ value) =>
    id === 'difficulty' ? Math.round(value * 10) / 10 : Math.round(value);
  const share = (/** @type {readonly number[]} */ [from, to]) =>
    /** @type {[number, number]} */ ([
      Math.max(1, round(from * cells)),
      Math.max(2, round(to * cells)),
    ]);
  const third = (high - low) / 3;
  const end = id === 'difficulty' ? 10 * high : cells;
  /** @type {Record<string, [number, number]>} */
  const ranges = {
    none: [0, 0],
    some: share(SOME_LOOPS),
    many: share(MANY_LOOPS),
    low: [0, round(low)],
    medium: [round(low + third), Math.max(round(high - third), round(low + third) + 1)],
    high: [round(high), Math.max(round(end), round(high))],
    most: [round(high * MOST), Math.max(round(end), round(high * MOST))],
  };
  return ranges[choice];
}

/**
 * The choices of a figure, as a row of buttons of which one is chosen.
 * @param {AimFigure} id
 * @param {Choice} chosen
 * @param {(choice: Choice) => void} choose
 */
export function choiceRow(id, chosen, choose) {
  const inputs = [ANY, ...CHOICES[id]].map((choice) => {
    const input = h('input', {
      type: 'radio',
      name: `aim-${id}`,
      id: `aim-choice-${id}-${choice}`,
      value: choice,
      checked: choice === chosen,
      onchange: () => choose(choice),
    });
    const key = choice === ANY ? 'aim.any' : `aim.${id}.${choice}`;
    return { choice, input, label: h('label', {}, input, t(/** @type {TextKey} */ (key))) };
  });
  const question = t(/** @type {TextKey} */ (`aim.${id}`));
  const element = h(
    'fieldset',
    { class: 'aim-choice' },
    h('legend', {}, question),
    h('div', { class: 'segments' }, ...inputs.map(({ label }) => label)),
  );
  return {
    element,
    /** Shows what is chosen; none for a range of numbers. @param {Choice} now */
    show(now) {
      for (const { choice, input } of inputs) input.checked = choice === now;
    },
  };
}
