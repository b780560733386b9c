import { isUsed, passesOf } from '../state/passes.js';
import { count, t } from '../ui/language.js';
import { lazy } from '../ui/lazy.js';
import { lazyDetails } from './lazy-details.js';

/** @import { Store } from '../state/store.js' */

const load = lazy(() => import('./passes-list.js'));

/**
 * The passes of the maze behind a disclosure.
 * @param {Store} store
 * @param {() => void} loaded called when their list has been loaded
 */
export function passesField(store, loaded) {
  const create = async () => {
    const { createPassesList } = await load();
    return () => createPassesList(store);
  };
  const details = lazyDetails('passes', create, loaded);
  const { element, summary } = details;
  return {
    element,
    get fields() {
      return details.part?.fields ?? [];
    },
    update() {
      const entries = passesOf(store.state);
      const used = count(entries.filter(isUsed).length);
      const all = count(entries.length);
      summary.textContent = entries.length > 0 ? t('passes.count', { used, all }) : t('passes');
      element.classList.toggle('used', entries.length > 0 && !element.open);
      details.part?.update();
    },
  };
}
