import { cornersOfFace, FACE, mergedFaces } from '../geometry/merged-faces.js';

/** The side of a face that looks up: nobody sees the top of a wall. */
const UP = 2;

/**
 * The upright faces of boxes that stand on the floor, with texture coordinates that go on around corners,
 * in cells and in heights of the boxes, and `near` for a torch material: 1 at the foot, -1 at a ceiling.
 * @param {typeof import('../draw3d/three.js')} THREE
 * @param {import('../geometry/merged-faces.js').SolidGrid} grid of one layer
 */
export function brickWalls(THREE, grid) {
  const height = grid.edges[1][1];
  const faces = mergedFaces(grid, { hasBottom: false });
  const lists = Array.from({ length: 5 }, () => /** @type {number[]} */ ([]));
  const [positions, normals, stones, near, index] = lists;
  for (let at = 0; at < faces.length; at += FACE) {
    const side = faces[at];
    if (side === UP) continue;
    const first = near.length;
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
    const out = side % 2 === 0 ? 1 : -1;
    for (const corner of cornersOfFace(faces, at)) {
      const [x, y, z] = corner.map((edge, axis) => grid.edges[axis][edge]);
      positions.push(x, y, z);
      normals.push(side < UP ? out : 0, 0, side < UP ? 0 : out);
      stones.push(side < UP ? z : x, y / height);
      near.push(corner[1] === 0 ? 1 : -1);
    }
  }
  const geometry = new THREE.BufferGeometry();
  const list = (/** @type {number[]} */ values, /** @type {number} */ size) =>
    new THREE.BufferAttribute(Float32Array.from(values), size);
  geometry.setAttribute('position', list(positions, 3));
  geometry.setAttribute('normal', list(normals, 3));
  geometry.setAttribute('uv', list(stones, 2));
  geometry.setAttribute('near', list(near, 1));
  geometry.setIndex(index);
  return geometry;
}
