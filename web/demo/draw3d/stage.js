import { byId, h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { openScene } from './scene.js';

/**
 * The one 3D scene of the page: opened when a view first needs it, closed (GPU memory and all)
 * when no view does.
 */
export function createStage() {
  const container = byId('space');
  /** @type {Promise<import('./scene.js').Scene | null> | null} */
  let opening = null;

  return {
    /** The open scene, or null where the browser has no WebGL. */
    open() {
      container.hidden = false;
      byId('flat').hidden = true;
      opening ??= openScene(container).then(
        (scene) => {
          scene.paint();
          scene.canvas.setAttribute('role', 'img');
          scene.canvas.setAttribute('aria-label', t('space.label'));
          return scene;
        },
        () => {
          container.replaceChildren(h('p', { class: 'about' }, t('space.none')));
          return null;
        },
      );
      return opening;
    },
    async close() {
      container.hidden = true;
      byId('flat').hidden = false;
      const scene = opening;
      opening = null;
      (await scene)?.close();
      if (opening === null) container.replaceChildren();
    },
  };
}
