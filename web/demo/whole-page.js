import { startForm } from './form/form.js';
import { startGames } from './games/dialog.js';
import { startAddressSync } from './share/address-sync.js';
import { startShare } from './share/dialog.js';
import { startPaper } from './share/paper.js';
import { startLanguageButton } from './shell/language-button.js';
import { startTitle } from './shell/title.js';
import { lazy } from './ui/lazy.js';
import { noticeFailure } from './ui/load-failure.js';
import { nextTask } from './ui/next-task.js';
import { startOffline } from './ui/offline.js';
import { VIEWS } from './views/index.js';

/** @import { Store } from './state/store.js' */

const loadGalleries = lazy(() => import('./gallery/catalog-galleries.js'));

/**
 * Starts what needs the whole library, in several tasks: the settings, sharing, the games and the address.
 * @param {Store} store
 */
export async function startWholePage(store) {
  const openGallery = async (/** @type {'shape' | 'algorithm'} */ key) => {
    const { openAlgorithms, openShapes } = await loadGalleries();
    (key === 'shape' ? openShapes : openAlgorithms)(store);
  };
  startForm(store, (key) => noticeFailure(openGallery(key)));
  await nextTask();
  startLanguageButton(store);
  startShare(store);
  startPaper(store);
  startGames();
  startTitle(store);
  startAddressSync(store, VIEWS);
  startOffline();
}
