import { byId, h } from '../../ui/dom.js';

/** The view of a world. Its code is loaded when the view is first opened. @param {any} store */
export function createWorld(store) {
  /** @type {Promise<any> | null} */
  let opening = null;
  const dock = h('div');
  const isShown = () => store.state.view === 'world';
  return {
    dock,
    async enter() {
      byId('maker').hidden = true;
      byId('world-maker').hidden = false;
      byId('flat').hidden = true;
      byId('world').hidden = false;
      opening ??= import('./view.js').then(({ openWorld }) => openWorld(store, dock));
      const view = await opening;
      if (isShown()) view.enter();
    },
    async leave() {
      byId('maker').hidden = false;
      byId('world-maker').hidden = true;
      byId('flat').hidden = false;
      byId('world').hidden = true;
      const view = await opening;
      if (!isShown()) view?.leave();
    },
  };
}
