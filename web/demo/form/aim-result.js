import { h } from '../ui/dom.js';
import { count, t } from '../ui/language.js';

/** @import { AimFigure } from 'mazewright/dungeons' */
/** @import { Aim } from '../state/aim.js' */

/** @typedef {NonNullable<Aim['found']>} AimFound */

/** @param {number | null} value */
const numberText = (value) => (value === null ? '–' : count(Math.round(value * 100) / 100));

/** Whether a figure is in its range. @param {AimFound} found @param {AimFigure} id */
function isIn({ reached, targets }, id) {
  const value = reached[id];
  const [low, high] = /** @type {[number, number]} */ (targets[id]);
  return value !== null && value >= low && value <= high;
}

/** What was found, as a sentence. @param {AimFound} found */
export const foundText = ({ met, tried }) =>
  t(met ? 'aim.hit' : 'aim.near', { tried: count(tried) });

/** The figures that were wanted and that the maze has. @param {AimFound} found @param {readonly { id: AimFigure, label: string }[]} figures */
export function foundTable(found, figures) {
  const head = /** @type {const} */ (['stats.figure', 'aim.wanted', 'aim.reached']).map((key) =>
    h('th', { scope: 'col' }, t(key)),
  );
  const lines = figures
    .filter(({ id }) => id in found.targets)
    .map(({ id, label }) => {
      const [low, high] = /** @type {[number, number]} */ (found.targets[id]);
      const value = numberText(found.reached[id]);
      return h(
        'tr',
        {},
        h('th', { scope: 'row' }, label),
        h('td', { class: 'usual' }, `${numberText(low)}–${numberText(high)}`),
        h(
          'td',
          { class: isIn(found, id) ? '' : 'unusual' },
          isIn(found, id) ? value : t('aim.missed', { value }),
        ),
      );
    });
  return h(
    'table',
    { 'aria-label': t('aim.result') },
    h('thead', {}, h('tr', {}, ...head)),
    h('tbody', {}, ...lines),
  );
}
