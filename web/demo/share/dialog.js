import { startDialog } from '../ui/dialog.js';
import { lazy } from '../ui/lazy.js';

/** @import { Store } from '../state/store.js' */

const load = lazy(() => import('./dialog-body.js'));

/** The dialog with all ways to take the maze away. @param {Store} store */
export function startShare(store) {
  startDialog('share', async (dialog) => (await load()).drawShare(store, dialog));
}
