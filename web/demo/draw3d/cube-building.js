import { packed } from 'mazewright/draw';
import { bakedLight } from 'mazewright/three';
import { gridsOfCubes } from '../geometry/cube-grids.js';
import { color } from '../ui/theme.js';
import { PALETTE } from './palette.js';
import { pixelTexture } from './pixel-texture.js';
import { slabMesh } from './slabs.js';
import { solidMesh } from './solid-mesh.js';

/** Brightness of cubes at the ground. */
const FOOT = 0.7;
/** Texels of a cube's side on the ground, and of all of it at most. */
const TEXELS = 8;
const MOST_TEXELS = 600_000;
/** Height in cubes of what throws a shadow, thickness of the ground, and how far it is below its top. */
const HEIGHT = 2;
const SLAB = 0.2;
/** Share of the light that a shadow takes. */
const SHADOW = 0.34;
const BELOW = 0.01;

/**
 * The cubes of a script as one mesh. Those that stand on the ground are darker at their foot.
 * @param {typeof import('./three.js')} THREE
 * @param {Float32Array} cubes x y z color per cube
 */
export function cubeMesh(THREE, cubes) {
  const grids = gridsOfCubes(cubes);
  const [first] = grids;
  if (grids.length !== 1) return solidMesh(THREE, grids, PALETTE);
  // The lowest layer has values of its own: its faces end where it ends, and only they become darker.
  const [width, , depth] = first.size;
  const data = first.data.slice();
  for (let i = 0; i < width * depth; i += 1) if (data[i] > 0) data[i] += PALETTE.length;
  return solidMesh(THREE, [{ ...first, data }], [...PALETTE, ...PALETTE], { foot: FOOT });
}

/**
 * The ground under cubes: darker beside those that stand on it, and in their shadow. One that is too large
 * for that is plain.
 * @param {typeof import('./three.js')} THREE
 * @param {Float32Array} cubes
 * @param {{ least: number[], most: number[] }} ground its first and last place, x y z of the script
 * @returns {import('three').Object3D[]}
 */
export function cubeGround(THREE, cubes, { least, most }) {
  const [width, height] = [1, 0].map((axis) => Math.ceil(most[axis] - least[axis] + 1));
  const slab = slabMesh(THREE, [[least[1], least[0], width, height, -SLAB]], color('floor'));
  const level = least[2] - 1;
  slab.position.y = level;
  const texels = Math.min(TEXELS, Math.floor(Math.sqrt(MOST_TEXELS / (width * height))));
  if (texels < 1) return [slab];
  const columns = width * texels;
  const heights = new Float32Array(columns * height * texels);
  for (let i = 0; i < cubes.length; i += 4) {
    if (cubes[i + 2] >= least[2] + 1) continue;
    const [row, column] = [0, 1].map((axis) => Math.floor(cubes[i + axis] - least[axis]));
    for (let y = row * texels; y < (row + 1) * texels; y += 1) {
      heights.fill(HEIGHT, y * columns + column * texels, y * columns + (column + 1) * texels);
    }
  }
  const baked = bakedLight({ left: 0, top: 0, width, height, texels, heights }, HEIGHT);
  const light = baked.sky.map((sky, i) => sky * (1 - SHADOW * baked.shade[i]));
  const tint = packed(color('floor'));
  const pixels = new Uint8ClampedArray(4 * light.length).fill(255);
  for (let i = 0; i < light.length; i += 1) {
    for (let part = 0; part < 3; part += 1) {
      pixels[4 * i + part] = ((tint >> (8 * part)) & 255) * light[i];
    }
  }
  const map = pixelTexture(THREE, pixels, columns);
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(width, height),
    new THREE.MeshBasicMaterial({ map }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(least[1] + width / 2, level, least[0] + height / 2);
  slab.position.y -= BELOW;
  return [slab, ground];
}
