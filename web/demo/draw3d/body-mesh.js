import { floorColors } from '../draw2d/maze.js';
import { halvedFloor, verticesOf } from '../geometry/halved-floor.js';
import { color } from '../ui/theme.js';

/** @import { PageState } from '../state/store.js' */

/** @param {typeof import('./three.js')} THREE @param {{ positions: Float32Array, triangles: Uint32Array }} mesh */
function geometryOf(THREE, { positions, triangles }) {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3));
  geometry.setIndex(new THREE.BufferAttribute(triangles, 1));
  return geometry;
}

/**
 * Walls or stairs in one colour, visible from both sides, because a Möbius strip has only one.
 * @param {typeof import('./three.js')} THREE
 * @param {{ positions: Float32Array, triangles: Uint32Array }} mesh
 * @param {string} paint
 */
export function bodyMesh(THREE, mesh, paint) {
  const material = new THREE.MeshLambertMaterial({
    color: paint,
    flatShading: true,
    side: THREE.DoubleSide,
  });
  return new THREE.Mesh(geometryOf(THREE, mesh), material);
}

/** Brightness of the floor along walls and in corners. */
const CORNER = 0.66;

/**
 * The floor, each cell in its colour of the flat view, darker along walls.
 * @param {typeof import('./three.js')} THREE
 * @param {import('mazewright/dungeons').Floor} floor
 * @param {PageState} state
 */
export function bodyFloor(THREE, floor, state) {
  const { maze } = state;
  const halved = halvedFloor(maze, floor);
  const geometry = geometryOf(THREE, halved);
  const colorOf = floorColors(state);
  const tints = new Float32Array(halved.positions.length);
  const shade = new THREE.Color();
  const plain = color('floor');
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    const pixel = colorOf(cell);
    if (pixel === 0) shade.set(plain);
    else shade.set(`rgb(${pixel & 255},${(pixel >> 8) & 255},${(pixel >> 16) & 255})`);
    const [from, to] = verticesOf(floor, cell);
    for (let i = from; i < to; i += 1) {
      const light = 1 - (1 - CORNER) * halved.near[i];
      tints[3 * i] = shade.r * light;
      tints[3 * i + 1] = shade.g * light;
      tints[3 * i + 2] = shade.b * light;
    }
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(tints, 3));
  const material = new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.DoubleSide });
  return new THREE.Mesh(geometry, material);
}
