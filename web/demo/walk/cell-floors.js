import { OUTSIDE, ROCK } from './cell-runs.js';

/** @import { Cells } from './cell-walls.js' */

/** Around the middle of a cell, in halves of its side. */
const AROUND = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
];
const [NORTH, SOUTH, WEST, EAST] = [0, 1, 2, 3];

/**
 * The floor of a square of cells, or a ceiling over it, without the rock: four quarters per cell, so that
 * `near` is 1 along the walls and in corners and 0 in the middle of cells and passages.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {number} size cells per side
 * @param {Cells['at']} at
 */
export function cellFloors(THREE, size, at) {
  const side = 2 * size + 1;
  const isWall = wallsNear(at);
  const near = Float32Array.from({ length: side * side }, (_, i) =>
    isWall(i % side, Math.floor(i / side)) ? 1 : 0,
  );
  const flat = Float32Array.from({ length: 2 * side * side }, (_, i) =>
    i % 2 === 0 ? ((i >> 1) % side) / 2 : Math.floor((i >> 1) / side) / 2,
  );
  /** @type {number[]} */
  const index = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isFloor(at(x, y))) continue;
      const corner = 2 * y * side + 2 * x;
      const middle = corner + side + 1;
      AROUND.forEach(([right, down], i) => {
        const [nextRight, nextDown] = AROUND[(i + 1) % AROUND.length];
        index.push(middle, corner + nextDown * side + nextRight, corner + down * side + right);
      });
    }
  }
  /** @param {number} height @param {boolean} looksUp */
  const plane = (height, looksUp) => {
    const geometry = new THREE.BufferGeometry();
    const positions = new Float32Array(3 * near.length);
    const normals = new Float32Array(3 * near.length);
    for (let i = 0; i < near.length; i += 1) {
      positions.set([flat[2 * i], height, flat[2 * i + 1]], 3 * i);
      normals[3 * i + 1] = looksUp ? 1 : -1;
    }
    geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3));
    geometry.setAttribute('normal', new THREE.BufferAttribute(normals, 3));
    geometry.setAttribute('uv', new THREE.BufferAttribute(flat, 2));
    geometry.setAttribute('near', new THREE.BufferAttribute(near, 1));
    geometry.setIndex(looksUp ? index : [...index].reverse());
    return geometry;
  };
  return { isEmpty: index.length === 0, plane };
}

/** @param {{ kind: number }} cell */
const isFloor = ({ kind }) => kind !== ROCK && kind !== OUTSIDE;

/**
 * Whether a wall stands at a place, counted in halves of a cell's side: on a side of a cell, or at a
 * corner, if one ends there.
 * @param {Cells['at']} at
 */
function wallsNear(at) {
  const isShut = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) => {
    const cell = at(x, y);
    return isFloor(cell) && ((cell.passages >> side) & 1) === 0;
  };
  const isLevel = (/** @type {number} */ x, /** @type {number} */ y) =>
    isShut(x, y, NORTH) || isShut(x, y - 1, SOUTH);
  const isUpright = (/** @type {number} */ x, /** @type {number} */ y) =>
    isShut(x, y, WEST) || isShut(x - 1, y, EAST);
  return (/** @type {number} */ column, /** @type {number} */ row) => {
    const [x, y] = [column >> 1, row >> 1];
    if (column % 2 === 1) return row % 2 === 0 && isLevel(x, y);
    if (row % 2 === 1) return isUpright(x, y);
    return isLevel(x, y) || isLevel(x - 1, y) || isUpright(x, y) || isUpright(x, y - 1);
  };
}
