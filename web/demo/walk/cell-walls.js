import { free } from '../draw3d/free.js';
import { PALETTE } from '../draw3d/palette.js';
import { solidMesh } from '../draw3d/solid-mesh.js';
import { color } from '../ui/theme.js';
import { wallsOf } from './cell-runs.js';
import { floorOf } from './floor.js';
import { wallMaterial } from './materials.js';

/** Cells per side of a square, the unit in which walls are added and removed. */
export const SQUARE = 12;
/** Cells on squares, of a world or a maze: the passages of a cell, a bit per side, and its kind. @typedef {{ isDungeon: boolean, has(x: number, y: number): boolean, at(x: number, y: number): { passages: number, kind: number } }} Cells */

/** Squares on each side of the walker's own. */
export const AROUND = 2;
const THICKNESS = 0.16;
export const HEIGHT = 0.9;
const WALL_COLOR = PALETTE[12];
/** Cells from the origin after which the origin moves to the walker. */
const MAX_OFFSET = 4_096;

/**
 * The walls around a walker. Positions in the scene count from an origin near the walker, because
 * the 32-bit floats of a graphics card are too short for a world.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('three').Scene} scene
 */
export function createWalkWalls(THREE, scene) {
  /** @type {Map<string, { group: import('three').Group, left: number, top: number }>} */
  const squares = new Map();
  let origin = { x: 0, y: 0 };

  const place = (
    /** @type {import('three').Object3D} */ object,
    /** @type {number} */ left,
    /** @type {number} */ top,
  ) => object.position.set(left - origin.x, 0, top - origin.y);
  const remove = (/** @type {string} */ key) => {
    const { group } = /** @type {{ group: import('three').Group }} */ (squares.get(key));
    free(group);
    scene.remove(group);
    squares.delete(key);
  };

  return {
    /** The cell that lies at x = 0, z = 0 of the scene. */
    get origin() {
      return origin;
    },
    /**
     * Removes the squares that are too far away, adds those that are new, nearest first. Adds at
     * least one per call, and more while `hasTime` returns true.
     * @param {{ x: number, y: number }} walker
     * @param {Cells} cells
     * @param {() => boolean} hasTime
     * @returns {boolean} whether all squares are in the scene
     */
    update({ x, y }, cells, hasTime) {
      if (Math.max(Math.abs(x - origin.x), Math.abs(y - origin.y)) > MAX_OFFSET) {
        origin = { x: Math.floor(x), y: Math.floor(y) };
        for (const { group, left, top } of squares.values()) place(group, left, top);
      }
      const wanted = squaresAround(x, y);
      const keys = new Set(wanted.map(({ key }) => key));
      for (const key of [...squares.keys()]) if (!keys.has(key)) remove(key);
      const remaining = wanted.filter(({ key }) => !squares.has(key));
      for (const [i, { key, left, top }] of remaining.entries()) {
        if (i > 0 && !hasTime()) return false;
        const group = squareOf(THREE, cells, left, top);
        place(group, left, top);
        squares.set(key, { group, left, top });
        scene.add(group);
      }
      return true;
    },
    /** Removes all walls. */
    clear() {
      for (const key of [...squares.keys()]) remove(key);
    },
  };
}

/** The squares to show, nearest first. @param {number} x @param {number} y */
function squaresAround(x, y) {
  const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
  const squares = [];
  for (let sy = row - AROUND; sy <= row + AROUND; sy += 1) {
    for (let sx = column - AROUND; sx <= column + AROUND; sx += 1) {
      squares.push({ key: `${sx},${sy}`, left: sx * SQUARE, top: sy * SQUARE });
    }
  }
  const distance = (/** @type {{ left: number, top: number }} */ { left, top }) =>
    Math.hypot(left + SQUARE / 2 - x, top + SQUARE / 2 - y);
  return squares.sort((a, b) => distance(a) - distance(b));
}

/** @param {typeof import('../draw3d/three.js')} THREE @param {Cells} cells @param {number} left @param {number} top */
function squareOf(THREE, cells, left, top) {
  const edges = { right: cells.isDungeon, bottom: cells.isDungeon };
  if (!cells.has(left + SQUARE, top)) edges.right = true;
  if (!cells.has(left, top + SQUARE)) edges.bottom = true;
  const { level, upright } = wallsOf(SQUARE, (x, y) => cells.at(left + x, top + y), edges);
  // Posts and the room between them take turns: a wall is a row of both.
  const side = 2 * SQUARE + 1;
  const data = new Uint8Array(side * side);
  for (let i = 0; i < level.length; i += 3) {
    const row = 2 * level[i + 1] * side;
    data.fill(1, row + 2 * level[i], row + 2 * (level[i] + level[i + 2]) + 1);
  }
  for (let i = 0; i < upright.length; i += 3) {
    const [from, to] = [2 * upright[i + 1], 2 * (upright[i + 1] + upright[i + 2])];
    for (let row = from; row <= to; row += 1) data[row * side + 2 * upright[i]] = 1;
  }
  const places = Array.from(
    { length: side + 1 },
    (_, i) => (i >> 1) + (i % 2 === 0 ? -1 : 1) * (THICKNESS / 2),
  );
  const group = new THREE.Group();
  if (level.length + upright.length > 0) {
    const grid = /** @type {import('../geometry/merged-faces.js').SolidGrid} */ ({
      size: [side, 1, side],
      edges: [places, [0, HEIGHT], places],
      data,
    });
    group.add(
      solidMesh(THREE, [grid], [WALL_COLOR], {
        hasBottom: false,
        material: wallMaterial(THREE),
      }),
    );
  }
  return group;
}

/** Cells from the walker at which the fog begins and ends, nearer than the last walls. */
const FOG = [6, (AROUND + 0.4) * SQUARE];

/**
 * The walls and the floor around a walker, with fog where they end.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('three').Scene} scene
 * @param {Cells} cells
 * @param {number[]} [fog] cells from the walker at which it begins and ends
 * @returns {import('./terrain.js').Surroundings}
 */
export function cellSurroundings(THREE, scene, cells, fog = FOG) {
  const walls = createWalkWalls(THREE, scene);
  const floor = floorOf(THREE, 2 * Math.ceil(FOG[1]), color('hall'));
  scene.add(floor);
  return {
    get origin() {
      return walls.origin;
    },
    fog,
    update(walker, hasTime) {
      const isComplete = walls.update(walker, cells, hasTime);
      const { origin } = walls;
      floor.position.set(Math.floor(walker.x) - origin.x, 0, Math.floor(walker.y) - origin.y);
      return isComplete;
    },
    clear() {
      walls.clear();
      scene.remove(floor);
      free(floor);
    },
  };
}
