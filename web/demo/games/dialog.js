import { byId } from '../ui/dom.js';
import { lazy } from '../ui/lazy.js';
import { noticeFailure } from '../ui/load-failure.js';

const load = lazy(() => import('./dialog-body.js'));

/** The dialog with the games that are made with the library. Its code is loaded when it is first opened. */
export function startGames() {
  const dialog = byId('games', HTMLDialogElement);
  const open = async () => {
    const { drawGames } = await load();
    drawGames(dialog);
    dialog.showModal();
  };
  byId('games-open').addEventListener('click', () => noticeFailure(open()));
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
}
