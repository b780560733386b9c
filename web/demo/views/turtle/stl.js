import { cornersOfFace, FACE, mergedFaces } from 'mazewright/three';

/** Millimetres per cube: a maze of 20 x 20 cells then fits the bed of common printers. */
export const CUBE_MM = 5;
const HEADER = 80;
/** Bytes and numbers of a triangle. */
const TRIANGLE = 50;
const NUMBERS = 9;

/**
 * Solid grids as a binary STL file, for 3D printers: in millimetres, z up, the lowest corner at the
 * origin. Coplanar faces are merged. The surface is closed: where the corner of one rectangle lies on
 * the side of another, that one is divided there too, so that triangles meet edge to edge.
 * @param {import('mazewright/three').SolidGrid[]} grids
 */
export function stlOf(grids) {
  /** Nine numbers per triangle, z up. @type {number[]} */
  const places = [];
  for (const grid of grids) addTriangles(grid, places);
  return fileOf(places);
}

/**
 * @param {ArrayLike<number>} places nine numbers per triangle, z up
 * @returns {Uint8Array<ArrayBuffer>}
 */
function fileOf(places) {
  const least = [Infinity, Infinity, Infinity];
  for (let i = 0; i < places.length; i += 1) least[i % 3] = Math.min(least[i % 3], places[i]);
  const count = places.length / NUMBERS;
  const view = new DataView(new ArrayBuffer(HEADER + 4 + TRIANGLE * count));
  new Uint8Array(view.buffer).set(new TextEncoder().encode('mazewright, millimetres'));
  view.setUint32(HEADER, count, true);
  for (let i = 0; i < count; i += 1) {
    const at = HEADER + 4 + TRIANGLE * i;
    const pointing = normalOf(places, NUMBERS * i);
    for (let axis = 0; axis < 3; axis += 1) view.setFloat32(at + 4 * axis, pointing[axis], true);
    for (let j = 0; j < NUMBERS; j += 1) {
      const place = CUBE_MM * (places[NUMBERS * i + j] - least[j % 3]);
      view.setFloat32(at + 12 + 4 * j, place, true);
    }
  }
  return new Uint8Array(view.buffer);
}

/** Adds the triangles of a grid, with z up instead of y. @param {import('mazewright/three').SolidGrid} grid @param {number[]} places */
function addTriangles({ size, edges, data }, places) {
  // Colours print alike: cells of all values are merged.
  const faces = mergedFaces({ size, edges, data: data.map((value) => (value === 0 ? 0 : 1)) });
  const steps = [1, size[0] + 1, (size[0] + 1) * (size[1] + 1)];
  const keyOf = (/** @type {number[]} */ [x, y, z]) => x + steps[1] * y + steps[2] * z;
  const isCorner = new Uint8Array(steps[2] * (size[2] + 1));
  for (let at = 0; at < faces.length; at += FACE) {
    for (const corner of cornersOfFace(faces, at)) isCorner[keyOf(corner)] = 1;
  }
  const point = (/** @type {number} */ key) => {
    const z = Math.floor(key / steps[2]);
    const y = Math.floor((key - z * steps[2]) / steps[1]);
    const x = key - z * steps[2] - y * steps[1];
    return [edges[0][x], -edges[2][z], edges[1][y]];
  };
  const add = (/** @type {number[]} */ a, /** @type {number[]} */ b, /** @type {number[]} */ c) =>
    places.push(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
  for (let at = 0; at < faces.length; at += FACE) {
    const rectangle = cornersOfFace(faces, at).map(keyOf);
    const rim = rimOf(rectangle, steps, isCorner).map(point);
    if (rim.length === 4) {
      add(rim[0], rim[1], rim[2]);
      add(rim[0], rim[2], rim[3]);
      continue;
    }
    const [a, c] = [point(rectangle[0]), point(rectangle[2])];
    const middle = a.map((place, axis) => (place + c[axis]) / 2);
    for (let i = 0; i < rim.length; i += 1) add(middle, rim[i], rim[(i + 1) % rim.length]);
  }
}

/** The corners of a rectangle and the corners of others on its sides, in order. @param {number[]} rectangle @param {number[]} steps of the keys per axis @param {Uint8Array} isCorner */
function rimOf(rectangle, steps, isCorner) {
  const rim = [];
  for (let i = 0; i < 4; i += 1) {
    const [from, to] = [rectangle[i], rectangle[(i + 1) % 4]];
    const step = Math.sign(to - from) * stepOf(Math.abs(to - from), steps);
    rim.push(from);
    for (let key = from + step; key !== to; key += step) if (isCorner[key] === 1) rim.push(key);
  }
  return rim;
}

/** The step of the axis along which two keys differ. @param {number} length their difference @param {number[]} steps */
const stepOf = (length, [, ofY, ofZ]) => (length < ofY ? 1 : length < ofZ ? ofY : ofZ);

/** The normal of a triangle in a plane of the axes, exactly. @param {ArrayLike<number>} places @param {number} at */
function normalOf(places, at) {
  const side = (/** @type {number} */ corner, /** @type {number} */ axis) =>
    places[at + 3 * corner + axis] - places[at + axis];
  const part = (/** @type {number} */ u, /** @type {number} */ v) =>
    Math.sign(side(1, u) * side(2, v) - side(1, v) * side(2, u));
  return [part(1, 2), part(2, 0), part(0, 1)];
}
