import { fitTo } from '../../draw3d/fit-renderer.js';
import { PALETTE } from '../../draw3d/palette.js';
import { slabMesh } from '../../draw3d/slabs.js';
import { wallMesh } from '../../draw3d/walls.js';
import { color } from '../../ui/theme.js';
import { floorOf } from './walk-floor.js';
import { wallsOf } from './walls.js';

/** Cells a side of what comes and goes, and how many of them are seen on each side. */
const SQUARE = 12;
const AROUND = 2;
const THICK = 0.16;
const HIGH = 0.9;
const EYE = 0.5;
const WAY = 0.16;
/** Cells away at which the fog begins and ends, within what is there. */
const FOG = [6, (AROUND + 0.4) * SQUARE];
const WALL = 12;
/** Cells that one may walk until the scene's own numbers are counted from anew. */
const FAR = 4_096;

/** @typedef {{ x: number, y: number, turn: number }} Walker */

/**
 * The world from within. Walls stand around who walks, and are counted from a place nearby, because
 * a graphics card's numbers are too short for a world.
 * @param {HTMLElement} container
 */
export async function openWalk(container) {
  const THREE = await import('three');
  const renderer = new THREE.WebGLRenderer({ antialias: true });
  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera(70, 1, 0.03, 200);
  camera.rotation.order = 'YXZ';
  /** @type {Map<string, { mesh: import('three').Group, left: number, top: number }>} */
  const squares = new Map();
  const floor = floorOf(THREE, 2 * Math.ceil(FOG[1]));
  scene.add(floor);
  let base = { x: 0, y: 0 };
  /** @type {{ mesh: import('three').InstancedMesh, left: number, top: number } | null} */
  let way = null;
  container.append(renderer.domElement);

  const place = () => {
    for (const { mesh, left, top } of [...squares.values(), ...(way ? [way] : [])]) {
      mesh.position.set(left - base.x, 0, top - base.y);
    }
  };
  const drop = (/** @type {string} */ key) => {
    const square = squares.get(key);
    square?.mesh.traverse((/** @type {any} */ each) => {
      each.geometry?.dispose();
      each.material?.map?.dispose();
      each.material?.dispose();
    });
    if (square) scene.remove(square.mesh);
    squares.delete(key);
  };

  const view = {
    canvas: renderer.domElement,
    resize() {
      fitTo(container, renderer, camera);
    },
    paint() {
      scene.background = new THREE.Color(color('paper'));
      scene.fog = new THREE.Fog(color('paper'), FOG[0], FOG[1]);
      floor.material.color.set(color('hall'));
    },
    /** Forgets what stands, for another world. */
    clear() {
      for (const key of [...squares.keys()]) drop(key);
    },
    /**
     * Squares come, the nearest first, while there is time, and go.
     * @param {Walker} walker
     * @param {import('./cells.js').WorldCells} cells
     * @param {() => boolean} hasTime
     * @returns {boolean} whether all are there
     */
    surround({ x, y }, cells, hasTime) {
      if (Math.max(Math.abs(x - base.x), Math.abs(y - base.y)) > FAR) {
        base = { x: Math.floor(x), y: Math.floor(y) };
        place();
      }
      const [mx, my] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
      const wanted = [];
      for (let sy = my - AROUND; sy <= my + AROUND; sy += 1) {
        for (let sx = mx - AROUND; sx <= mx + AROUND; sx += 1) {
          wanted.push({ key: `${sx},${sy}`, left: sx * SQUARE, top: sy * SQUARE });
        }
      }
      const away = (/** @type {{ left: number, top: number }} */ { left, top }) =>
        Math.hypot(left + SQUARE / 2 - x, top + SQUARE / 2 - y);
      wanted.sort((a, b) => away(a) - away(b));
      const keys = new Set(wanted.map(({ key }) => key));
      for (const key of [...squares.keys()]) if (!keys.has(key)) drop(key);
      for (const { key, left, top } of wanted) {
        if (squares.has(key)) continue;
        if (squares.size > 0 && !hasTime()) return false;
        const mesh = squareOf(THREE, cells, left, top);
        squares.set(key, { mesh, left, top });
        scene.add(mesh);
      }
      place();
      return true;
    },
    /** A way on the floor, cell by cell. @param {{ x: number, y: number }[][]} steps from a cell to the next */
    showWay(steps) {
      if (way) {
        scene.remove(way.mesh);
        way.mesh.geometry.dispose();
        /** @type {import('three').Material} */ (way.mesh.material).dispose();
        way.mesh.dispose();
        way = null;
      }
      if (steps.length === 0) return;
      const { x: left, y: top } = steps[0][0];
      const slabs = steps.map(([a, b]) => [
        Math.min(a.x, b.x) - left + 0.5 - WAY / 2,
        Math.min(a.y, b.y) - top + 0.5 - WAY / 2,
        Math.abs(a.x - b.x) + WAY,
        Math.abs(a.y - b.y) + WAY,
        0.02,
      ]);
      way = { mesh: slabMesh(THREE, slabs, color('accent')), left, top };
      scene.add(way.mesh);
      place();
    },
    /** @param {Walker} walker */
    draw({ x, y, turn }) {
      camera.position.set(x - base.x, EYE, y - base.y);
      camera.rotation.y = (-turn * Math.PI) / 180;
      floor.position.set(Math.floor(x) - base.x, 0, Math.floor(y) - base.y);
      renderer.render(scene, camera);
    },
    close() {
      view.clear();
      view.showWay([]);
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

/** @param {typeof import('three')} THREE @param {import('./cells.js').WorldCells} cells @param {number} left @param {number} top */
function squareOf(THREE, cells, left, top) {
  const edges = { right: cells.isDungeon, bottom: cells.isDungeon };
  if (!cells.has(left + SQUARE, top)) edges.right = true;
  if (!cells.has(left, top + SQUARE)) edges.bottom = true;
  const { level, upright } = wallsOf(SQUARE, (x, y) => cells.at(left + x, top + y), edges);
  const boxes = new Float32Array((level.length + upright.length) * 2);
  let at = 0;
  const box = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ wide,
    /** @type {number} */ deep,
  ) => {
    boxes.set([y - THICK / 2, x - THICK / 2, 1, deep + THICK, wide + THICK, HIGH], at);
    at += 6;
  };
  for (let i = 0; i < level.length; i += 3) box(level[i], level[i + 1], level[i + 2], 0);
  for (let i = 0; i < upright.length; i += 3) box(upright[i], upright[i + 1], 0, upright[i + 2]);
  const group = new THREE.Group();
  if (boxes.length > 0) group.add(wallMesh(THREE, boxes, PALETTE[WALL]));
  return group;
}
