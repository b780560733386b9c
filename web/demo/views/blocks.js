import { mazeObjects } from '../space/maze.js';
import { t } from '../ui/language.js';
import { blocksDock } from './blocks-dock.js';

/** The maze in 3D blocks; the playing keys move the player here too. @param {any} store @param {any} stage */
export function createBlocks(store, stage) {
  /** @type {import('../space/scene.js').Scene | null} */
  let scene = null;
  let here = false;
  const dock = blocksDock(store);

  const show = (/** @type {boolean} */ reframe) => {
    if (!scene || !here) return;
    scene.paint();
    scene.show(mazeObjects(scene.THREE, store.state), reframe);
  };

  store.on(['maze'], () => show(true));
  store.on(['block', 'solution', 'distances', 'solver', 'theme', 'player'], () => show(false));

  return {
    dock,
    async enter() {
      here = true;
      scene = await stage.open();
      scene?.canvas.setAttribute('aria-label', t('space.label'));
      show(true);
    },
    leave() {
      here = false;
      scene = null;
    },
  };
}
