import { h } from '../ui/dom.js';
import { rowText, t } from '../ui/language.js';
import { field, options } from './field.js';

/** The choice of the solver. @param {any} store */
export function solverField(store) {
  const { state } = store;
  const input = h(
    'select',
    { onchange: () => store.set({ solver: input.value }) },
    ...options(state.mw.catalog.solvers, state.solver, rowText),
  );
  return field({ id: 'show.solver', label: t('show.solver'), input }).element;
}
