import { rimTexture } from './rim-texture.js';

/**
 * Unlit colours with a thin darker rim per cube. Light is part of the vertex colours (SHADES), which
 * software renderers draw fast and which keeps the colours of the palette.
 * @param {typeof import('./three.js')} THREE
 */
export function blockMaterial(THREE) {
  const map = rimTexture(THREE, 16, '#d4d4d4');
  map.magFilter = THREE.NearestFilter;
  map.minFilter = THREE.LinearMipmapLinearFilter;
  return new THREE.MeshBasicMaterial({ map, vertexColors: true });
}

/** Brightness of the faces +x, -x, +y, -y, +z, -z; y is up, the viewer at +z. */
export const SHADES = [0.52, 0.6, 1, 0.45, 0.7, 0.56];
