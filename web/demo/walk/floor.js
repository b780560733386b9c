import { floorMaterial } from './materials.js';

/** A square floor of slabs, which make movement visible. @param {typeof import('../draw3d/three.js')} THREE @param {number} side cells, even @param {string} color */
export function floorOf(THREE, side, color) {
  const geometry = new THREE.PlaneGeometry(side, side);
  geometry.rotateX(-Math.PI / 2);
  return new THREE.Mesh(geometry, floorMaterial(THREE, color, side));
}
