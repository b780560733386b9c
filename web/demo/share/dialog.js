import { byId } from '../ui/dom.js';
import { lazy } from '../ui/lazy.js';
import { noticeFailure } from '../ui/load-failure.js';

/** @import { Store } from '../state/store.js' */

const load = lazy(() => import('./dialog-body.js'));

/** The dialog with all ways to take the maze away. Its code is loaded when it is first opened. @param {Store} store */
export function startShare(store) {
  const dialog = byId('share', HTMLDialogElement);
  const open = async () => {
    const { drawShare } = await load();
    drawShare(store, dialog);
    dialog.showModal();
  };
  byId('share-open').addEventListener('click', () => noticeFailure(open()));
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
}
