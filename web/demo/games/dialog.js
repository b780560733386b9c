import { startDialog } from '../ui/dialog.js';
import { lazy } from '../ui/lazy.js';

const load = lazy(() => import('./dialog-body.js'));

/** The dialog with the games that are made with the library. */
export function startGames() {
  startDialog('games', async (dialog) => (await load()).drawGames(dialog));
}
