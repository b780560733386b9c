import { startDialog } from '../ui/dialog.js';
import { lazy } from '../ui/lazy.js';

/** @import { Store } from '../state/store.js' */

const load = lazy(() => import('./dialog-body.js'));

let open = async () => {};

/** The dialog with all ways to take the maze away. @param {Store} store */
export function startShare(store) {
  open = startDialog('share', async (dialog) => (await load()).drawShare(store, dialog));
}

/** Opens the dialog at the settings for paper, once the dialog is started. */
export async function openPrint() {
  await open();
  document.getElementById('share-print')?.scrollIntoView({ block: 'start' });
  document.getElementById('field-print')?.focus();
}
