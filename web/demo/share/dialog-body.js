import { shareEn } from '../strings/share-en.js';
import { shareKo } from '../strings/share-ko.js';
import { dialogBody } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { addTexts, t } from '../ui/language.js';
import { codeSection } from './code-section.js';
import { copyButton } from './copy.js';
import { embedSection } from './embed-section.js';
import { writeLink } from './link.js';
import { printSection } from './print-section.js';
import { bookSection } from './take-away/book-section.js';
import { createFileService } from './take-away/file-service.js';
import { formatList } from './take-away/format-list.js';

/** @import { Store } from '../state/store.js' */

addTexts({ en: shareEn, ko: shareKo });

/** Makes the files of the maze that the dialog is about. @type {ReturnType<typeof createFileService> | null} */
let service = null;

/**
 * Fills the dialog: the link, and the maze as pictures, paper, code and a frame. In a dialog that is open,
 * what somebody opened stays so.
 * @param {Store} store
 * @param {HTMLDialogElement} dialog
 */
export function drawShare(store, dialog) {
  const opened = dialog.open
    ? Array.from(dialog.querySelectorAll('details[open][id]'), ({ id }) => id)
    : [];
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
      ...(isWorld ? [embedSection(here)] : sectionsOf(store, here, opened)),
    ]),
  );
}

/** @param {Store} store @param {string} here the link to the maze @param {readonly string[]} opened ids of what is open */
function sectionsOf(store, here, opened) {
  service?.cancel();
  service = createFileService(store.state.maze);
  return [
    printSection(store),
    bookSection(store, service, opened),
    formatList(store, service, opened),
    codeSection(store),
    embedSection(here),
  ];
}
