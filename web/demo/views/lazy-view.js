import { h } from '../ui/dom.js';
import { lazy } from '../ui/lazy.js';

/**
 * A view whose code is loaded when it is first opened.
 * @param {() => boolean} isShown whether the page shows this view
 * @param {() => Promise<() => import('./index.js').View>} load resolves to a function that creates it
 * @returns {import('./index.js').View} `enter` rejects with a LoadError if the code cannot be fetched
 */
export function lazyView(isShown, load) {
  const loadOnce = lazy(load);
  const dock = h('div');
  /** @type {import('./index.js').View | null} */
  let view = null;
  return {
    dock,
    async enter() {
      const create = await loadOnce();
      if (!isShown()) return;
      if (!view) {
        view = create();
        dock.replaceChildren(view.dock);
      }
      await view.enter();
    },
    leave: () => view?.leave(),
  };
}
