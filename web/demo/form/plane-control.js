import { PATTERN_IDS, patternOf, planeOf } from '../state/planes.js';
import { h } from '../ui/dom.js';
import { t } from '../ui/language.js';

/** @import { Store } from '../state/store.js' */

/**
 * The control of a parameter with a byte per cell: a choice of patterns. A plane of a link that has
 * none of them stays until another one is chosen.
 * @param {Store} store
 * @param {unknown} value
 * @param {(value: number[]) => void} change
 */
export function planeControl(store, value, change) {
  const { mw } = store.state;
  const input = h('select', {
    onchange: () => {
      const id = PATTERN_IDS[input.selectedIndex];
      if (id) change(planeOf(mw, store.state.wanted, id));
    },
  });
  for (const id of PATTERN_IDS) input.append(h('option', {}, t(`planes.${id}`)));
  const own = h('option', { hidden: true, disabled: true }, t('planes.own'));
  input.append(own);
  const set = (/** @type {unknown} */ next) => {
    const plane = /** @type {ArrayLike<number>} */ (next);
    const id = patternOf(mw, store.state.wanted, plane);
    own.hidden = id !== null;
    input.selectedIndex = id === null ? PATTERN_IDS.length : PATTERN_IDS.indexOf(id);
  };
  set(value);
  return { input, control: input, set };
}
