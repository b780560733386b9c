import { cornersOfFace, FACE, mergedFaces } from 'mazewright/three';
import { blockMaterial, SHADES } from './block-material.js';

/** The side of a face that looks up. */
const UP = 2;
/**
 * By how much faces reach over their edges: rectangles that meet without a common corner leave gaps of
 * single pixels. Too little to be seen where faces are large.
 */
const OVERLAP = 0.006;

/**
 * Solid grids as one mesh with the pattern of cubes: one draw call, no hidden faces, flat regions as
 * few rectangles.
 * @param {typeof import('./three.js')} THREE
 * @param {import('mazewright/three').SolidGrid[]} grids
 * @param {string[]} colors of the values 1, 2, ...
 * @param {{ hasBottom?: boolean, tops?: string[], foot?: number,
 *   material?: import('three').Material }} [options] `tops`: colours of the faces that look up; `foot`:
 *   brightness of upright faces at the bottom of a grid; `material`: a lit one, without overlap
 */
export function solidMesh(THREE, grids, colors, options = {}) {
  const { hasBottom, tops = colors, foot = 1, material } = options;
  const overlap = material ? 0 : OVERLAP;
  const faces = grids.map((grid) => mergedFaces(grid, { hasBottom }));
  const count = faces.reduce((sum, { length }) => sum + length / FACE, 0);
  const position = new Float32Array(count * 12);
  const uv = new Float32Array(count * 8);
  const tint = new Uint8Array(count * 12);
  const index = new Uint32Array(count * 6);
  const tintsOf = (/** @type {number} */ light) =>
    colors.map((color, i) =>
      SHADES.map((shade, side) => {
        const isUpright = side >> 1 !== 1;
        return tintOf(THREE, side === UP ? tops[i] : color, isUpright ? shade * light : shade);
      }),
    );
  const [tints, feet] = [tintsOf(1), tintsOf(foot)];
  let vertex = 0;
  grids.forEach(({ edges }, i) => {
    for (let at = 0; at < faces[i].length; at += FACE) {
      const side = faces[i][at];
      const [u, v] = [((side >> 1) + 1) % 3, ((side >> 1) + 2) % 3];
      const [, , , u0, v0] = faces[i].subarray(at, at + FACE);
      index.set([vertex, vertex + 1, vertex + 2, vertex, vertex + 2, vertex + 3], (vertex / 4) * 6);
      for (const corner of cornersOfFace(faces[i], at)) {
        const place = corner.map((edge, axis) => edges[axis][edge]);
        place[u] += corner[u] === u0 ? -overlap : overlap;
        place[v] += corner[v] === v0 ? -overlap : overlap;
        position.set(place, vertex * 3);
        uv[vertex * 2] = place[u] - edges[u][u0];
        uv[vertex * 2 + 1] = place[v] - edges[v][v0];
        tint.set((corner[1] === 0 ? feet : tints)[faces[i][at + 1] - 1][side], vertex * 3);
        vertex += 1;
      }
    }
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(position, 3));
  geometry.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  geometry.setAttribute('color', new THREE.BufferAttribute(tint, 3, true));
  geometry.setIndex(new THREE.BufferAttribute(index, 1));
  if (material) geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, material ?? blockMaterial(THREE));
}

/** A shaded colour in bytes of the linear colour space, which vertex colours have. @param {typeof import('./three.js')} THREE @param {string} color @param {number} shade */
function tintOf(THREE, color, shade) {
  const { r, g, b } = new THREE.Color(color);
  return [r, g, b].map((part) => Math.round(255 * part * shade));
}

/** A box as a grid of one cell. @param {number[]} from x y z @param {number[]} size @returns {import('mazewright/three').SolidGrid} */
export function boxGrid(from, size) {
  const edge = (/** @type {number} */ axis) => [from[axis], from[axis] + size[axis]];
  return { size: [1, 1, 1], edges: [edge(0), edge(1), edge(2)], data: Uint8Array.of(1) };
}
