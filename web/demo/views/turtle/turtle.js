import { byId, h } from '../../ui/dom.js';
import { onPanel } from '../../ui/settings.js';

/** The view of scripts that build with cubes. Its code is loaded when the view is first opened. @param {any} store @param {any} stage */
export function createTurtle(store, stage) {
  /** @type {Promise<import('./view.js').TurtleView> | null} */
  let opening = null;
  const isShown = () => store.state.view === 'turtle';
  const open = async () => {
    opening ??= Promise.all([import('./view.js'), import('./editor.js')]).then(
      ([{ openTurtle }, { createEditor }]) => openTurtle(store, createEditor),
    );
    try {
      const view = await opening;
      if (isShown()) await view.enter(stage);
    } catch (error) {
      // A failed import must not be kept: the next visit tries again.
      opening = null;
      throw error;
    }
  };
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
      await open();
    },
    async leave() {
      byId('maker').hidden = false;
      byId('turtle').hidden = true;
      const view = await opening;
      if (!isShown()) view?.leave();
    },
  };
}
