import { t } from '../ui/language.js';
import { lazy } from '../ui/lazy.js';
import { lazyDetails } from './lazy-details.js';

/** @import { Store } from '../state/store.js' */

const load = lazy(() => import('./aim-panel.js'));

/** Targets for the figures of the maze, behind a disclosure. @param {Store} store */
export function aimField(store) {
  const create = async () => {
    const { createAimPanel } = await load();
    return () => createAimPanel(store);
  };
  const { element, summary } = lazyDetails('aim', create, () => {});
  summary.textContent = t('aim.title');
  return element;
}
