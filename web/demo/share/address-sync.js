import { restore } from '../state/generate.js';
import { showNotice } from '../ui/announce.js';
import { t } from '../ui/language.js';
import { chooseLanguage } from '../ui/settings.js';
import { readLink, writeLink } from './link.js';
import { isLanguage, shownBy } from './shown.js';

/** Browsers refuse more than about a hundred changes of the address per half minute. */
const MOST_WRITES = 60;
const WINDOW_MS = 30_000;
const RETRY_MS = 1_000;

/**
 * Keeps the address a share link of what is shown, and follows a link pasted into it.
 * @param {any} store
 * @param {readonly string[]} views names of all views
 */
export function startAddressSync(store, views) {
  /** @type {number[]} */
  let recent = [];
  let later = /** @type {any} */ (0);
  const write = () => {
    clearTimeout(later);
    if (store.state.making) return;
    const now = performance.now();
    recent = recent.filter((time) => now - time < WINDOW_MS);
    const isLate = recent.length >= MOST_WRITES;
    document.body.toggleAttribute('data-address-late', isLate);
    if (isLate) {
      later = setTimeout(write, RETRY_MS);
      return;
    }
    recent.push(now);
    history.replaceState(null, '', writeLink(store.state));
  };
  const keys = ['maze', 'view', 'solution', 'distances', 'solver', 'block', 'stencil', 'language'];
  store.on([...keys, 'making', 'world', 'script'], write);
  write();
  addEventListener('hashchange', () => {
    const link = readLink(location.hash);
    const shown = shownBy(store.state.mw, views, link);
    const { stencil } = store.state;
    store.set({ stencil: shown.stencil });
    if (link.code !== '' && !restore(store, link.code)) {
      showNotice(() => t('link.bad'));
      store.set({ stencil });
      write();
      return;
    }
    if (isLanguage(link.language)) chooseLanguage(store, link.language);
    const { world, script } = store.state;
    store.set({ ...shown, world: shown.world ?? world, script: shown.script ?? script });
    write();
  });
}
