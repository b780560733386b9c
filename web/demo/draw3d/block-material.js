import { rimTexture } from './rim-texture.js';

/**
 * Flat colours with a thin darker rim a cube: light is baked into the faces (see shade), so even a
 * software renderer keeps up and the palette stays what it is.
 * @param {typeof import('three')} THREE
 */
export function blockMaterial(THREE) {
  const map = rimTexture(THREE, 16, '#d4d4d4');
  map.magFilter = THREE.NearestFilter;
  map.minFilter = THREE.LinearMipmapLinearFilter;
  return new THREE.MeshBasicMaterial({ map, vertexColors: true });
}

/** How bright the faces +x, -x, +y, -y, +z, -z are (y is up, the viewer at +z). */
export const SHADES = [0.52, 0.6, 1, 0.45, 0.7, 0.56];
