import { drawsInSoftware, fitTo } from '../../draw3d/fit-renderer.js';
import { slabMesh } from '../../draw3d/slabs.js';
import { color } from '../../ui/theme.js';
import { floorOf } from './walk-floor.js';
import { AROUND, createWalkWalls, SQUARE } from './walk-walls.js';

const EYE = 0.5;
const ROUTE_WIDTH = 0.16;
/** Cells from the walker at which the fog begins and ends, nearer than the last walls. */
const FOG = [6, (AROUND + 0.4) * SQUARE];
/**
 * Pixels per CSS pixel in a software renderer, whose time goes into pixels: 54 ms per frame of
 * 1104 x 716 CSS pixels where 1 takes 170 (SwiftShader, 2 cores).
 */
const SOFTWARE_RATIO = 0.5;

/** @typedef {{ x: number, y: number, turn: number }} Walker */

/**
 * The world as a walker sees it.
 * @param {HTMLElement} container
 */
export async function openWalk(container) {
  const THREE = await import('three');
  const renderer = new THREE.WebGLRenderer({ antialias: !drawsInSoftware() });
  const mostRatio = drawsInSoftware() ? SOFTWARE_RATIO : undefined;
  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera(70, 1, 0.03, 200);
  camera.rotation.order = 'YXZ';
  const floor = floorOf(THREE, 2 * Math.ceil(FOG[1]));
  scene.add(floor);
  const walls = createWalkWalls(THREE, scene);
  /** @type {{ mesh: import('three').InstancedMesh, left: number, top: number } | null} */
  let route = null;
  container.append(renderer.domElement);

  const view = {
    canvas: renderer.domElement,
    resize() {
      fitTo(container, renderer, camera, mostRatio);
    },
    /** Uses the colours of the current theme. */
    paint() {
      scene.background = new THREE.Color(color('paper'));
      scene.fog = new THREE.Fog(color('paper'), FOG[0], FOG[1]);
      floor.material.color.set(color('hall'));
    },
    /** Removes all walls, for another world. */
    clear: () => walls.clear(),
    surround: walls.update,
    /** Shows a route on the floor. @param {{ x: number, y: number }[][]} steps pairs of adjacent cells */
    showRoute(steps) {
      if (route) {
        scene.remove(route.mesh);
        route.mesh.geometry.dispose();
        /** @type {import('three').Material} */ (route.mesh.material).dispose();
        route.mesh.dispose();
        route = null;
      }
      if (steps.length === 0) return;
      const { x: left, y: top } = steps[0][0];
      const slabs = steps.map(([a, b]) => [
        Math.min(a.x, b.x) - left + 0.5 - ROUTE_WIDTH / 2,
        Math.min(a.y, b.y) - top + 0.5 - ROUTE_WIDTH / 2,
        Math.abs(a.x - b.x) + ROUTE_WIDTH,
        Math.abs(a.y - b.y) + ROUTE_WIDTH,
        0.02,
      ]);
      route = { mesh: slabMesh(THREE, slabs, color('accent')), left, top };
      scene.add(route.mesh);
    },
    /** @param {Walker} walker */
    draw({ x, y, turn }) {
      const { origin } = walls;
      camera.position.set(x - origin.x, EYE, y - origin.y);
      camera.rotation.y = (-turn * Math.PI) / 180;
      floor.position.set(Math.floor(x) - origin.x, 0, Math.floor(y) - origin.y);
      route?.mesh.position.set(route.left - origin.x, 0, route.top - origin.y);
      renderer.render(scene, camera);
    },
    close() {
      view.clear();
      view.showRoute([]);
      floor.geometry.dispose();
      floor.material.map?.dispose();
      floor.material.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      renderer.domElement.remove();
    },
  };
  view.paint();
  view.resize();
  return view;
}

/** @typedef {Awaited<ReturnType<typeof openWalk>>} WalkScene */
