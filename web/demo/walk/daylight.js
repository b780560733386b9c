import { drawsInSoftware } from '../draw3d/fit-renderer.js';
import { themeNow } from '../ui/theme.js';
import { SLABS, stoneTexture } from './stone-textures.js';

/** The sky and the stones of the ground, by theme. */
const COLORS = {
  light: { sky: '#c3d9e6', ground: '#cfc4ae' },
  dark: { sky: '#1c2434', ground: '#565a5e' },
};

const colors = () => COLORS[themeNow()];

/** The colour of the sky over an open terrain. */
export const skyColor = () => colors().sky;

/** A square ground of slabs under the open sky, which make movement visible. @param {typeof import('../draw3d/three.js')} THREE @param {number} side cells, even */
export function daylightFloor(THREE, side) {
  const geometry = new THREE.PlaneGeometry(side, side);
  geometry.rotateX(-Math.PI / 2);
  const map = stoneTexture(THREE, SLABS, drawsInSoftware());
  map.repeat.multiplyScalar(side);
  return new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ map, color: colors().ground }));
}
