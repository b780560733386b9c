import { answer, onAnswer } from '../../state/answers.js';
import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';

/** @typedef {import('./view.js').Tool} Tool */

const TOOLS = /** @type {const} */ (['start', 'end', 'cells', 'walls']);
const FIGURES = /** @type {const} */ (['cells', 'deadEnds', 'loops', 'solution']);

/**
 * The tools of the view, what the chosen one does, and figures of the maze.
 * @param {any} store
 * @param {HTMLElement} element
 * @param {{ choose(tool: Tool): void, done(): void }} actions
 */
export function editDock(store, element, actions) {
  /** @type {any} */
  let parts;

  const draw = (/** @type {Tool} */ tool) => {
    const tools = TOOLS.map((id) =>
      h(
        'button',
        { type: 'button', id: `edit-${id}`, onclick: () => actions.choose(id) },
        t(`edit.${id}`),
      ),
    );
    const about = h('p', { class: 'about', id: 'edit-about' });
    const done = h(
      'button',
      { type: 'button', class: 'strong', id: 'edit-done', onclick: actions.done },
      t('edit.done'),
    );
    const group = h(
      'div',
      { class: 'row', role: 'group', 'aria-label': t('edit.tools') },
      ...tools,
    );
    const figures = h('dl', { class: 'scores', id: 'edit-figures' });
    element.replaceChildren(group, done, figures, about);
    parts = { tools, about, figures };
    update(tool);
  };

  const update = (/** @type {Tool} */ tool) => {
    TOOLS.forEach((id, i) => {
      parts.tools[i].setAttribute('aria-pressed', String(id === tool));
    });
    parts.about.textContent = t(`edit.${tool}.about`);
    showFigures();
  };
  const showFigures = () => {
    const { mw, maze } = store.state;
    // Null while a worker counts, which shows them then.
    const stats = answer(mw, maze, 'stats');
    const values = stats ? { ...stats, solution: stats.solutionLength } : { cells: maze.cellCount };
    parts.figures.replaceChildren(
      ...FIGURES.filter((id) => Number.isFinite(values[id])).map((id) =>
        h('div', {}, h('dt', {}, t(`stats.${id}`)), h('dd', {}, count(values[id]))),
      ),
    );
  };
  onAnswer(() => {
    if (parts) showFigures();
  });

  return { draw, update };
}
