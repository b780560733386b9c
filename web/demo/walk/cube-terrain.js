import { flat, free } from 'mazewright/three';
import { cubeMesh } from '../draw3d/cube-building.js';
import { color } from '../ui/theme.js';
import { daylightFloor, skyColor } from './daylight.js';
import { centerMap, drawWalker, fitMap, MAP_REACH } from './map-pen.js';

/** Of somebody among cubes: height, eyes, half the width; and how high a step is climbed. */
const TALL = 1.7;
const EYE = 1.55;
const HALF = 0.3;
const STEP = 1;
/** Longer moves are divided, so that none jumps over a cube. */
const PIECE = 0.2;
/** Cubes in front of the building where the walk begins. */
const AWAY = 4;
/** How far in front of the walker a wall is climbed. */
const GRASP = 0.9;
/** Cubes per second at which the eyes follow a step up or down, and how near is there. */
const EASE = 9;
const NEAR = 0.01;
/** Half the side of the ground around the building. */
const GROUND = 150;
const FOG = [40, 140];

/** @typedef {import('mazewright/three').Walker} Walker */

/**
 * The cubes of a script as a terrain: one climbs steps of one cube, and falls where there is none.
 * @param {Float32Array} cubes x y z color per cube
 * @returns {import('./terrain.js').PageTerrain & { start: Walker }}
 */
export function cubeTerrain(cubes) {
  /** The places of cubes in the axes of the scene. */
  const solid = new Set();
  let [left, right, front, ground] = [Infinity, -Infinity, -Infinity, Infinity];
  for (let i = 0; i < cubes.length; i += 4) {
    const [x, y, z] = [cubes[i + 1], cubes[i + 2] - 1, cubes[i]].map(Math.floor);
    solid.add(`${x} ${y} ${z}`);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    front = Math.max(front, z + 1);
    ground = Math.min(ground, y);
  }

  /** Whether the body is free of cubes there. */
  const fits = (/** @type {number} */ x, /** @type {number} */ z, /** @type {number} */ level) => {
    if (level < ground) return false;
    for (let y = level; y < level + TALL; y += 1) {
      for (let cx = Math.floor(x - HALF); cx <= Math.floor(x + HALF); cx += 1) {
        for (let cz = Math.floor(z - HALF); cz <= Math.floor(z + HALF); cz += 1) {
          if (solid.has(`${cx} ${y} ${cz}`)) return false;
        }
      }
    }
    return true;
  };
  /** The walker at another place, on top of a step or fallen down; the same walker if that is not free. */
  const at = (/** @type {Walker} */ walker, /** @type {number} */ x, /** @type {number} */ y) => {
    const feet = walker.level ?? ground;
    let level = [feet, feet + STEP].find((each) => fits(x, y, each));
    if (level === undefined) return walker;
    while (fits(x, y, level - 1)) level -= 1;
    return { ...walker, x, y, level };
  };
  const moved = (
    /** @type {Walker} */ walker,
    /** @type {number} */ by,
    /** @type {number} */ down,
  ) => {
    const pieces = Math.max(1, Math.ceil(Math.max(Math.abs(by), Math.abs(down)) / PIECE));
    let now = walker;
    for (let i = 0; i < pieces; i += 1) {
      now = at(now, now.x + by / pieces, now.y);
      now = at(now, now.x, now.y + down / pieces);
    }
    return now;
  };
  const settled = (/** @type {Walker} */ walker) =>
    at({ ...walker, level: walker.level ?? ground }, walker.x, walker.y);

  return {
    start: { x: (left + right) / 2, y: front + AWAY, turn: 0, level: ground, eyes: ground },
    ...flat({
      moved,
      stepped: (walker, direction) =>
        moved(walker, [0, 0, -1, 1][direction], [-1, 1, 0, 0][direction]),
      eye: ({ eyes, level = ground }) => (eyes ?? level) + EYE,
    }),
    settled,
    eased(walker, seconds) {
      const { level = ground, eyes = level } = walker;
      if (eyes === level) return walker;
      const next = level + (eyes - level) * Math.exp(-EASE * seconds);
      return { ...walker, eyes: Math.abs(next - level) < NEAR ? level : next };
    },
    /** Up onto the wall in front, however high it is; whoever walks on falls down behind it. */
    climbed(walker, up) {
      if (!up) return walker;
      const angle = (walker.turn * Math.PI) / 180;
      const [x, y] = [walker.x + GRASP * Math.sin(angle), walker.y - GRASP * Math.cos(angle)];
      const feet = walker.level ?? ground;
      let level = feet;
      while (!fits(x, y, level)) level += 1;
      return level === feet ? walker : { ...walker, x, y, level };
    },
    goal: null,
    isAtGoal: () => false,
    surroundings(THREE, scene) {
      const mesh = cubeMesh(THREE, cubes);
      const floor = daylightFloor(THREE, 2 * GROUND);
      scene.add(mesh, floor);
      return {
        origin: { x: 0, y: 0 },
        fog: FOG,
        sky: skyColor(),
        update({ x, y }) {
          floor.position.set(Math.floor(x), ground, Math.floor(y));
          return true;
        },
        clear() {
          scene.remove(mesh, floor);
          free(mesh);
          free(floor);
        },
      };
    },
    paintMap(canvas, { x, y, turn, level = ground }) {
      const pen = fitMap(canvas);
      centerMap(pen, x, y);
      const [west, north] = [Math.floor(x) - MAP_REACH, Math.floor(y) - MAP_REACH];
      for (let z = north; z <= north + 2 * MAP_REACH; z += 1) {
        for (let cx = west; cx <= west + 2 * MAP_REACH; cx += 1) {
          // Dark: a wall. Light: a step that one can climb.
          const [low, high] = [0, 1].map((up) => solid.has(`${cx} ${level + up} ${z}`));
          if (!low && !high) continue;
          pen.fillStyle = color(high ? 'ink' : 'line');
          pen.fillRect(cx, z, 1, 1);
        }
      }
      drawWalker(pen, turn);
      return true;
    },
  };
}
