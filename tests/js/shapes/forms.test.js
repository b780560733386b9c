/** Mazes as meshes: floors that face up, walls that face outwards, stairs; one space for all shapes. */
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

const pointAt = (list, vertex) => [...list.subarray(3 * vertex, 3 * vertex + 3)];
const minus = (a, b) => a.map((value, axis) => value - b[axis]);
const dot = (a, b) => a.reduce((sum, value, axis) => sum + value * b[axis], 0);
const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x];
/** Six times the volume between the origin and a triangle, positive if it is counter-clockwise from outside. */
const volumeOf = (a, b, c) => dot(a, cross(b, c));

function* trianglesOf({ positions, triangles }, from = 0, to = triangles.length) {
  for (let i = from; i < to; i += 3) {
    const vertices = [...triangles.subarray(i, i + 3)];
    assert.ok(vertices.every((vertex) => vertex < positions.length / 3));
    const [a, b, c] = vertices.map((vertex) => pointAt(positions, vertex));
    yield { vertices, corners: [a, b, c], normal: cross(minus(b, a), minus(c, a)) };
  }
}

/** Normals are unit vectors on the side from which the triangles are counter-clockwise. */
function assertNormals(mesh, least) {
  assert.equal(mesh.normals.length, mesh.positions.length);
  for (let vertex = 0; vertex < mesh.normals.length / 3; vertex++) {
    const normal = pointAt(mesh.normals, vertex);
    assert.ok(Math.abs(dot(normal, normal) - 1) < 1e-5, 'a unit vector');
  }
  for (const { vertices, normal } of trianglesOf(mesh)) {
    const area = Math.hypot(...normal);
    // At a pole two corners of a cell are one point.
    if (area < 1e-6) continue;
    for (const vertex of vertices) {
      const agreement = dot(normal, pointAt(mesh.normals, vertex)) / area;
      assert.ok(agreement > least, `a normal against its triangle: ${agreement}`);
    }
  }
}

/**
 * The volume inside a mesh that stands open on the floor, or is closed. Vertices at equal places are one.
 * No two triangles run through an edge alike, and the edges of one triangle only are the rim on the floor.
 */
function volumeInside(mesh, isOpen, isFlatRim = true) {
  const edges = new Map();
  let volume = 0;
  for (const { corners } of trianglesOf(mesh)) {
    volume += volumeOf(...corners);
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % 3];
      assert.ok(!edges.has(`${corner} ${next}`), 'two triangles run through an edge alike');
      edges.set(`${corner} ${next}`, [corner, next]);
    });
  }
  const rim = [...edges.values()].filter(([a, b]) => !edges.has(`${b} ${a}`));
  if (!isOpen) assert.equal(rim.length, 0);
  // A fan closes the rim: around a point of a flat floor at its height, else around any point.
  for (const [a, b] of rim) volume += volumeOf(isFlatRim ? [0, a[1], 0] : rim[0][0], b, a);
  return volume / 6;
}

const lengthsOf = (lines) =>
  Array.from({ length: lines.length / 4 }, (_, i) =>
    Math.hypot(lines[4 * i + 2] - lines[4 * i], lines[4 * i + 3] - lines[4 * i + 1]),
  );

const isFlat = ({ id, wrap = 'none' }) =>
  wrap === 'none' && !['sphere', 'cubeSurface'].includes(id);

for (const { shape, levels } of grounds) {
  const name = Object.values(shape)
    .filter((value) => typeof value === 'string')
    .join(' ');
  const options = { algorithm: 'wilson', seed: 3, shape, width: 12, height: 12, levels };

  test(`${name}: floor, walls and stairs`, () => {
    const maze = mw.generate(options);
    const meshes = maze.meshes();
    const { walls, stairs, floor } = meshes;
    for (const mesh of [walls, stairs, floor]) assert.ok(mesh.positions.every(Number.isFinite));
    assert.equal(floor.starts.length, maze.cellCount + 1);
    assert.equal(floor.starts[maze.cellCount], floor.positions.length / 3);
    assertNormals(floor, 0);
    // Walls of graphs may be shorter than thick: then corners of a face may lie across.
    const least = shape.id === 'graph' ? -1.001 : isFlat(shape) ? 0.999 : 0.8;
    assertNormals(walls, least);
    assertNormals(stairs, 1 - 1e-6);

    const volume = volumeInside(walls, shape.wrap !== 'moebius', isFlat(shape));
    const lengths = lengthsOf(maze.lines());
    const length = lengths.reduce((sum, each) => sum + each, 0);
    assert.ok(volume > 0, 'walls face outwards');
    // Joints have less than the walls that meet there, and ends more.
    const wanted = length * 0.12 * 0.6;
    // Walls of graphs lie close together.
    if (isFlat(shape) && shape.id !== 'graph')
      assert.ok(Math.abs(volume - wanted) < 0.1 * wanted, `${volume} ${wanted}`);
    const flights = maze.directions.includes('up')
      ? maze.passages.filter((bits) => (bits >> maze.directions.indexOf('up')) & 1).length
      : 0;
    // A flight is 0.72 long, 0.4 wide and 2 high, in six steps.
    // Flights in one place above each other touch along an edge, so each is measured alone.
    const size = flights && stairs.triangles.length / flights;
    let inside = 0;
    for (let from = 0; from < stairs.triangles.length; from += size) {
      const { positions, triangles } = stairs;
      inside += volumeInside({ positions, triangles: triangles.subarray(from, from + size) }, true);
    }
    assert.ok(Math.abs(inside - flights * 0.72 * 0.4 * 2 * (3.5 / 6)) < 1e-3, `${inside}`);

    const turned = maze.meshes({ up: 'z' });
    for (const part of ['walls', 'stairs', 'floor']) {
      for (const vectors of ['positions', 'normals']) {
        // (x, y, z) goes to (x, -z, y); + 0, because -0 is another value to deepEqual.
        const list = meshes[part][vectors];
        const rotated = list.map((_, i) => [list[i], -list[i + 1], list[i - 1]][i % 3] + 0);
        const actual = turned[part][vectors].map((value) => value + 0);
        assert.deepEqual(actual, rotated);
      }
      assert.deepEqual(turned[part].triangles, meshes[part].triangles);
    }
  });
}

test('a flat floor is the drawing, on the plane of height 0', () => {
  for (const { shape, levels } of grounds.filter(({ shape }) => isFlat(shape))) {
    if (levels > 1) continue;
    const maze = mw.generate({ algorithm: 'prim', seed: 3, shape, width: 9, height: 7, levels });
    const { floor, walls } = maze.meshes();
    for (let cell = 0; cell < maze.cellCount; cell++) {
      const rim = floor.positions.subarray(3 * floor.starts[cell] + 3, 3 * floor.starts[cell + 1]);
      assert.deepEqual([...rim.filter((_, i) => i % 3 !== 1)], [...maze.polygon(cell)], shape.id);
    }
    assert.ok(floor.positions.every((value, i) => i % 3 !== 1 || value === 0));
    assert.ok(floor.normals.every((value, i) => value === Number(i % 3 === 1)));
    const heights = walls.positions.filter((_, i) => i % 3 === 1);
    assert.deepEqual([...new Set(heights)].sort(), [0, Math.fround(0.6)]);
  }
});

test('the floor of a sphere and of a cube faces away from the centre, and walls stand on it', () => {
  const solids = {
    sphere: (point) => Math.hypot(...point),
    cubeSurface: (point) => Math.max(...point.map(Math.abs)),
  };
  for (const [id, distance] of Object.entries(solids)) {
    const levels = id === 'sphere' ? 1 : 6;
    const shape = { id };
    const maze = mw.generate({
      algorithm: 'wilson',
      seed: 3,
      shape,
      width: 12,
      height: 12,
      levels,
    });
    const { floor, walls } = maze.meshes();
    const radius = id === 'sphere' ? 12 / (2 * Math.PI) : 6;
    for (let vertex = 0; vertex < floor.positions.length / 3; vertex++) {
      const [at, normal] = [pointAt(floor.positions, vertex), pointAt(floor.normals, vertex)];
      assert.ok(Math.abs(distance(at) - radius) < 1e-4);
      // How far the point is in the direction of its normal: as far as the surface is.
      assert.ok(Math.abs(dot(at, normal) - radius) < 1e-4);
    }
    const reach = Array.from({ length: walls.positions.length / 3 }, (_, vertex) =>
      distance(pointAt(walls.positions, vertex)),
    );
    assert.ok(Math.min(...reach) > radius - 0.01 && Math.max(...reach) > radius + 0.59);
  }
});

test('the floor of a flat shape has the area of its cells', () => {
  for (const { shape, levels } of grounds.filter(({ shape }) => isFlat(shape))) {
    if (levels > 1) continue;
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
  const tops = maze.meshes({ height: 150 }).walls.positions.filter((_, i) => i % 3 === 1);
  assert.equal(Math.max(...tops), 1.5);
  const thin = maze.meshes({ thickness: 2 }).walls.positions.filter((_, i) => i % 3 === 0);
  assert.ok(Math.abs(Math.min(...thin) + 0.01) < 1e-6);
  for (const bad of [0, 1001, Number.NaN, '60', null]) {
    assert.throws(() => maze.meshes({ height: bad }), { name: 'MazeError', field: 'height' });
  }
  for (const bad of ['x', 'Y', 1, null]) {
    assert.throws(() => maze.meshes({ up: bad }), { name: 'MazeError', field: 'up' });
    assert.throws(() => maze.boxes({ up: bad }), { name: 'MazeError', field: 'up' });
  }
});

test('400 x 400 squares have meshes, 1000 x 1000 are refused as too large', () => {
  const squares = (side) =>
    mw.generate({ algorithm: 'sidewinder', seed: 3, width: side, height: side });
  assert.ok(squares(400).meshes().walls.triangles.length > 0);
  assert.throws(() => squares(1000).meshes(), { code: 'too-large', field: 'meshes' });
});
