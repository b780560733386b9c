import { rimTexture } from '../../draw3d/rim-texture.js';

/** A square floor with a rim per cell, which makes movement visible. @param {typeof import('three')} THREE @param {number} side cells, even */
export function floorOf(THREE, side) {
  const map = rimTexture(THREE, 32, '#c9c9c9');
  map.repeat.set(side, side);
  const geometry = new THREE.PlaneGeometry(side, side);
  geometry.rotateX(-Math.PI / 2);
  return new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ map }));
}
