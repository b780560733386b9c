import { onAnswer } from '../state/answers.js';
import { solutionOf } from '../state/solution.js';
import { h } from '../ui/dom.js';
import { count, rowText, t } from '../ui/language.js';
import { field, options } from './field.js';

/** @import { Store } from '../state/store.js' */

/** Updates what the solver of the latest field visited. @type {(() => void) | null} */
let update = null;

/** The choice of the solver, and what it visited while its solution is shown. @param {Store} store */
export function solverField(store) {
  const { state } = store;
  const input = h(
    'select',
    { onchange: () => store.set({ solver: input.value }) },
    ...options(state.mw.catalog.solvers, state.solver, rowText),
  );
  const solver = field({ id: 'show.solver', label: t('show.solver'), input, about: '' });
  const isFirst = update === null;
  update = () => {
    const { mw, maze, solution } = store.state;
    const found = solution && maze.start !== null ? solutionOf(mw, maze, store.state.solver) : null;
    solver.about.hidden = !found;
    solver.about.textContent = found
      ? t('show.visited', { visited: count(found.visited), path: count(found.path.length - 1) })
      : '';
  };
  if (isFirst) {
    store.on(['maze', 'solver', 'solution'], () => update?.());
    onAnswer(() => update?.());
  }
  update();
  return solver.element;
}
