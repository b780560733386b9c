import { startDialog } from '../ui/dialog.js';
import { byId } from '../ui/dom.js';
import { lazy } from '../ui/lazy.js';
import { noticeFailure } from '../ui/load-failure.js';

/** @import { Store } from '../state/store.js' */

const load = lazy(() => import('./dialog-body.js'));

let open = async () => {};

/** The dialog with all ways to take the maze away. @param {Store} store */
export function startShare(store) {
  const fill = async (/** @type {HTMLDialogElement} */ dialog) =>
    (await load()).drawShare(store, dialog);
  open = startDialog('share', fill);
  // A maze that comes while the dialog is open is the one to take away, as a dungeon that took long.
  store.on(['maze'], () => {
    const dialog = byId('share', HTMLDialogElement);
    if (dialog.open) noticeFailure(fill(dialog));
  });
}

/** Opens the dialog at the settings for paper, once the dialog is started. */
export async function openPrint() {
  await open();
  document.getElementById('share-print')?.scrollIntoView({ block: 'start' });
  document.getElementById('field-print')?.focus();
}
