import { cubeMesh } from '../../draw3d/cubes.js';
import { slabMesh } from '../../draw3d/slabs.js';
import { byId, h } from '../../ui/dom.js';
import { onPanel } from '../../ui/settings.js';
import { color } from '../../ui/theme.js';
import { turtlePanel } from './panel.js';

/** The view of scripts that build with cubes, in the same 3D scene. @param {any} store @param {any} stage */
export function createTurtle(store, stage) {
  /** @type {import('../../draw3d/scene.js').Scene | null} */
  let scene = null;
  let isShown = false;
  /** @type {Float32Array | null} */
  let cubes = null;

  const show = (/** @type {boolean} */ reframe) => {
    if (!scene || !isShown || !cubes) return;
    scene.paint();
    scene.show(cubes.length > 0 ? objects(scene.THREE, cubes) : [], reframe);
  };
  const panel = turtlePanel(store, (next) => {
    cubes = next;
    show(true);
  });
  store.on(['theme'], () => show(false));
  // On narrow screens the script has the place of the panel.
  onPanel((open) => {
    if (!isShown) return;
    byId('maker').hidden = !open;
    byId('turtle').hidden = open;
  });

  return {
    dock: h('div'),
    async enter() {
      isShown = true;
      byId('maker').hidden = true;
      byId('turtle').hidden = false;
      scene = await stage.open();
      if (cubes) show(true);
      else if (isShown) await panel.run();
    },
    leave() {
      isShown = false;
      scene = null;
      panel.stop();
      byId('maker').hidden = false;
      byId('turtle').hidden = true;
    },
  };
}

/** @param {typeof import('three')} THREE @param {Float32Array} cubes */
function objects(THREE, cubes) {
  const mesh = cubeMesh(THREE, cubes);
  const { min, max } = /** @type {import('three').Box3} */ (mesh.boundingBox);
  const [width, depth] = [max.x - min.x, max.z - min.z];
  const slab = [min.x - 1, min.z - 1, width + 2, depth + 2, -0.2];
  const ground = slabMesh(THREE, [slab], color('floor'));
  ground.position.y = min.y;
  return [mesh, ground];
}
