import { stoneMaterial } from 'mazewright/three';
import { drawsInSoftware } from '../draw3d/fit-renderer.js';
import { themeNow } from '../ui/theme.js';

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
  const { uv } = geometry.attributes;
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, side * uv.getX(i), side * uv.getY(i));
  geometry.rotateX(-Math.PI / 2);
  const material = stoneMaterial({
    theme: themeNow(),
    tint: colors().ground,
    light: 'sun',
    hasFog: true,
    quality: drawsInSoftware() ? 'low' : 'high',
    stones: { layout: 'slabs', scale: 1 },
  });
  return new THREE.Mesh(geometry, material);
}
