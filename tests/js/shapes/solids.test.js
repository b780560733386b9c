/** Solid meshes are closed and face outwards, on every shape and for every kind of maze. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { seeds } from '../support/seeds.js';
import { shapeCases } from '../support/shapes.js';

/** Corners of the triangles of a flight of stairs: 14 sides of two triangles, and 12 triangles on both ends. */
const FLIGHT = 3 * (2 * 14 + 2 * 12);

const PARTS = ['walls', 'floor', 'stairs', 'arrows'];

/**
 * The volumes of the connected parts of a mesh whose vertices at equal places are one. Each edge must
 * belong to exactly two triangles that run through it in opposite directions; `doubled`: or to four, where
 * two parts of a floor, each of several cells, touch in a corner only.
 */
function volumesOf({ positions, triangles }, what, { doubled = false, atPoles = false } = {}) {
  const numbers = new Map();
  const points = [];
  const vertexOf = Array.from({ length: positions.length / 3 }, (_, i) => {
    const at = [0, 1, 2].map((axis) => positions[3 * i + axis] + 0);
    const key = at.join(' ');
    if (!numbers.has(key)) {
      numbers.set(key, points.length);
      points.push(at);
    }
    return numbers.get(key);
  });
  const parents = points.map((_, i) => i);
  const rootOf = (i) => {
    while (parents[i] !== i) {
      parents[i] = parents[parents[i]];
      i = parents[i];
    }
    return i;
  };
  /** How many triangles run through an edge alike. */
  const edges = new Map();
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [0, 1, 2].map((k) => vertexOf[triangles[i + k]]);
    // At a pole two corners of a cell are one place.
    if (new Set(corners).size < 3 && atPoles) continue;
    for (const [k, a] of corners.entries()) {
      const b = corners[(k + 1) % 3];
      assert.notEqual(a, b, `${what}: a triangle with two corners at one place`);
      const edge = a * points.length + b;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
      parents[rootOf(a)] = rootOf(b);
    }
  }
  for (const [edge, count] of edges) {
    const [a, b] = [Math.floor(edge / points.length), edge % points.length];
    assert.equal(edges.get(b * points.length + a), count, `${what}: an edge of one triangle`);
    const isUpright = doubled && points[a][0] === points[b][0] && points[a][2] === points[b][2];
    assert.ok(count === 1 || (count === 2 && isUpright), `${what}: an edge of ${2 * count}`);
  }
  const volumes = new Map();
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => points[vertexOf[triangles[i + k]]]);
    const volume =
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]);
    const root = rootOf(vertexOf[triangles[i]]);
    volumes.set(root, (volumes.get(root) ?? 0) + volume / 6);
  }
  return [...volumes.values()];
}

function assertSolid(maze, what, options) {
  const meshes = maze.meshes({ solid: true, ...options });
  for (const part of PARTS) {
    const { positions, triangles } = meshes[part];
    // Flights in one place above each other touch along an edge, so each is looked at alone.
    const size = part === 'stairs' ? FLIGHT : Math.max(1, triangles.length);
    for (let from = 0; from < triangles.length; from += size) {
      const mesh = { positions, triangles: triangles.subarray(from, from + size) };
      const volumes = volumesOf(mesh, `${what} ${part}`, {
        doubled: part === 'floor',
        atPoles: part === 'floor' && maze.shape === 'sphere',
      });
      const volume = volumes.reduce((sum, each) => sum + each, 0);
      assert.ok(volume > 0, `${what} ${part}: ${volume}`);
      // A surface without a rim has a slab with a hollow inside, which counts below 0.
      const isHollow = part === 'floor' && volumes.length === 2;
      assert.ok(isHollow || Math.min(...volumes) > 0, `${what} ${part}: ${Math.min(...volumes)}`);
    }
  }
  assert.equal(meshes.tunnels.triangles.length, 0);
  assert.equal(meshes.floor.starts.length, maze.cellCount + 1);
  return meshes;
}

const CHANGES = [
  [],
  [{ id: 'braid', share: 1 }],
  [{ id: 'weave', share: 0.5 }],
  [{ id: 'oneWay', share: 0.5 }],
  [{ id: 'sparsify', rounds: 2 }],
];

test('solid meshes of every shape are closed, and have an inside', (t) => {
  let count = 0;
  for (const { row, params } of shapeCases()) {
    if (row.graph) continue;
    const levels = Math.min(row.maxLevels, Math.max(row.minLevels, 3));
    const size = { width: 8, height: 8, levels };
    for (const [seed, passes] of CHANGES.entries()) {
      const options = {
        algorithm: 'wilson',
        shape: { id: row.id, ...params },
        ...size,
        seed,
        passes,
      };
      if (mw.check(options)) continue;
      assertSolid(mw.generate(options), JSON.stringify(options));
      count++;
    }
  }
  t.diagnostic(`${count} mazes`);
  assert.ok(count > 100);
});

test('solid meshes of dungeons and masks, also where floors touch in corners only', () => {
  for (const row of mw.catalog.generators.filter(({ kind }) => kind === 'dungeon')) {
    for (let seed = 0; seed < seeds(4); seed++) {
      const options = { algorithm: row.id, width: 30, height: 30, seed };
      if (!mw.check(options)) assertSolid(mw.generate(options), `${row.id} ${seed}`);
    }
  }
  const mask = Uint8Array.from({ length: 36 }, (_, i) => (i + Math.floor(i / 6)) % 2);
  assertSolid(
    mw.generate({ algorithm: 'prim', width: 6, height: 6, seed: 1, mask, parts: 'each' }),
    'a chessboard',
  );
});

test('a solid is as high and as thick as asked for, and walls stand through its floor', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 4, height: 3, seed: 1 });
  for (const [height, thickness] of [
    [60, 12],
    [150, 30],
    [10, 90],
  ]) {
    const { walls, floor } = assertSolid(maze, 'squares', { height, thickness });
    const heights = (mesh) => [...new Set(mesh.positions.filter((_, i) => i % 3 === 1))].sort();
    const [low, high] = [-thickness, height].map((percent) => Math.fround(percent / 100));
    const near = (a, b) => Math.abs(a - b) < 1e-6;
    const wallHeights = heights(walls).sort((a, b) => a - b);
    assert.ok(wallHeights.length === 2 && near(wallHeights[0], low) && near(wallHeights[1], high));
    assert.ok(heights(floor).some((y) => near(y, low)) && heights(floor).includes(0));
    const across = walls.positions.filter((_, i) => i % 3 === 0);
    assert.ok(near(Math.min(...across), -thickness / 200));
    assert.ok(near(Math.max(...across), 4 + thickness / 200));
  }
  // The floor is the 4 x 3 cells, as thick as the walls.
  const volume = volumesOf(maze.meshes({ solid: true, thickness: 50 }).floor, 'floor')[0];
  assert.ok(Math.abs(volume - 12 * 0.5) < 0.01, `${volume}`);
  for (const solid of [1, 'true', null, {}]) {
    assert.throws(() => maze.meshes({ solid }), { name: 'MazeError', field: 'solid' });
  }
});
