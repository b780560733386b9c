import { h } from '../../ui/dom.js';
import { rowText, t } from '../../ui/language.js';
import { LESSONS, sentenceOf } from './lessons.js';
import { phaseOf } from './phase.js';

/** @import { Store } from '../../state/store.js' */

/**
 * What the algorithm does, in five sentences; the one that is true at the position of the film is
 * marked.
 * @param {Store} store
 */
export function createExplanation(store) {
  const title = h('h2', {});
  const list = h('ol', {});
  const element = h('section', { class: 'explain', id: 'explain', hidden: true }, title, list);
  /** One line for windows without room for the list. */
  const now = h('p', { class: 'explain-now', id: 'explain-now', hidden: true });
  let shown = '';
  let marked = -1;

  const draw = () => {
    const { mw, maze, language } = store.state;
    const row = mw.catalog.generators.find(({ id }) => id === maze.algorithm);
    const lesson = row && LESSONS[row.id];
    shown = lesson ? row.id : '';
    marked = -1;
    title.textContent = row ? t('watch.explain', { row: rowText(row) }) : '';
    const texts = lesson ? lesson[/** @type {'en' | 'ko'} */ (language)] : [];
    list.replaceChildren(...texts.map((/** @type {string} */ text) => h('li', {}, text)));
  };

  return {
    element,
    now,
    draw,
    /** Marks the sentence of the film's position. @param {import('mazewright/dungeons').Film | null} film of the making */
    mark(film) {
      const isOn = film !== null && shown !== '';
      element.hidden = !isOn;
      now.hidden = !isOn;
      if (!isOn) return;
      const next = sentenceOf(shown, phaseOf(film));
      if (next === marked) return;
      list.children[marked]?.removeAttribute('aria-current');
      list.children[next]?.setAttribute('aria-current', 'step');
      now.textContent = list.children[next]?.textContent ?? '';
      marked = next;
    },
    hide() {
      element.hidden = true;
      now.hidden = true;
    },
  };
}
