/** Bodies of triangles, read and judged without the code that makes them. */
import assert from 'node:assert/strict';

/** The triangles of a binary STL file: [normal, a, b, c] each, and its header. @param {Uint8Array} bytes */
export function parseStl(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  assert.equal(bytes.length, 84 + 50 * count);
  const triangles = Array.from({ length: count }, (_, i) => {
    const numbers = Array.from({ length: 12 }, (_each, j) =>
      view.getFloat32(84 + 50 * i + 4 * j, true),
    );
    return [0, 3, 6, 9].map((from) => numbers.slice(from, from + 3));
  });
  return { header: new TextDecoder().decode(bytes.subarray(0, 80)), triangles };
}

const minus = (a, b) => a.map((part, i) => part - b[i]);
const cross = (p, q) => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const dot = (p, q) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

/**
 * Asserts that every directed edge is there once and so is its opposite, and that no triangle is empty.
 * Returns the volume and the largest coordinates; the least are 0.
 * @param {number[][][]} triangles three corners each
 * @param {string} name
 */
export function measureSolid(triangles, name) {
  const edges = new Set();
  let volume = 0;
  const max = [0, 0, 0];
  const min = [0, 0, 0];
  for (const corners of triangles) {
    const [a, b, c] = corners;
    const area = cross(minus(b, a), minus(c, a));
    assert.ok(Math.hypot(...area) > 0, `${name}: an empty triangle`);
    volume += dot(a, cross(b, c)) / 6;
    corners.forEach((corner, i) => {
      const edge = `${corner} ${corners[(i + 1) % 3]}`;
      assert.ok(!edges.has(edge), `${name}: an edge of two triangles in one direction`);
      edges.add(edge);
      corner.forEach((place, axis) => {
        max[axis] = Math.max(max[axis], place);
        min[axis] = Math.min(min[axis], place);
      });
    });
  }
  for (const edge of edges) {
    const [from, to] = edge.split(' ');
    assert.ok(edges.has(`${to} ${from}`), `${name}: an open edge`);
  }
  assert.ok(
    min.every((place) => place >= 0),
    name,
  );
  return { volume, max };
}

/** How many bodies triangles are, by corners in common. @param {number[][][]} triangles */
export function countBodies(triangles) {
  const parents = new Map();
  const rootOf = (key) => {
    let root = key;
    while (parents.has(root)) root = parents.get(root);
    if (root !== key) parents.set(key, root);
    return root;
  };
  for (const [a, b, c] of triangles) {
    for (const other of [b, c]) {
      const [one, two] = [rootOf(String(a)), rootOf(String(other))];
      if (one !== two) parents.set(one, two);
    }
  }
  return new Set(triangles.flat().map((corner) => rootOf(String(corner)))).size;
}

/** Whether the floor of a maze bends, as that of a sphere: it faces to more sides than up. @param {any} maze */
export const isBody = (maze) =>
  maze.meshes({ up: 'z' }).floor.normals.some((part, i) => i % 3 === 2 && part < 0.99);
