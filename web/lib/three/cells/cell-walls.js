import { Group, Mesh } from 'three';
import { STONES } from '../../looks/roles.js';
import { free } from '../free.js';
import { fieldOf } from '../light/baked-light.js';
import { emptyRelief, raise } from '../light/relief.js';
import { LIGHTS, stoneMaterial } from '../look/stone-material.js';
import { flatGeometry } from '../solid/flat-geometry.js';
import { solidGeometry } from '../solid/solid-geometry.js';
import { OUTSIDE, ROCK, wallsOf } from './cell-runs.js';

/** @import { Object3D } from 'three' */

/** Cells per side of a square, the unit in which walls are added and removed. */
export const SQUARE = 16;
/** Cells on squares, of a world or a maze: the passages of a cell, a bit per side, and its kind. @typedef {{ isDungeon: boolean, has(x: number, y: number): boolean, at(x: number, y: number): { passages: number, kind: number } }} Cells */

/** Squares on each side of the walker's own. */
export const AROUND = 1;
const THICKNESS = 0.16;
/** Height of walls in cells. */
export const HEIGHT = 0.9;
/** Texels of baked light per cell. */
const SQUARE_TEXELS = 16;
/** Cells from the origin after which the origin moves to the walker. */
const MAX_OFFSET = 4_096;

/** @typedef {{ group: Group, left: number, top: number, free(): void }} Square */

/** How cells look: the theme, the colour of the walls as CSS, and whether a graphics card draws. @typedef {{ theme: 'light' | 'dark', wall: string, quality: 'high' | 'low' }} CellLook */

/** The material of a part of a square. @param {CellLook} look @param {import('../look/stone-material.js').Field} field @param {string} tint @param {import('../look/stone-layout.js').Layout} layout */
const stone = ({ theme, quality }, field, tint, layout) =>
  stoneMaterial({
    theme,
    quality,
    tint,
    field,
    light: 'torch',
    isCeiled: true,
    hasFog: true,
    stones: { layout, scale: 1 },
  });

/**
 * The walls, the floor and the ceiling around a walker. Positions in the scene count from an origin near the walker, because
 * the 32-bit floats of a graphics card are too short for a world.
 * @param {Object3D} scene
 * @param {CellLook} look
 */
export function createCellWalls(scene, look) {
  /** @type {Map<string, Square>} */
  const squares = new Map();
  let origin = { x: 0, y: 0 };

  const place = (
    /** @type {Object3D} */ object,
    /** @type {number} */ left,
    /** @type {number} */ top,
  ) => object.position.set(left - origin.x, 0, top - origin.y);
  const remove = (/** @type {string} */ key) => {
    const square = /** @type {Square} */ (squares.get(key));
    square.free();
    scene.remove(square.group);
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
        const square = squareOf(look, cells, left, top);
        place(square.group, left, top);
        squares.set(key, square);
        scene.add(square.group);
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

/** @param {CellLook} look @param {Cells} cells @param {number} left @param {number} top @returns {Square} */
function squareOf(look, cells, left, top) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => cells.at(left + x, top + y);
  const group = new Group();
  const { boxes, floor } = wallBoxes(cells, at, left, top);
  if (floor.length === 0) return { group, left, top, free() {} };
  const field = bakedSquare(at);
  const add = (
    /** @type {import('three').BufferGeometry} */ geometry,
    /** @type {string} */ tint,
    /** @type {import('../look/stone-layout.js').Layout} */ layout,
  ) => group.add(new Mesh(geometry, stone(look, field, tint, layout)));
  if (boxes.data.includes(1)) {
    const geometry = solidGeometry([boxes], ['#ffffff'], { hasTop: false, rise: HEIGHT });
    add(geometry, look.wall, 'courses');
  }
  const rectangles = [];
  for (let i = 0; i < floor.length; i += 3) {
    rectangles.push([floor[i], floor[i + 1], floor[i + 2], 1]);
  }
  add(flatGeometry(rectangles), STONES.slab, 'slabs');
  add(flatGeometry(rectangles, HEIGHT, true), STONES.ceiling, 'slabs');
  return {
    group,
    left,
    top,
    free() {
      free(group);
      field.map.dispose();
    },
  };
}

/** The sides north, south, west and east as boxes on the floor of a cell, half a wall thick. */
const SIDES = [
  [0, 0, 1, THICKNESS / 2],
  [0, 1 - THICKNESS / 2, 1, THICKNESS / 2],
  [0, 0, THICKNESS / 2, 1],
  [1 - THICKNESS / 2, 0, THICKNESS / 2, 1],
];

/** The light on a square, with the walls of the cells around it. @param {Cells['at']} at @returns {import('../look/stone-material.js').Field} */
function bakedSquare(at) {
  const box = { left: 0, top: 0, right: SQUARE, bottom: SQUARE };
  const relief = emptyRelief(box, HEIGHT, SQUARE_TEXELS);
  for (let y = -2; y < SQUARE + 2; y += 1) {
    for (let x = -2; x < SQUARE + 2; x += 1) {
      const { passages, kind } = at(x, y);
      const isSolid = kind === ROCK || kind === OUTSIDE;
      if (isSolid) raise(relief, [x, y, 1, 1], HEIGHT);
      else {
        SIDES.forEach(([right, down, wide, deep], side) => {
          if ((passages >> side) & 1) return;
          raise(relief, [x + right, y + down, wide, deep], HEIGHT);
        });
      }
    }
  }
  return fieldOf(relief, HEIGHT);
}

/** The walls of a square as boxes: posts and the room between them take turns. @param {Cells} cells @param {Cells['at']} at @param {number} left @param {number} top @returns {{ boxes: import('../solid/merged-faces.js').SolidGrid, floor: number[] }} and the runs of floor */
function wallBoxes(cells, at, left, top) {
  const edges = { right: cells.isDungeon, bottom: cells.isDungeon };
  if (!cells.has(left + SQUARE, top)) edges.right = true;
  if (!cells.has(left, top + SQUARE)) edges.bottom = true;
  const { level, upright, floor } = wallsOf(SQUARE, at, edges);
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
  return { boxes: { size: [side, 1, side], edges: [places, [0, HEIGHT], places], data }, floor };
}

/** Cells from the walker at which the dark begins and is complete, nearer than the last walls. */
const FOG = [2, AROUND * SQUARE];

/**
 * What is around a walker: `update` returns whether everything near the walker is in the scene; `origin` lies at
 * x = 0, z = 0 of it; `sky`: the colour behind everything, in which fog ends.
 * @typedef {{ origin: { x: number, y: number }, fog: readonly number[] | null, sky: string,
 *   update(walker: { x: number, y: number }, hasTime: () => boolean): boolean, clear(): void }} Surroundings
 */

/**
 * The walls, the floor and the ceiling around a walker, and the dark where they end: for cells without end, as of
 * a world, of which squares are built and freed as the walker goes.
 * @param {Object3D} scene
 * @param {Cells} cells
 * @param {CellLook & { fog?: readonly number[] }} look and cells from the walker at which the dark begins and is
 *   complete
 * @returns {Surroundings}
 */
export function cellSurroundings(scene, cells, { fog = FOG, ...look }) {
  const walls = createCellWalls(scene, look);
  return {
    get origin() {
      return walls.origin;
    },
    fog,
    sky: LIGHTS[look.theme].dark,
    update: (walker, hasTime) => walls.update(walker, cells, hasTime),
    clear: () => walls.clear(),
  };
}
