import { h } from '../ui/dom.js';
import { lazy } from '../ui/lazy.js';

/** @import { Create, View } from './index.js' */

/**
 * Creates a view whose code is loaded when it is first opened.
 * @param {string} name of the view
 * @param {() => Promise<Create>} load resolves to the function that creates it
 * @returns {Create} its `enter` rejects with a LoadError if the code cannot be fetched
 */
export const lazyView = (name, load) => (store, board, stage) => {
  const loadOnce = lazy(load);
  const dock = h('div');
  /** @type {View | null} */
  let view = null;
  return {
    dock,
    async enter() {
      const create = await loadOnce();
      if (store.state.view !== name) return;
      if (!view) {
        view = create(store, board, stage);
        dock.replaceChildren(view.dock);
      }
      await view.enter();
    },
    leave: () => view?.leave(),
  };
};
