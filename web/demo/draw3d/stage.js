import { byId, h } from '../ui/dom.js';
import { t } from '../ui/language.js';
import { LoadError, lazy } from '../ui/lazy.js';

const loadScene = lazy(() => import('./scene.js'));

/** @typedef {ReturnType<typeof createStage>} Stage */

/**
 * The single 3D scene of the page. A view opens it; it is closed, with its memory on the graphics card,
 * when a view without 3D follows.
 */
export function createStage() {
  const container = byId('scene');
  /** @type {Promise<import('./scene.js').Scene | null> | null} */
  let opening = null;

  /** The scene that is open. @type {import('./scene.js').Scene | null} */
  let open = null;

  return {
    /**
     * Says over the stage that the scene is being built, until `end` is called. `shown` resolves when
     * it is on the screen.
     * @param {boolean} isLong false: nothing is said
     */
    busy(isLong) {
      if (!isLong) return { shown: Promise.resolve(), end() {} };
      const text = h('p', { class: 'scene-busy', role: 'status' }, t('scene.opening'));
      byId('stage').append(text);
      // The second frame begins when the first is on the screen.
      const frames = new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
      return { shown: frames, end: () => text.remove() };
    },
    /** Resolves to the scene, or to null if the browser has no WebGL; rejects with a LoadError. */
    open() {
      container.hidden = false;
      byId('flat').hidden = true;
      const openScene = async () => (await loadScene()).openScene(container);
      opening ??= openScene().then(
        (scene) => {
          scene.paint();
          scene.canvas.setAttribute('role', 'application');
          scene.canvas.tabIndex = 0;
          open = scene;
          scene.canvas.setAttribute('aria-label', t('scene.label'));
          return scene;
        },
        (error) => {
          if (error instanceof LoadError) {
            opening = null;
            throw error;
          }
          container.replaceChildren(h('p', { class: 'about' }, t('scene.none')));
          return null;
        },
      );
      return opening;
    },
    /** Turns the open scene by degrees. @param {number} right @param {number} down */
    turn: (right, down) => open?.turn(right, down),
    /** @param {number} factor */
    zoom: (factor) => open?.zoom(factor),
    whole: () => open?.whole(),
    async close() {
      open = null;
      container.hidden = true;
      byId('flat').hidden = false;
      const scene = opening;
      opening = null;
      (await scene)?.close();
      if (opening === null) container.replaceChildren();
    },
  };
}
