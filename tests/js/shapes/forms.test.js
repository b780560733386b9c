/** The maze as a body: floors that face outwards, walls that stand on them, stairs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';

const edges = [0, 1, 2, 3, 4, 5, 6].map((node) => [node, (node + 1) % 7]);

/** Every shape with every choice of its parameters that is not an outline. */
const grounds = mw.catalog.shapes.flatMap(({ id, graph, minLevels, maxLevels, params }) => {
  const choices = params.filter(({ id: param, kind }) => kind === 'choice' && param !== 'outline');
  const base = graph ? { id, edges } : { id };
  const levels = Math.min(maxLevels, Math.max(minLevels, 3));
  const all = choices.flatMap(({ id: param, values }) =>
    values.map((value) => ({ shape: { ...base, [param]: value }, levels })),
  );
  return all.length > 0 ? all : [{ shape: base, levels }];
});

/** As three.js stands: x right, y up, z towards the viewer. */
const pointAt = (positions, vertex) => [
  positions[3 * vertex],
  positions[3 * vertex + 2],
  positions[3 * vertex + 1],
];
const minus = (a, b) => a.map((value, axis) => value - b[axis]);
const dot = (a, b) => a.reduce((sum, value, axis) => sum + value * b[axis], 0);
const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x];

function* trianglesOf({ positions, triangles }) {
  for (let i = 0; i < triangles.length; i += 3) {
    const vertices = [...triangles.subarray(i, i + 3)];
    assert.ok(vertices.every((vertex) => vertex < positions.length / 3));
    const [a, b, c] = vertices.map((vertex) => pointAt(positions, vertex));
    yield { vertex: vertices[0], normal: cross(minus(b, a), minus(c, a)), middle: a };
  }
}

for (const { shape, levels } of grounds) {
  const name = Object.values(shape)
    .filter((value) => typeof value === 'string')
    .join(' ');
  const options = { algorithm: 'wilson', seed: 3, shape, width: 12, height: 12, levels };

  test(`${name}: floor, walls and stairs`, () => {
    const maze = mw.generate(options);
    const { walls, stairs, floor } = maze.meshes();
    for (const mesh of [walls, stairs, floor]) {
      assert.ok(mesh.positions.every(Number.isFinite));
      assert.equal(mesh.triangles.length % 3, 0);
    }
    assert.equal(floor.starts.length, maze.cellCount + 1);
    assert.equal(floor.starts[maze.cellCount], floor.positions.length / 3);
    assert.equal(floor.ups.length, floor.positions.length);
    for (let vertex = 0; vertex < floor.ups.length / 3; vertex++) {
      const up = pointAt(floor.ups, vertex);
      assert.ok(Math.abs(dot(up, up) - 1) < 1e-5);
    }
    for (const { vertex, normal } of trianglesOf(floor)) {
      // At a pole two corners of a cell are one point.
      if (Math.hypot(...normal) < 1e-6) continue;
      assert.ok(dot(normal, pointAt(floor.ups, vertex)) > 0, 'a floor faces outwards');
    }
    // A wall is a box of 8 vertices and ten triangles; on curves a line takes several boxes.
    assert.equal(walls.positions.length % 24, 0);
    assert.equal(walls.triangles.length, (walls.positions.length / 24) * 30);
    assert.ok(walls.positions.length / 24 >= maze.lines().length / 4);
    const flights = maze.directions.includes('up')
      ? maze.passages.filter((bits) => (bits >> maze.directions.indexOf('up')) & 1).length
      : 0;
    assert.equal(stairs.positions.length / 24 / 6, flights);
  });
}

test('the floor of a flat shape has the area of its cells', () => {
  for (const { shape, levels } of grounds.filter(
    ({ shape: { wrap } }) => (wrap ?? 'none') === 'none',
  )) {
    if (levels > 1 || ['sphere'].includes(shape.id)) continue;
    const maze = mw.generate({ algorithm: 'prim', seed: 3, shape, width: 9, height: 7, levels });
    let area = 0;
    for (const { normal } of trianglesOf(maze.meshes().floor)) area += Math.hypot(...normal) / 2;
    let wanted = 0;
    for (let cell = 0; cell < maze.cellCount; cell++) {
      const points = maze.polygon(cell);
      for (let i = 0; i < points.length; i += 2) {
        const j = (i + 2) % points.length;
        wanted += (points[i] * points[j + 1] - points[j] * points[i + 1]) / 2;
      }
    }
    assert.ok(Math.abs(area - wanted) < 1e-3 * wanted, `${shape.id}: ${area} for ${wanted}`);
  }
});

test('height and thickness are what they say, and checked', () => {
  const maze = mw.generate({ algorithm: 'prim', seed: 3, width: 4, height: 4 });
  const tops = maze.meshes({ height: 150 }).walls.positions.filter((_, i) => i % 3 === 2);
  assert.equal(Math.max(...tops), 1.5);
  const thin = maze.meshes({ thickness: 2 }).walls.positions.filter((_, i) => i % 3 === 0);
  assert.ok(Math.abs(Math.min(...thin) + 0.01) < 1e-6);
  for (const bad of [0, 1001, Number.NaN, '60', null]) {
    assert.throws(() => maze.meshes({ height: bad }), { name: 'MazeError', field: 'height' });
  }
});
