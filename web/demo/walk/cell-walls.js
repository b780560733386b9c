import { brickWalls } from './brick-walls.js';
import { cellFloors } from './cell-floors.js';
import { wallsOf } from './cell-runs.js';
import { brickColor, CEILING, FLOOR } from './stone-colors.js';
import { BRICKS, SLABS } from './stone-textures.js';
import { darkness, torchMaterial } from './torch-material.js';

/** Cells per side of a square, the unit in which walls are added and removed. */
export const SQUARE = 16;
/** Cells on squares, of a world or a maze: the passages of a cell, a bit per side, and its kind. @typedef {{ isDungeon: boolean, has(x: number, y: number): boolean, at(x: number, y: number): { passages: number, kind: number } }} Cells */

/** Squares on each side of the walker's own. */
export const AROUND = 1;
const THICKNESS = 0.16;
export const HEIGHT = 0.9;
/** Cells from the origin after which the origin moves to the walker. */
const MAX_OFFSET = 4_096;

/** @typedef {{ group: import('three').Group, meshes: import('three').Mesh[], left: number, top: number }} Square */

/** Materials of walls, floor and ceiling, which all squares share. @typedef {Record<'wall' | 'floor' | 'ceiling', ReturnType<typeof torchMaterial>>} Stones */

/**
 * The walls, the floor and the ceiling around a walker. Positions in the scene count from an origin near the walker, because
 * the 32-bit floats of a graphics card are too short for a world.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('three').Scene} scene
 * @param {number} wall colour of the bricks, a number of the palette
 */
export function createWalkWalls(THREE, scene, wall) {
  /** @type {Stones} */
  const stones = {
    wall: torchMaterial(THREE, { tint: brickColor(wall), stones: BRICKS }),
    floor: torchMaterial(THREE, { tint: FLOOR, stones: SLABS }),
    ceiling: torchMaterial(THREE, { tint: CEILING, stones: SLABS }),
  };
  /** @type {Map<string, Square>} */
  const squares = new Map();
  let origin = { x: 0, y: 0 };

  const place = (
    /** @type {import('three').Object3D} */ object,
    /** @type {number} */ left,
    /** @type {number} */ top,
  ) => object.position.set(left - origin.x, 0, top - origin.y);
  const remove = (/** @type {string} */ key) => {
    const { group, meshes } = /** @type {Square} */ (squares.get(key));
    for (const { geometry } of meshes) geometry.dispose();
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
        const meshes = squareOf(THREE, stones, cells, left, top);
        const group = new THREE.Group();
        if (meshes.length > 0) group.add(...meshes);
        place(group, left, top);
        squares.set(key, { group, meshes, left, top });
        scene.add(group);
      }
      return true;
    },
    /** Removes all walls. */
    clear() {
      for (const key of [...squares.keys()]) remove(key);
      for (const stone of Object.values(stones)) {
        stone.map?.dispose();
        stone.dispose();
      }
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

/** @param {typeof import('../draw3d/three.js')} THREE @param {Stones} stones @param {Cells} cells @param {number} left @param {number} top */
function squareOf(THREE, stones, cells, left, top) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => cells.at(left + x, top + y);
  const walls = wallBoxes(cells, at, left, top);
  const floors = cellFloors(THREE, SQUARE, at);
  const meshes = [];
  if (walls.data.includes(1)) meshes.push(new THREE.Mesh(brickWalls(THREE, walls), stones.wall));
  if (!floors.isEmpty) {
    meshes.push(new THREE.Mesh(floors.plane(0, true), stones.floor));
    meshes.push(new THREE.Mesh(floors.plane(HEIGHT, false), stones.ceiling));
  }
  return meshes;
}

/** The walls of a square as boxes: posts and the room between them take turns. @param {Cells} cells @param {Cells['at']} at @param {number} left @param {number} top @returns {import('../geometry/merged-faces.js').SolidGrid} */
function wallBoxes(cells, at, left, top) {
  const edges = { right: cells.isDungeon, bottom: cells.isDungeon };
  if (!cells.has(left + SQUARE, top)) edges.right = true;
  if (!cells.has(left, top + SQUARE)) edges.bottom = true;
  const { level, upright } = wallsOf(SQUARE, at, edges);
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
  return { size: [side, 1, side], edges: [places, [0, HEIGHT], places], data };
}

/** Cells from the walker at which the dark begins and is complete, nearer than the last walls. */
const FOG = [2, AROUND * SQUARE];

/**
 * The walls, the floor and the ceiling around a walker, and the dark where they end.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('three').Scene} scene
 * @param {Cells} cells
 * @param {{ wall: number, fog?: number[] }} look colour of the bricks, a number of the palette; cells from
 *   the walker at which the dark begins and is complete
 * @returns {import('./terrain.js').Surroundings}
 */
export function cellSurroundings(THREE, scene, cells, { wall, fog = FOG }) {
  const walls = createWalkWalls(THREE, scene, wall);
  return {
    get origin() {
      return walls.origin;
    },
    fog,
    sky: darkness(),
    update: (walker, hasTime) => walls.update(walker, cells, hasTime),
    clear: () => walls.clear(),
  };
}
