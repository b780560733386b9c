import { cornersOfFace, FACE, mergedFaces } from '../geometry/merged-faces.js';

/** Millimetres per cube: a maze of 20 x 20 cells then fits the bed of common printers. */
export const CUBE_MM = 5;
const HEADER = 80;
const TRIANGLE = 50;

/**
 * Solid grids as a binary STL file, for 3D printers: in millimetres, z up, the lowest corner at the
 * origin. Coplanar faces are merged. The surface is closed: where the corner of one rectangle lies on
 * the side of another, that one is divided there too, so that triangles meet edge to edge.
 * @param {import('../geometry/merged-faces.js').SolidGrid[]} grids
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function stlOf(grids) {
  const triangles = grids.flatMap(trianglesOf);
  const least = [0, 1, 2].map((axis) =>
    triangles.reduce(
      (low, corners) => Math.min(low, ...corners.map((each) => each[axis])),
      Infinity,
    ),
  );
  const view = new DataView(new ArrayBuffer(HEADER + 4 + TRIANGLE * triangles.length));
  new Uint8Array(view.buffer).set(new TextEncoder().encode('mazewright, millimetres'));
  view.setUint32(HEADER, triangles.length, true);
  triangles.forEach((corners, i) => {
    const at = HEADER + 4 + TRIANGLE * i;
    for (const [axis, part] of normalOf(corners).entries())
      view.setFloat32(at + 4 * axis, part, true);
    corners.flat().forEach((place, j) => {
      view.setFloat32(at + 12 + 4 * j, CUBE_MM * (place - least[j % 3]), true);
    });
  });
  return new Uint8Array(view.buffer);
}

/** @typedef {number[]} Point x y z, z up */

/** The triangles of a grid, with z up instead of y. @param {import('../geometry/merged-faces.js').SolidGrid} grid @returns {Point[][]} */
function trianglesOf({ size, edges, data }) {
  // Colours print alike: cells of all values are merged.
  const faces = mergedFaces({ size, edges, data: data.map((value) => (value === 0 ? 0 : 1)) });
  const [wide, high] = [size[0] + 1, size[1] + 1];
  const keyOf = (/** @type {number[]} */ [x, y, z]) => (z * high + y) * wide + x;
  const corners = new Uint8Array(wide * high * (size[2] + 1));
  for (let at = 0; at < faces.length; at += FACE) {
    for (const corner of cornersOfFace(faces, at)) corners[keyOf(corner)] = 1;
  }
  const point = (/** @type {number[]} */ corner) => {
    const [x, y, z] = corner.map((edge, axis) => edges[axis][edge]);
    return [x, -z, y];
  };
  const triangles = [];
  for (let at = 0; at < faces.length; at += FACE) {
    const rim = rimOf(cornersOfFace(faces, at), (corner) => corners[keyOf(corner)] === 1).map(
      point,
    );
    if (rim.length === 4) {
      triangles.push([rim[0], rim[1], rim[2]], [rim[0], rim[2], rim[3]]);
      continue;
    }
    const middle = [0, 1, 2].map((axis) => {
      const places = rim.map((each) => each[axis]);
      return (Math.min(...places) + Math.max(...places)) / 2;
    });
    rim.forEach((each, i) => {
      triangles.push([middle, each, rim[(i + 1) % rim.length]]);
    });
  }
  return triangles;
}

/** The corners of a rectangle and the corners of others on its sides, in order. @param {number[][]} rectangle @param {(corner: number[]) => boolean} isCorner */
function rimOf(rectangle, isCorner) {
  const rim = [];
  for (let i = 0; i < 4; i += 1) {
    const [from, to] = [rectangle[i], rectangle[(i + 1) % 4]];
    const step = from.map((place, axis) => Math.sign(to[axis] - place));
    const isEnd = (/** @type {number[]} */ each) => each.every((place, axis) => place === to[axis]);
    rim.push(from);
    for (let at = next(from, step); !isEnd(at); at = next(at, step)) if (isCorner(at)) rim.push(at);
  }
  return rim;
}

/** @param {number[]} place @param {number[]} step */
const next = (place, step) => place.map((each, axis) => each + step[axis]);

/** The normal of a triangle with sides along the axes. @param {Point[]} corners */
function normalOf([a, b, c]) {
  const [p, q] = [b, c].map((each) => each.map((place, axis) => place - a[axis]));
  const normal = [0, 1, 2].map((axis) => {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    return p[u] * q[v] - p[v] * q[u];
  });
  const length = Math.hypot(...normal);
  return normal.map((part) => part / length);
}
