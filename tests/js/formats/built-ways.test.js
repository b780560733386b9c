/** A way in the maze is a way in what is printed of it, by a flood over the triangles; tunnels are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printSize, to3mf, toStl } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { seeds } from '../support/seeds.js';
import { isBody, parseStl } from '../support/solids.js';

const weave = mw.catalog.passes.find(({ id }) => id === 'weave');

/**
 * The regions of the floor of a print, triangles below the top joined over their sides, in which cells have their
 * middles: outside of the walls, and within rings, the plate is no cell's.
 */
function regionsOf(maze, bytes, { cell, thickness }, top) {
  const triangles = parseStl(bytes).triangles.map(([, ...corners]) => corners);
  const isUpright = ([a, b, c]) => (b[0] - a[0]) * (c[1] - a[1]) === (b[1] - a[1]) * (c[0] - a[0]);
  const isGround = (corners) => corners.every(([, , z]) => z > 0 && z < top);
  const floor = triangles.filter((corners) => isGround(corners));
  const parents = floor.map((_, i) => i);
  const rootOf = (i) => {
    let root = i;
    while (parents[root] !== root) root = parents[root];
    return root;
  };
  const sides = new Map();
  floor.forEach((corners, i) => {
    corners.forEach((corner, j) => {
      const key = [String(corner), String(corners[(j + 1) % 3])].sort().join('|');
      if (sides.has(key)) parents[rootOf(i)] = rootOf(sides.get(key));
      else sides.set(key, i);
    });
  });
  const { points } = maze.polygons();
  const left = points.reduce((least, x, i) => (i % 2 === 0 ? Math.min(least, x) : least), Infinity);
  const bottom = points.reduce((most, y, i) => (i % 2 === 1 ? Math.max(most, y) : most), -Infinity);
  // The plate stands out by the thickness of a wall beyond walls of half that thickness.
  const rim = 1.5 * thickness;
  const holds = ([a, b, c], [x, y]) =>
    [
      [a, b],
      [b, c],
      [c, a],
    ].every(([p, q]) => (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) >= 0);
  const roots = Array.from({ length: maze.cellCount }, (_, index) => {
    const { x, y } = maze.centre(index);
    const place = [rim + (x - left) * cell, rim + (bottom - y) * cell];
    const under = floor.findIndex((corners) => holds(corners, place) && !isUpright(corners));
    assert.ok(under >= 0, `no floor at cell ${index}`);
    return rootOf(under);
  });
  return new Set(roots).size;
}

test('the floor of a print is one region, as that of the maze', async () => {
  let count = 0;
  for (const { id, graph, minLevels } of mw.catalog.shapes) {
    if (graph || minLevels > 1) continue;
    for (let seed = 0; seed < seeds(6, 1); seed += 1) {
      const options = { algorithm: 'wilson', shape: id, width: 6, height: 5, seed, exits: 'none' };
      const maze = mw.generate(options);
      // Bodies have tests of their own; on their maps ways end at the cuts.
      if (isBody(maze)) continue;
      count += 1;
      const print = { cell: 10, thickness: 0.8, floor: 1, height: 5 };
      const { height, parts } = printSize(maze, print);
      const found = regionsOf(maze, await toStl(maze, print), print, height);
      assert.deepEqual([parts, found], [1, 1], `${id}, seed ${seed}`);
    }
  }
  assert.ok(count > 5, `${count} mazes`);
});

test('woven mazes, whose tunnels a print would close, are refused by a sentence', async () => {
  let count = 0;
  for (const shape of weave.shapes) {
    const maze = mw.generate({
      algorithm: 'recursiveBacktracker',
      shape,
      width: 6,
      height: 6,
      seed: 1,
      passes: [{ id: 'weave', share: 0.4 }],
    });
    if (maze.tunnels().length === 0) continue;
    count += 1;
    for (const write of [toStl, to3mf]) {
      await assert.rejects(write(maze), { field: 'maze', message: /tunnels/ }, shape);
    }
    assert.throws(() => printSize(maze), { field: 'maze' });
  }
  assert.ok(count > 0);
});
