import { blockMaterial, SHADES } from './block-material.js';

/** Corners of the faces +x, -x, +y, +z, -z; the bottom is never visible. */
const FACES = [
  { shade: SHADES[0], corners: [1, 1, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0], u: 2, v: 1 },
  { shade: SHADES[1], corners: [0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1], u: 2, v: 1 },
  { shade: SHADES[2], corners: [0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0], u: 0, v: 2 },
  { shade: SHADES[4], corners: [0, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1], u: 0, v: 1 },
  { shade: SHADES[5], corners: [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0], u: 0, v: 1 },
];

/**
 * Wall boxes as one mesh with the pattern of cubes: one draw call for any maze.
 * @param {typeof import('three')} THREE
 * @param {Float32Array} boxes as maze.boxes() returns them
 * @param {string} color
 */
export function wallMesh(THREE, boxes, color) {
  const faces = (boxes.length / 6) * FACES.length;
  const position = new Float32Array(faces * 12);
  const uv = new Float32Array(faces * 8);
  const tint = new Float32Array(faces * 12);
  const index = new Uint32Array(faces * 6);
  const { r, g, b } = new THREE.Color(color);
  let vertex = 0;
  for (let i = 0; i < boxes.length; i += 6) {
    const from = boxes.subarray(i, i + 3);
    const size = boxes.subarray(i + 3, i + 6);
    for (const { shade, corners, u, v } of FACES) {
      const at = (vertex / 4) * 6;
      index.set(
        [0, 1, 2, 0, 2, 3].map((corner) => vertex + corner),
        at,
      );
      for (let corner = 0; corner < 12; corner += 3, vertex += 1) {
        for (let axis = 0; axis < 3; axis += 1) {
          position[vertex * 3 + axis] = from[axis] + corners[corner + axis] * size[axis];
        }
        uv[vertex * 2] = corners[corner + u] * size[u];
        uv[vertex * 2 + 1] = corners[corner + v] * size[v];
        tint.set([r * shade, g * shade, b * shade], vertex * 3);
      }
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(position, 3));
  geometry.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  geometry.setAttribute('color', new THREE.BufferAttribute(tint, 3));
  geometry.setIndex(new THREE.BufferAttribute(index, 1));
  return new THREE.Mesh(geometry, blockMaterial(THREE));
}
