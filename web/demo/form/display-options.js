import { h } from '../ui/dom.js';
import { rowText, t } from '../ui/language.js';
import { field, options } from './field.js';

/** Whether the solution and the distances are shown, and the choice of the solver. @param {any} store */
export function displayGroup(store) {
  const { state } = store;
  const check = (/** @type {'solution' | 'distances'} */ key) => {
    const input = h('input', {
      type: 'checkbox',
      checked: state[key],
      onchange: () => store.set({ [key]: input.checked }),
    });
    return field({ id: `show.${key}`, label: t(`show.${key}`), input, inline: true }).element;
  };
  const input = h(
    'select',
    { onchange: () => store.set({ solver: input.value }) },
    ...options(state.mw.catalog.solvers, state.solver, rowText),
  );
  const solver = field({ id: 'show.solver', label: t('show.solver'), input });
  const checks = h('div', { class: 'checks' }, check('solution'), check('distances'));
  return h('div', { class: 'group' }, checks, solver.element);
}
