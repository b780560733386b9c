import { floorColors } from '../draw2d/maze.js';
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

/**
 * The floor, each cell in its colour of the flat view.
 * @param {typeof import('./three.js')} THREE
 * @param {import('mazewright/dungeons').Floor} floor
 * @param {PageState} state
 */
export function bodyFloor(THREE, floor, state) {
  const geometry = geometryOf(THREE, floor);
  const colorOf = floorColors(state);
  const tints = new Float32Array(floor.positions.length);
  const shade = new THREE.Color();
  const plain = color('floor');
  for (let cell = 0; cell + 1 < floor.starts.length; cell += 1) {
    const pixel = colorOf(cell);
    if (pixel === 0) shade.set(plain);
    else shade.set(`rgb(${pixel & 255},${(pixel >> 8) & 255},${(pixel >> 16) & 255})`);
    for (let i = floor.starts[cell]; i < floor.starts[cell + 1]; i += 1) {
      tints.set([shade.r, shade.g, shade.b], 3 * i);
    }
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(tints, 3));
  const material = new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.DoubleSide });
  return new THREE.Mesh(geometry, material);
}
