import { byId, h } from './dom.js';
import { icon } from './icons.js';
import { t } from './language.js';
import { noticeFailure } from './load-failure.js';

/** Closes a dialog by a click beside it. @param {HTMLDialogElement} dialog */
export function closeBeside(dialog) {
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
}

/**
 * Has the button `NAME-open` open the dialog NAME of the page, filled anew each time by code that is
 * loaded when it is first opened.
 * @param {string} name
 * @param {(dialog: HTMLDialogElement) => Promise<void>} fill
 * @returns {() => Promise<void>} opens the dialog
 */
export function startDialog(name, fill) {
  const dialog = byId(name, HTMLDialogElement);
  const open = async () => {
    await fill(dialog);
    dialog.showModal();
  };
  const button = byId(`${name}-open`);
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => noticeFailure(open()));
  closeBeside(dialog);
  return open;
}

/**
 * What a dialog holds: its title, a button that closes it, and the rest.
 * @param {string} id of the title
 * @param {string} title
 * @param {() => void} close
 * @param {readonly (Node | string)[]} content
 */
export function dialogBody(id, title, close, content) {
  const button = { type: 'button', class: 'quiet icon', 'aria-label': t('close'), onclick: close };
  const head = h('h2', { id }, title);
  return h(
    'div',
    { class: 'share-body' },
    h('div', { class: 'share-head' }, head, h('button', button, icon('close'))),
    ...content,
  );
}
