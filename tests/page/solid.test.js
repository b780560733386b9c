// The mesh of cubes, and the STL file of a script, without a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cornersOfFace, FACE, mergedFaces } from 'mazewright/three';
import { gridsOfCubes } from '../../web/demo/geometry/cube-grids.js';
import { CUBE_MM, stlOf } from '../../web/demo/views/turtle/stl.js';

/** Cubes of a small box with two colours, at whole or half places. */
const cubeList = fc
  .array(
    fc.tuple(
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -2, max: 3 }),
      fc.integer({ min: 0, max: 1 }),
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((list) => [...new Map(list.map((cube) => [String(cube.slice(0, 3)), cube])).values()]);

/** The unit faces that can be seen of cubes at whole places: side, place, colour. @param {number[][]} cubes */
function unitFaces(cubes) {
  const keys = new Set(cubes.map(([x, y, z]) => String([x, y, z])));
  // The order +x, -x, +y, -y, +z, -z of the picture: right, left, up, down, to the viewer, back.
  const steps = [
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
    [1, 0, 0],
    [-1, 0, 0],
  ];
  return cubes.flatMap(([x, y, z, color]) =>
    steps.flatMap(([dx, dy, dz], side) =>
      keys.has(String([x + dx, y + dy, z + dz])) ? [] : [String([side, y, z - 1, x, color])],
    ),
  );
}

/** The unit faces that the rectangles of a grid cover. @param {import('mazewright/three').SolidGrid} grid */
function coveredFaces(grid) {
  const faces = mergedFaces(grid);
  const covered = [];
  for (let at = 0; at < faces.length; at += FACE) {
    const [side, value] = faces.subarray(at, at + 2);
    const corners = cornersOfFace(faces, at).map((corner) =>
      corner.map((edge, axis) => grid.edges[axis][edge]),
    );
    const [from, to] = [Math.min, Math.max].map((pick) =>
      [0, 1, 2].map((axis) => pick(...corners.map((corner) => corner[axis]))),
    );
    const axis = side >> 1;
    // The cube behind the face.
    if (side % 2 === 0) from[axis] -= 1;
    else to[axis] += 1;
    for (let x = from[0]; x < Math.max(to[0], from[0] + 1); x += 1)
      for (let y = from[1]; y < Math.max(to[1], from[1] + 1); y += 1)
        for (let z = from[2]; z < Math.max(to[2], from[2] + 1); z += 1)
          covered.push(String([side, x, y, z, value - 1]));
  }
  return covered;
}

test('the merged faces cover every visible face of the cubes once, in its colour', () => {
  fc.assert(
    fc.property(cubeList, (cubes) => {
      const grids = gridsOfCubes(Float32Array.from(cubes.flat()));
      assert.equal(grids.length, 1);
      assert.deepEqual(coveredFaces(grids[0]).sort(), unitFaces(cubes).sort());
    }),
    { numRuns: 300 },
  );
});

test('a block of one colour has six faces, whatever its size; distance costs no cells', () => {
  const block = [];
  for (let x = 0; x < 9; x += 1)
    for (let y = 0; y < 7; y += 1) for (let z = 0; z < 5; z += 1) block.push(x, y, z, 4);
  const [grid] = gridsOfCubes(Float32Array.from(block));
  assert.equal(mergedFaces(grid).length / FACE, 6);
  assert.equal(mergedFaces(grid, { hasBottom: false }).length / FACE, 5);
  const far = gridsOfCubes(Float32Array.of(-1e6, -1e6, -1e6, 1, 1e6, 1e6, 1e6, 2));
  assert.ok(far.reduce((sum, { data }) => sum + data.length, 0) <= 256);
  assert.equal(far.flatMap((each) => [...mergedFaces(each)]).length / FACE, 12);
  assert.deepEqual(gridsOfCubes(new Float32Array()), []);
});

/** The triangles of a binary STL file: its normal and three points each. @param {Uint8Array} bytes */
function parseStl(bytes) {
  const view = new DataView(bytes.buffer);
  const count = view.getUint32(80, true);
  assert.equal(bytes.length, 84 + 50 * count);
  return Array.from({ length: count }, (_, i) => {
    const numbers = Array.from({ length: 12 }, (_each, j) =>
      view.getFloat32(84 + 50 * i + 4 * j, true),
    );
    return [0, 3, 6, 9].map((from) => numbers.slice(from, from + 3));
  });
}

/** Six times the volume that triangles enclose, positive if their normals point outwards. @param {number[][][]} triangles */
const volume6 = (triangles) =>
  triangles.reduce((sum, [, a, b, c]) => {
    const cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]];
    return sum + a[0] * cross[0] + a[1] * cross[1] + a[2] * cross[2];
  }, 0);

test('an STL file is closed, points outwards, and has the volume and size of its cubes', () => {
  fc.assert(
    fc.property(cubeList, fc.constantFrom(1, 0.5), (cubes, spread) => {
      const placed = cubes.map(([x, y, z, color]) => [x * spread, y * spread, z, color]);
      const triangles = parseStl(stlOf(gridsOfCubes(Float32Array.from(placed.flat()))));
      /** Directed edges: each has its opposite as often. @type {Map<string, number>} */
      const edges = new Map();
      const count = (/** @type {string} */ edge, /** @type {number} */ by) =>
        edges.set(edge, (edges.get(edge) ?? 0) + by);
      for (const [normal, ...points] of triangles) {
        assert.equal(normal.filter((part) => Math.abs(part) === 1).length, 1);
        const [a, b, c] = points;
        const [p, q] = [b, c].map((point) => point.map((part, i) => part - a[i]));
        const cross = [
          p[1] * q[2] - p[2] * q[1],
          p[2] * q[0] - p[0] * q[2],
          p[0] * q[1] - p[1] * q[0],
        ];
        assert.ok(cross[0] * normal[0] + cross[1] * normal[1] + cross[2] * normal[2] > 0);
        points.forEach((point, i) => {
          const next = points[(i + 1) % 3];
          count(`${point} ${next}`, 1);
          count(`${next} ${point}`, -1);
        });
      }
      assert.deepEqual(
        [...edges.values()].filter((sum) => sum !== 0),
        [],
      );
      const all = triangles.flatMap(([, ...points]) => points);
      const spans = [0, 1, 2].map((axis) => {
        const places = all.map((point) => point[axis]);
        return [Math.min(...places), Math.max(...places)];
      });
      const span = (/** @type {number} */ axis) => {
        const places = placed.map((cube) => cube[axis]);
        return CUBE_MM * (Math.max(...places) - Math.min(...places) + 1);
      };
      assert.deepEqual(spans, [
        [0, span(1)],
        [0, span(0)],
        [0, span(2)],
      ]);
      if (spread === 1)
        assert.equal(Math.round(volume6(triangles)), 6 * CUBE_MM ** 3 * cubes.length);
    }),
    { numRuns: 300 },
  );
});
