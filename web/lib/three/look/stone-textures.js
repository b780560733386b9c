import { LinearFilter, LinearMipmapLinearFilter, RepeatWrapping } from 'three';
import { dataTexture } from './data-texture.js';
import { sequence, tiledNoise } from './noise.js';
import { SPAN, stonesOf } from './stone-layout.js';

/** @import { Layout, Stone } from './stone-layout.js' */

/** Texels of a texture's side. */
const SIDE = 512;
/** Texels on both sides of a stone's edge in which its distance is told apart. */
const EDGE_REACH = 8;
/** Width of joints, and of the worn edges of stones, in texels; radius of their corners. */
const JOINT = 2.4;
const WORN = 8;
const ROUND = 5;
/** How far hewn edges leave their line, in texels. */
const HEWN = { coarse: 1.1, fine: 0.9 };
/** Brightness of the darkest and of the lightest stone. */
const GREYS = [0.62, 0.98];
/** How strongly worn edges, lumps, grain, and the tilt of a whole stone bend the light. */
const BENDS = { worn: 0.9, lumps: 0.5, grain: 0.35, tilt: 0.16 };

/** Texels of the side of the grain, and the noise that it is made of: lattice cells, and its share. */
const GRAIN_SIDE = 256;
const GRAINS = [
  [16, 0.35],
  [32, 0.4],
  [64, 0.4],
  [128, 0.12],
];

/** What a texture shows: the stones of a layout, or the grain that eyes see from near. @typedef {Layout | 'grain'} Pattern */

/** The texels of each pattern, which are always the same. @type {Map<Pattern, Uint8Array<ArrayBuffer>>} */
const made = new Map();

/** Textures in use, and by how many materials. @type {Map<string, { map: import('three').DataTexture, users: number }>} */
const shared = new Map();

/**
 * A repeating texture of stones, which all materials share. Red: brightness; green and blue: slope of the surface
 * along u and v, from -1 to 1; alpha, of stones: distance to the edge of the stone, by which a shader draws joints
 * that are sharp however near they are. A unit of texture coordinates is `SPAN` units of length.
 * Cost: 60 ms for the first texture of a pattern; 1 MB each.
 * @param {Pattern} pattern
 * @param {number} anisotropy
 * @returns {{ map: import('three').DataTexture, release(): void }} to be released by who no longer uses it
 */
export function stoneTexture(pattern, anisotropy) {
  const key = `${pattern} ${anisotropy}`;
  const known = shared.get(key) ?? { map: makeTexture(pattern, anisotropy), users: 0 };
  shared.set(key, known);
  known.users += 1;
  return {
    map: known.map,
    release() {
      known.users -= 1;
      if (known.users > 0) return;
      known.map.dispose();
      shared.delete(key);
    },
  };
}

/** @param {Pattern} pattern @param {number} anisotropy */
function makeTexture(pattern, anisotropy) {
  const texels =
    made.get(pattern) ?? (pattern === 'grain' ? grains() : texelsOf(stonesOf(pattern)));
  made.set(pattern, texels);
  const side = pattern === 'grain' ? GRAIN_SIDE : SIDE;
  const map = dataTexture(texels, side, side, RepeatWrapping, LinearFilter);
  map.minFilter = LinearMipmapLinearFilter;
  map.generateMipmaps = true;
  map.anisotropy = anisotropy;
  return map;
}

function grains() {
  const side = GRAIN_SIDE;
  const height = new Float32Array(side * side);
  GRAINS.forEach(([cells, share], seed) => {
    const noise = tiledNoise(side, cells, 60 + seed);
    for (let i = 0; i < height.length; i += 1) height[i] += share * noise[i];
  });
  const texels = new Uint8Array(4 * height.length);
  for (let i = 0; i < height.length; i += 1) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const right = height[y * side + ((x + 1) % side)] - height[i];
    const down = height[((y + 1) % side) * side + x] - height[i];
    texels.set([signed(height[i]), signed(right), signed(down), 255], 4 * i);
  }
  return texels;
}

/** @param {readonly Stone[]} stones */
function texelsOf(stones) {
  const count = SIDE * SIDE;
  const [warpX, warpY] = [3, 4].map((seed) => {
    const fine = tiledNoise(SIDE, 128, seed + 40);
    return tiledNoise(SIDE, 32, seed).map((each, i) => HEWN.coarse * each + HEWN.fine * fine[i]);
  });
  const [lumps, grain, dust, stains] = [
    [32, 5],
    [128, 6],
    [256, 8],
    [8, 9],
  ].map(([cells, seed]) => tiledNoise(SIDE, cells, seed));
  const [edge, bright, tiltX, tiltY] = [0, 1, 2, 3].map(() => new Float32Array(count));
  edge.fill(-EDGE_REACH);
  const random = sequence(21);
  for (const stone of stones) {
    const [shade, slopeX, slopeY] = [random(), 2 * random() - 1, 2 * random() - 1];
    eachTexel(stone, (at, x, y, halfWidth, halfHeight) => {
      const [dx, dy] = [
        Math.abs(x + warpX[at]) - halfWidth + ROUND,
        Math.abs(y + warpY[at]) - halfHeight + ROUND,
      ];
      const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
      const distance = ROUND - JOINT / 2 - outside - Math.min(0, Math.max(dx, dy));
      if (distance <= edge[at]) return;
      edge[at] = distance;
      bright[at] = GREYS[0] + shade * (GREYS[1] - GREYS[0]);
      tiltX[at] = slopeX;
      tiltY[at] = slopeY;
    });
  }
  const height = Float32Array.from(edge, (distance, i) => {
    const worn = Math.min(1, Math.max(0, distance / WORN));
    return (
      BENDS.worn * WORN * 0.5 * worn * (2 - worn) +
      BENDS.lumps * 2.5 * lumps[i] +
      BENDS.grain * (grain[i] + 0.5 * dust[i])
    );
  });
  const texels = new Uint8Array(4 * count);
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const row = y * SIDE;
    const slopeX = height[row + ((x + 1) % SIDE)] - height[row + ((x + SIDE - 1) % SIDE)];
    const slopeY = height[((y + 1) % SIDE) * SIDE + x] - height[((y + SIDE - 1) % SIDE) * SIDE + x];
    const pits = 0.05 * grain[i] + 0.07 * dust[i] + 0.06 * lumps[i] + 0.07 * stains[i];
    texels[4 * i] = 255 * Math.min(1, Math.max(0, bright[i] + pits - 0.06));
    texels[4 * i + 1] = signed(slopeX / 2 + BENDS.tilt * tiltX[i]);
    texels[4 * i + 2] = signed(slopeY / 2 + BENDS.tilt * tiltY[i]);
    texels[4 * i + 3] = signed(edge[i] / EDGE_REACH);
  }
  return texels;
}

/** A value from -1 to 1 as a byte. @param {number} value */
const signed = (value) => Math.round(127.5 + 127.5 * Math.min(1, Math.max(-1, value)));

/** Calls a function with each texel of a stone and around it, and its place from the middle of the stone. @param {Stone} stone @param {(at: number, x: number, y: number, halfWidth: number, halfHeight: number) => void} use */
function eachTexel({ left, top, width, height }, use) {
  const scale = SIDE / SPAN;
  const [halfWidth, halfHeight] = [(width * scale) / 2, (height * scale) / 2];
  const [middleX, middleY] = [left * scale + halfWidth, top * scale + halfHeight];
  const margin = EDGE_REACH / 2;
  for (
    let y = Math.ceil(middleY - halfHeight - margin);
    y < middleY + halfHeight + margin;
    y += 1
  ) {
    const row = (((y % SIDE) + SIDE) % SIDE) * SIDE;
    for (
      let x = Math.ceil(middleX - halfWidth - margin);
      x < middleX + halfWidth + margin;
      x += 1
    ) {
      use(row + (((x % SIDE) + SIDE) % SIDE), x - middleX, y - middleY, halfWidth, halfHeight);
    }
  }
}
