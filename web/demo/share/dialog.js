import { byId, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/language.js';
import { copyButton } from './copy.js';
import { exportSection } from './export.js';
import { writeLink } from './link.js';

/** The dialog with the link to the maze and its exports. @param {any} store @returns {() => void} opens it */
export function createShare(store) {
  const dialog = byId('share');
  const draw = () => {
    const here = new URL(writeLink(store.state), location.href).href;
    const link = h('input', { id: 'share-link', readOnly: true, value: here });
    link.addEventListener('focus', () => link.select());
    const close = {
      type: 'button',
      class: 'quiet icon',
      'aria-label': t('close'),
      onclick: () => dialog.close(),
    };
    const copy = copyButton('share.copy', () => link.value);
    copy.className = 'strong';
    const { mw, maze, view } = store.state;
    const shape = mw.catalog.shapes.find((/** @type {any} */ { id }) => id === maze.shape);
    const fits = (/** @type {any} */ { tiles }) => !tiles || shape.tiles;
    // A world is too large to export.
    const rows = view === 'world' ? [] : mw.catalog.exports.filter(fits);
    dialog.replaceChildren(
      h(
        'div',
        { class: 'share-body' },
        h(
          'div',
          { class: 'share-head' },
          h('h2', { id: 'share-title' }, t('share.title')),
          h('button', close, icon('close')),
        ),
        h(
          'div',
          { class: 'field' },
          h(
            'label',
            { htmlFor: 'share-link' },
            t(view === 'world' ? 'share.link.world' : 'share.link'),
          ),
          h('div', { class: 'with-button' }, link, copy),
          h('p', { class: 'about' }, t('share.about')),
        ),
        ...rows.map((/** @type {any} */ row) => exportSection(store, row)),
      ),
    );
  };
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
  return () => {
    draw();
    dialog.showModal();
  };
}
