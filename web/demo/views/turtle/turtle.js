import { byId, h } from '../../ui/dom.js';
import { lazy } from '../../ui/lazy.js';
import { onPanel } from '../../ui/settings-panel.js';

/** @import { Store } from '../../state/store.js' */

/** The view of scripts that build with cubes. Its code is loaded when the view is first opened. @param {Store} store @param {import('../../draw3d/stage.js').Stage} stage */
export function createTurtle(store, stage) {
  const open = lazy(async () => {
    const parts = Promise.all([import('./view.js'), import('./editor.js')]);
    const [{ openTurtle }, { createEditor }] = await parts;
    return openTurtle(store, createEditor);
  });
  /** @type {import('./view.js').TurtleView | null} */
  let opened = null;
  const isShown = () => store.state.view === 'turtle';
  // On narrow screens the script has the place of the panel.
  onPanel((isPanelOpen) => {
    if (!isShown()) return;
    byId('maker').hidden = !isPanelOpen;
    byId('turtle').hidden = isPanelOpen;
  });

  return {
    dock: h('div'),
    async enter() {
      byId('maker').hidden = true;
      byId('turtle').hidden = false;
      opened = await open();
      if (isShown()) await opened.enter(stage);
    },
    leave() {
      byId('maker').hidden = false;
      byId('turtle').hidden = true;
      opened?.leave();
    },
  };
}
