import { showNotice } from '../ui/announce.js';
import { byId } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { lazy } from '../ui/lazy.js';

const load = lazy(() => import('./dialog-body.js'));

/** The dialog with all ways to take the maze away. Its code is loaded when it is first opened. @param {any} store */
export function startShare(store) {
  const dialog = byId('share');
  byId('share-open').addEventListener('click', async () => {
    try {
      const { drawShare } = await load();
      drawShare(store, dialog);
      dialog.showModal();
    } catch {
      showNotice(() => t('load.failed'));
    }
  });
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
}
