import { useCatalog } from '../ui/language.js';
import { lazy } from '../ui/lazy.js';
import { nextTask } from '../ui/next-task.js';
import { showBy } from './generate.js';
import { wholeLibrary } from './library.js';

/** @import { Store } from './store.js' */

/** Loaded once. @type {(() => Promise<void>) | null} */
let load = null;

/**
 * Resolves when the page works with the whole library. A page that began with that for plain mazes goes
 * on in the same maze.
 * @param {Store} store
 * @param {() => Promise<unknown>} [beside] loads what the page needs besides; that of the first call counts
 * @returns {Promise<void>} rejects with a LoadError; the next call tries again
 */
export function useWhole(store, beside) {
  load ??= lazy(async () => {
    if (store.state.isWhole) return;
    const [mw] = await Promise.all([wholeLibrary(), beside?.()]);
    await nextTask();
    useCatalog(mw.catalog);
    showBy(store, mw);
  });
  return load();
}
