import { byId, h } from '../../ui/dom.js';
import { lazy } from '../../ui/lazy.js';

/** @import { Store } from '../../state/store.js' */

/** The view of a world. Its code is loaded when the view is first opened. @param {Store} store */
export function createWorld(store) {
  const load = lazy(() => import('./view.js'));
  /** Null until the view's code is loaded. @type {ReturnType<typeof import('./view.js').openWorld> | null} */
  let opened = null;
  const dock = h('div');
  const isShown = () => store.state.view === 'world';
  return {
    dock,
    async enter() {
      byId('maker').hidden = true;
      byId('world-maker').hidden = false;
      byId('flat').hidden = true;
      byId('world').hidden = false;
      const { openWorld } = await load();
      opened ??= openWorld(store, dock);
      if (isShown()) opened.enter();
    },
    leave() {
      byId('maker').hidden = false;
      byId('world-maker').hidden = true;
      byId('flat').hidden = false;
      byId('world').hidden = true;
      opened?.leave();
    },
  };
}
