import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { count, t } from '../ui/language.js';
import { openPanel } from '../ui/settings-panel.js';

/** @import { Store } from '../state/store.js' */
/** @import { Param } from 'mazewright/dungeons' */

/**
 * The control of a list of cells, which are drawn on the maze.
 * @param {Store} store
 * @param {number} key of the pass
 * @param {Param} param
 * @param {unknown} value
 * @param {(value: number[]) => void} change
 */
export function cellsControl(store, key, param, value, change) {
  const shown = h('span', { class: 'about' });
  const draw = () => {
    openPanel(false);
    store.set({ drawing: { key, param: param.id }, view: 'edit' });
  };
  const input = h('button', { type: 'button', onclick: draw }, icon('pencil'), t('passes.draw'));
  const clear = h('button', { type: 'button', onclick: () => change([]) }, t('passes.clear'));
  const set = (/** @type {unknown} */ next) => {
    const { length: cells } = /** @type {ArrayLike<number>} */ (next);
    const text = param.pairs ? 'passes.pairs' : 'passes.cells';
    shown.textContent = t(text, {
      count: count(cells / (param.pairs ? 2 : 1)),
    });
    clear.hidden = cells === 0;
    shown.hidden = cells === 0;
  };
  set(value);
  return { input, control: h('div', { class: 'row drawn' }, input, clear, shown), set };
}
