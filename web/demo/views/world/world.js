import { byId, h } from '../../ui/dom.js';

/** The world view. Its code is loaded when someone first opens it. @param {any} store */
export function createWorld(store) {
  /** @type {Promise<any> | null} */
  let opening = null;
  const dock = h('div');
  const isHere = () => store.state.view === 'world';
  return {
    dock,
    async enter() {
      byId('maker').hidden = true;
      byId('world-maker').hidden = false;
      byId('flat').hidden = true;
      byId('world').hidden = false;
      opening ??= import('./view.js').then(({ openWorld }) => openWorld(store, dock));
      const view = await opening;
      if (isHere()) view.enter();
    },
    async leave() {
      byId('maker').hidden = false;
      byId('world-maker').hidden = true;
      byId('flat').hidden = false;
      byId('world').hidden = true;
      const view = await opening;
      if (!isHere()) view?.leave();
    },
  };
}
