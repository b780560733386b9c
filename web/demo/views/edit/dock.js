import { answer, onAnswer } from '../../state/answers.js';
import { h } from '../../ui/dom.js';
import { count, t } from '../../ui/language.js';

/** @import { Store } from '../../state/store.js' */
/** @import { TextKey } from '../../ui/language.js' */

/** @typedef {import('./view.js').Tool} Tool */
/** @typedef {import('./wishes.js').Wish} Wish */

const TOOLS = /** @type {const} */ (['start', 'end', 'cells', 'walls']);
const FIGURES = /** @type {const} */ (['cells', 'deadEnds', 'loops', 'solution']);

/**
 * The tools of the view, what the chosen one does, and figures of the maze.
 * @param {Store} store
 * @param {HTMLElement} element
 * @param {{ choose(tool: Tool): void, done(): void, wishes(): Wish[] }} actions
 */
export function editDock(store, element, actions) {
  /** @type {ReturnType<typeof make> | null} */
  let parts = null;

  const wishKey = () =>
    actions
      .wishes()
      .map(({ id }) => id)
      .join();

  const make = () => {
    const button = (/** @type {Tool} */ id, /** @type {string} */ text) =>
      h('button', { type: 'button', id: `edit-${id}`, onclick: () => actions.choose(id) }, text);
    const tools = TOOLS.map((id) => ({ id, button: button(id, t(`edit.${id}`)) }));
    const wish = h(
      'select',
      {
        id: 'edit-wish',
        'aria-label': t('edit.wish'),
        hidden: actions.wishes().length === 0,
        onchange: () => actions.choose(wish.value || 'start'),
      },
      h('option', { value: '' }, t('edit.wish')),
      ...actions.wishes().map(({ id, title }) => h('option', { value: id }, title)),
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
      ...tools.map((each) => each.button),
      wish,
    );
    const figures = h('dl', { class: 'scores', id: 'edit-figures' });
    element.replaceChildren(group, done, figures, about);
    return { tools, wish, about, figures, key: wishKey() };
  };
  const draw = (/** @type {Tool} */ tool) => {
    parts = make();
    update(tool);
  };

  const update = (/** @type {Tool} */ tool) => {
    if (!parts || parts.key !== wishKey()) {
      draw(tool);
      return;
    }
    for (const { id, button } of parts.tools)
      button.setAttribute('aria-pressed', String(id === tool));
    const wish = actions.wishes().find(({ id }) => id === tool);
    parts.wish.value = wish ? tool : '';
    parts.wish.classList.toggle('chosen', wish !== undefined);
    const about = wish ? (wish.pairs ? 'pairs' : 'path') : tool;
    parts.about.textContent = t(/** @type {TextKey} */ (`edit.${about}.about`));
    showFigures();
  };
  const showFigures = () => {
    if (!parts) return;
    const { mw, maze } = store.state;
    // Null while a worker counts, which shows them then.
    const stats = answer(mw, maze, 'stats');
    const values = { ...stats, cells: maze.cellCount, solution: stats?.solutionLength };
    parts.figures.replaceChildren(
      ...FIGURES.flatMap((id) => {
        const value = values[id];
        if (typeof value !== 'number') return [];
        return [h('div', {}, h('dt', {}, t(`stats.${id}`)), h('dd', {}, count(value)))];
      }),
    );
  };
  onAnswer(showFigures);

  return { draw, update };
}
