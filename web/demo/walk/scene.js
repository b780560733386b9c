import { aimCamera, boxGrid, free, solidGeometry, stoneMaterial } from 'mazewright/three';
import { drawsInSoftware, fitTo } from '../draw3d/fit-renderer.js';
import { lazy } from '../ui/lazy.js';
import { color, themeNow } from '../ui/theme.js';
import { createRival } from './rival.js';

/** The carpet of a route on the floor, in cells. */
const ROUTE = { width: 0.2, height: 0.015 };
/**
 * Pixels per CSS pixel in a software renderer, whose time goes into pixels: 54 ms per frame of
 * 1104 x 716 CSS pixels where 1 takes 170 (SwiftShader, 2 cores).
 */
const SOFTWARE_RATIO = 0.5;
/** The goal: a pillar of light, and a beam above it that is seen through walls and ceilings, but faintly. */
const GOAL = { width: 0.3, core: 0.12, height: 0.9, beam: 0.08, beamHeight: 30, faint: 0.3 };

const loadThree = lazy(() => import('../draw3d/three.js'));

/**
 * What a walker sees.
 * @param {HTMLElement} container
 */
export async function openWalk(container) {
  const THREE = await loadThree();
  const renderer = new THREE.WebGLRenderer({ antialias: !drawsInSoftware() });
  const maxRatio = drawsInSoftware() ? SOFTWARE_RATIO : undefined;
  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera(70, 1, 0.03, 400);
  /** @type {import('mazewright/three').Surroundings | null} */
  let surroundings = null;
  /** @type {{ mesh: import('three').Mesh, left: number, top: number } | null} */
  let route = null;
  /** @type {{ group: import('three').Group, at: number[] } | null} */
  let goal = null;
  /** Whether fog hides the goal. @type {() => boolean} */
  let showsGoal = () => true;
  /** The opponents, in their order. @type {ReturnType<typeof createRival>[]} */
  const rivals = [];
  container.append(renderer.domElement);

  const clear = () => {
    for (const rival of rivals) rival.clear();
    surroundings?.clear();
    surroundings = null;
    if (goal) {
      scene.remove(goal.group);
      free(goal.group);
      goal = null;
    }
  };

  const view = {
    canvas: renderer.domElement,
    resize() {
      fitTo(container, renderer, camera, maxRatio);
    },
    /** Shows a terrain in place of the last one, in the colours of the current theme. @param {import('./terrain.js').PageTerrain} terrain */
    use(terrain) {
      clear();
      surroundings = terrain.surroundings(THREE, scene);
      const { fog, sky } = surroundings;
      scene.background = new THREE.Color(sky);
      scene.fog = fog && new THREE.Fog(sky, fog[0], fog[1]);
      if (!terrain.goal) return;
      showsGoal = terrain.showsGoal ?? (() => true);
      goal = { group: goalOf(THREE, terrain.goal.up), at: terrain.goal.at };
      scene.add(goal.group);
    },
    /** @param {import('mazewright/three').Walker} walker @param {() => boolean} hasTime @returns {boolean} whether all is there */
    surround: (walker, hasTime) => surroundings?.update(walker, hasTime) ?? true,
    /** Moves the opponents on. @param {readonly import('mazewright/three').Spot[]} spots where they go @param {number} seconds @returns {boolean} whether one is on its way */
    moveRivals(spots, seconds) {
      const origin = surroundings?.origin ?? { x: 0, y: 0 };
      while (rivals.length < spots.length) rivals.push(createRival(THREE, scene));
      const moves = rivals.map((rival, i) => rival.move(spots[i] ?? null, seconds, origin));
      return moves.includes(true);
    },
    /** Shows a route on the floor. @param {{ x: number, y: number }[][]} steps pairs of adjacent cells */
    showRoute(steps) {
      if (route) {
        scene.remove(route.mesh);
        free(route.mesh);
        route = null;
      }
      if (steps.length === 0) return;
      const { x: left, y: top } = steps[0][0];
      const grids = steps.map(([a, b]) => {
        const x = Math.min(a.x, b.x) - left + 0.5 - ROUTE.width / 2;
        const z = Math.min(a.y, b.y) - top + 0.5 - ROUTE.width / 2;
        const size = [Math.abs(a.x - b.x), ROUTE.height, Math.abs(a.y - b.y)];
        return boxGrid([x, 0, z], [size[0] + ROUTE.width, size[1], size[2] + ROUTE.width]);
      });
      const material = stoneMaterial({
        theme: themeNow(),
        tint: color('accent'),
        light: 'torch',
        hasFog: true,
        quality: 'low',
      });
      route = { mesh: new THREE.Mesh(solidGeometry(grids, ['#ffffff']), material), left, top };
      scene.add(route.mesh);
    },
    /** @param {import('mazewright/three').Pose} pose @param {number} pitch degrees above the horizon */
    draw(pose, pitch) {
      const origin = surroundings?.origin ?? { x: 0, y: 0 };
      aimCamera(camera, pose, pitch, origin);
      if (goal) {
        goal.group.position.set(goal.at[0] - origin.x, goal.at[1], goal.at[2] - origin.y);
        goal.group.visible = showsGoal();
      }
      route?.mesh.position.set(route.left - origin.x, 0, route.top - origin.y);
      renderer.render(scene, camera);
    },
    close() {
      clear();
      view.showRoute([]);
      renderer.dispose();
      renderer.forceContextLoss();
      renderer.domElement.remove();
    },
  };
  view.resize();
  return view;
}

/** @param {typeof import('../draw3d/three.js')} THREE @param {number[]} up */
function goalOf(THREE, up) {
  const group = new THREE.Group();
  const add = (
    /** @type {number} */ width,
    /** @type {number} */ height,
    /** @type {import('three').MeshBasicMaterialParameters} */ props,
  ) => {
    const geometry = new THREE.BoxGeometry(width, height, width).translate(0, height / 2, 0);
    group.add(new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ ...props, fog: false })));
  };
  const paint = { color: color('mark') };
  const beam = { ...paint, transparent: true, opacity: GOAL.faint };
  add(GOAL.core, GOAL.height, paint);
  add(GOAL.width, GOAL.height, { ...beam, depthWrite: false });
  add(GOAL.beam, GOAL.beamHeight, beam);
  add(GOAL.beam, GOAL.beamHeight, { ...beam, depthTest: false });
  group.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), new THREE.Vector3(...up));
  return group;
}

/** @typedef {Awaited<ReturnType<typeof openWalk>>} WalkScene */
