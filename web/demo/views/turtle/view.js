import { cubeGround, cubeMesh } from '../../draw3d/cube-building.js';
import { scriptEn } from '../../strings/script-en.js';
import { scriptKo } from '../../strings/script-ko.js';
import { byId } from '../../ui/dom.js';
import { addTexts } from '../../ui/language.js';
import { lazy } from '../../ui/lazy.js';
import { noticeFailure } from '../../ui/load-failure.js';
import { createBuildTools } from './build/build-tools.js';
import { groundOf } from './build/ground.js';
import { turtlePanel } from './panel.js';

/** @import { Store } from '../../state/store.js' */

const loadWalk = lazy(() =>
  Promise.all([import('../../walk/walk-in.js'), import('../../walk/cube-terrain.js')]),
);

/** @typedef {{ enter(stage: import('../../draw3d/stage.js').Stage): Promise<void>, leave(): void }} TurtleView */

/**
 * The opened view: its panel, and the building on the 3D stage.
 * @param {Store} store
 * @param {typeof import('./editor.js').createEditor} createEditor
 * @returns {TurtleView}
 */
export function openTurtle(store, createEditor) {
  addTexts({ en: scriptEn, ko: scriptKo });
  /** @type {import('../../draw3d/scene.js').Scene | null} */
  let scene = null;
  let isShown = false;
  /** @type {Float32Array | null} */
  let cubes = null;
  /** Whether the user has turned the view since the script began: then it is left alone. */
  let isTurned = false;

  const show = (/** @type {boolean} */ reframe) => {
    if (!scene || !isShown || !cubes) return;
    scene.paint();
    scene.show(objects(scene.THREE, cubes), reframe);
  };
  const panel = turtlePanel(store, createEditor, {
    begun() {
      walk?.leave();
      isTurned = false;
    },
    show(next) {
      cubes = next;
      show(!isTurned);
      tools.update();
    },
    changed() {
      cubes = panel.building.list;
      show(false);
      tools.update();
    },
    edited: () => tools.edited(),
    walk: () => noticeFailure(enterWalk()),
  });
  const tools = createBuildTools(store, panel.building, {
    isRunning: panel.isRunning,
    ground: () => groundOf(panel.building.list),
  });
  byId('stage').append(tools.element);
  /** The walk of the page, once it is loaded. @type {ReturnType<typeof import('../../walk/walk-in.js').walkIn> | null} */
  let walk = null;
  const enterWalk = async () => {
    const [{ walkIn }, { cubeTerrain }] = await loadWalk();
    if (!isShown || !cubes) return;
    walk = walkIn();
    const terrain = cubeTerrain(cubes);
    await walk.enter(terrain, terrain.start);
  };
  const turned = () => {
    isTurned = true;
  };
  store.on(['theme'], async () => {
    show(false);
    tools.update();
    if (!walk?.isOn || !isShown || !cubes) return;
    const [, { cubeTerrain }] = await loadWalk();
    walk.use(cubeTerrain(cubes));
  });
  store.on(['language'], () => {
    walk?.texts();
    tools.texts();
  });

  return {
    async enter(stage) {
      isShown = true;
      await panel.open();
      const opened = await stage.open();
      if (!isShown) return;
      scene = opened;
      for (const type of ['pointerdown', 'wheel']) {
        scene?.canvas.addEventListener(type, turned, { passive: true });
      }
      if (scene) tools.enter(scene);
      if (cubes) show(true);
      else await panel.run();
    },
    leave() {
      walk?.leave();
      tools.leave();
      isShown = false;
      scene = null;
      panel.stop();
    },
  };
}

/** @param {typeof import('../../draw3d/three.js')} THREE @param {Float32Array} cubes */
function objects(THREE, cubes) {
  const ground = cubeGround(THREE, cubes, groundOf(cubes));
  return cubes.length > 0 ? [cubeMesh(THREE, cubes), ...ground] : ground;
}
