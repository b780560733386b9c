import { onAnswer } from '../state/answers.js';
import { solutionOf } from '../state/solution.js';
import { h } from '../ui/dom.js';
import { count, rowText, t } from '../ui/language.js';
import { field, options } from './field.js';

/** Updates what the solver of the latest form visited. @type {() => void} */
let update = () => {};
let isWatched = false;

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
  const solver = field({ id: 'show.solver', label: t('show.solver'), input, about: '' });
  update = () => {
    const { mw, maze, solution } = store.state;
    const found = solution && maze.start !== null ? solutionOf(mw, maze, store.state.solver) : null;
    solver.about.hidden = !found;
    solver.about.textContent = found
      ? t('show.visited', { visited: count(found.visited), path: count(found.path.length - 1) })
      : '';
  };
  if (!isWatched) {
    isWatched = true;
    store.on(['maze', 'solver', 'solution'], () => update());
    onAnswer(() => update());
  }
  update();
  const checks = h('div', { class: 'checks' }, check('solution'), check('distances'));
  return h('div', { class: 'group' }, checks, solver.element);
}
