import { BufferAttribute, BufferGeometry, Color } from 'three';
import { FACE, mergedFaces } from './merged-faces.js';

/** @import { SolidGrid } from './merged-faces.js' */

/**
 * Solid grids as one geometry: no hidden faces, flat regions as few rectangles, with texture coordinates in
 * units of length, upright on every side, that go on around corners.
 * @param {readonly SolidGrid[]} grids
 * @param {readonly string[]} colors of the values 1, 2, ... of the grids, as CSS
 * @param {{ hasTop?: boolean, rise?: number, overlap?: number }} [options] without tops: nobody sees them under a
 *   ceiling; `rise`: height of a unit of texture coordinates; `overlap`: by how much faces reach over their edges,
 *   as rectangles that meet without a common corner leave gaps of single pixels
 */
export function solidGeometry(grids, colors, { hasTop = true, rise = 1, overlap = 0 } = {}) {
  const UP = 2;
  const faces = grids.map((grid) => mergedFaces(grid, { hasBottom: false }));
  let count = 0;
  for (const list of faces) {
    for (let at = 0; at < list.length; at += FACE) if (hasTop || list[at] !== UP) count += 1;
  }
  const position = new Float32Array(count * 12);
  const normal = new Float32Array(count * 12);
  const uv = new Float32Array(count * 8);
  const tint = new Uint8Array(count * 12);
  const near = new Float32Array(count * 4);
  const index = new Uint32Array(count * 6);
  const tints = colors.map((css) => {
    const { r, g, b } = new Color(css);
    return [r, g, b].map((part) => Math.round(255 * part));
  });
  const place = [0, 0, 0];
  let vertex = 0;
  grids.forEach(({ edges }, i) => {
    const list = faces[i];
    for (let at = 0; at < list.length; at += FACE) {
      const side = list[at];
      if (side === UP && !hasTop) continue;
      const axis = side >> 1;
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const out = side % 2 === 0 ? 1 : -1;
      const [red, green, blue] = tints[list[at + 1] - 1];
      index.set([vertex, vertex + 1, vertex + 2, vertex, vertex + 2, vertex + 3], (vertex / 4) * 6);
      place[axis] = edges[axis][list[at + 2]];
      for (let corner = 0; corner < 4; corner += 1, vertex += 1) {
        // Counter-clockwise from outside.
        const turn = out > 0 ? corner : 3 - corner;
        const [isFar, isHigh] = [turn === 1 || turn === 2, turn > 1];
        place[u] = edges[u][list[at + (isFar ? 5 : 3)]] + (isFar ? overlap : -overlap);
        place[v] = edges[v][list[at + (isHigh ? 6 : 4)]] + (isHigh ? overlap : -overlap);
        position[3 * vertex] = place[0];
        position[3 * vertex + 1] = place[1];
        position[3 * vertex + 2] = place[2];
        normal[3 * vertex + axis] = out;
        uv[2 * vertex] = axis === 0 ? place[2] : place[0];
        uv[2 * vertex + 1] = axis === 1 ? place[2] : place[1] / rise;
        tint[3 * vertex] = red;
        tint[3 * vertex + 1] = green;
        tint[3 * vertex + 2] = blue;
        const level =
          axis === 1
            ? list[at + 2]
            : u === 1
              ? list[at + (isFar ? 5 : 3)]
              : list[at + (isHigh ? 6 : 4)];
        near[vertex] = level === 0 ? 1 : -1;
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setAttribute('color', new BufferAttribute(tint, 3, true));
  geometry.setAttribute('near', new BufferAttribute(near, 1));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

/** A box as a grid of one cell. @param {readonly number[]} from x y z @param {readonly number[]} size @param {number} [value] of the cell @returns {SolidGrid} */
export function boxGrid(from, size, value = 1) {
  const edge = (/** @type {number} */ axis) => [from[axis], from[axis] + size[axis]];
  return { size: [1, 1, 1], edges: [edge(0), edge(1), edge(2)], data: Uint8Array.of(value) };
}
