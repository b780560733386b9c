import { rowOf } from '../state/row-of.js';
import { shareEn } from '../strings/share-en.js';
import { shareKo } from '../strings/share-ko.js';
import { dialogBody } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { addTexts, t } from '../ui/language.js';
import { codeSection } from './code-section.js';
import { copyButton } from './copy.js';
import { dataSection } from './data-section.js';
import { embedSection } from './embed-section.js';
import { exportSection } from './export.js';
import { writeLink } from './link.js';
import { printSection } from './print-section.js';
import { solidSection } from './solid-section.js';

/** @import { Store } from '../state/store.js' */

addTexts({ en: shareEn, ko: shareKo });

/** Fills the dialog: the link, and the maze as pictures, paper, code and a frame. @param {Store} store @param {HTMLDialogElement} dialog */
export function drawShare(store, dialog) {
  const here = new URL(writeLink(store.state), location.href).href;
  const link = h('input', { id: 'share-link', readOnly: true, value: here });
  link.addEventListener('focus', () => link.select());
  const copy = copyButton('share.copy', () => link.value);
  copy.className = 'strong';
  const isWorld = store.state.view === 'world';
  dialog.replaceChildren(
    dialogBody('share-title', t('share.title'), () => dialog.close(), [
      h(
        'div',
        { class: 'field' },
        h('label', { htmlFor: 'share-link' }, t(isWorld ? 'share.link.world' : 'share.link')),
        h('div', { class: 'with-button' }, link, copy),
        h('p', { class: 'about' }, t('share.about')),
      ),
      // A world is too large to export.
      ...(isWorld ? [embedSection(here)] : sectionsOf(store, here)),
    ]),
  );
}

/** @param {Store} store @param {string} here the link to the maze */
function sectionsOf(store, here) {
  const { mw, maze } = store.state;
  const shape = rowOf(mw.catalog.shapes, maze.shape);
  const rows = mw.catalog.exports.filter(({ tiles }) => !tiles || shape.tiles);
  return [
    printSection(store),
    ...rows.map((row) => exportSection(maze, row)),
    dataSection(maze),
    solidSection(maze),
    codeSection(store),
    embedSection(here),
  ];
}
