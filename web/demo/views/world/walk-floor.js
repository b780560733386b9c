import { rimTexture } from '../../draw3d/rim-texture.js';

/** A floor with a rim a cell, so that one sees how one moves. @param {typeof import('three')} THREE @param {number} wide cells, even */
export function floorOf(THREE, wide) {
  const map = rimTexture(THREE, 32, '#c9c9c9');
  map.repeat.set(wide, wide);
  const geometry = new THREE.PlaneGeometry(wide, wide);
  geometry.rotateX(-Math.PI / 2);
  return new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ map }));
}
