/** Who is whose neighbour on every shape, against constructions of its own and against counts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairKeys } from '../support/grid.js';
import { mw } from '../support/load.js';
import { graphs, plainRow, shapeCases } from '../support/shapes.js';
import { tilingOf, tilings } from '../support/tilings.js';
import { countTrees, inPairs } from '../support/trees.js';

const perfect = plainRow();
const make = (shape, size) => mw.generate({ algorithm: perfect.id, shape, ...size, seed: 1 });

/** width, height, [levels,] and the number of spanning trees: facts of the literature. */
const known = [
  ...[1n, 4n, 192n, 100352n, 557568000n, 32565539635200n].map((n, i) => [
    'square',
    {},
    i + 1,
    i + 1,
    1,
    n,
  ]),
  ...[1n, 4n, 15n, 56n, 209n, 780n].map((n, i) => ['square', {}, i + 1, 2, 1, n]),
  ...[1n, 15n, 192n, 2415n, 30305n, 380160n].map((n, i) => ['square', {}, i + 1, 3, 1, n]),
  ...[1n, 56n, 2415n, 100352n, 4140081n, 170537640n].map((n, i) => ['square', {}, i + 1, 4, 1, n]),
  ['square', { wrap: 'cylinder' }, 3, 3, 1, 1728n],
  ['square', { wrap: 'cylinder' }, 4, 3, 1, 31500n],
  ['square', { wrap: 'cylinder' }, 4, 4, 1, 2558976n],
  ['square', { wrap: 'torus' }, 3, 3, 1, 11664n],
  ['square', { wrap: 'torus' }, 4, 4, 1, 42467328n],
  ['square', { wrap: 'moebius' }, 3, 3, 1, 2160n],
  ['square', { wrap: 'moebius' }, 4, 3, 1, 34300n],
  ['square', { wrap: 'moebius' }, 4, 4, 1, 3145728n],
  ['cube', {}, 2, 2, 2, 384n],
  ['cube', {}, 3, 2, 2, 31500n],
  ['cube', {}, 3, 3, 2, 49766400n],
  ['cube', {}, 3, 3, 3, 8193540096000n],
  ['hex', {}, 2, 2, 1, 8n],
  ['hex', {}, 3, 3, 1, 2071n],
  ['hex', {}, 4, 4, 1, 14682473n],
  ['triangle', {}, 3, 2, 1, 6n],
  ['triangle', {}, 4, 3, 1, 35n],
  ['triangle', {}, 5, 4, 1, 6370n],
  ['triangle', {}, 6, 6, 1, 31799040n],
];

const treesOf = (maze) => countTrees(maze.cellCount, inPairs(maze.adjacency()));

test('the numbers of spanning trees are those of the literature', (t) => {
  for (const [id, params, width, height, levels, count] of known) {
    const what = `${id} ${JSON.stringify(params)} ${width}x${height}x${levels}`;
    assert.equal(treesOf(make({ id, ...params }, { width, height, levels })), count, what);
  }
  t.diagnostic(`${known.length} counts`);
});

test('on every shape they are those of an independent construction', (t) => {
  const counted = new Map();
  for (const { row, params } of shapeCases({ outlines: false })) {
    const [least, most] = [row.minLevels, Math.min(row.maxLevels, 2)];
    for (const [width, height] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 2],
      [2, 3],
      [3, 3],
      [5, 4],
    ]) {
      for (let levels = least; levels <= Math.max(least, most); levels++) {
        const shape = { id: row.id, ...params };
        const size = { width, height, levels };
        if (row.graph || mw.check({ algorithm: perfect.id, shape, ...size, seed: 1 })) continue;
        const maze = make(shape, size);
        const { count, pairs } = tilingOf(maze);
        const what = `${JSON.stringify(shape)} ${width}x${height}x${levels}`;
        assert.equal(maze.cellCount, count, what);
        const trees = countTrees(count, pairs);
        assert.ok(trees > 0n, `${what}: connected`);
        assert.equal(treesOf(maze), trees, what);
        counted.set(row.id, (counted.get(row.id) ?? 0) + 1);
      }
    }
  }
  for (const { nodes, edges } of graphs()) {
    const maze = make({ id: 'graph', nodes, edges }, {});
    assert.equal(treesOf(maze), countTrees(nodes, edges));
    counted.set('graph', (counted.get('graph') ?? 0) + 1);
  }
  t.diagnostic([...counted].map(([id, n]) => `${id} ${n}`).join(', '));
  for (const { id } of mw.catalog.shapes) {
    assert.ok(counted.get(id) >= 3, `${id}: ${counted.get(id) ?? 0} counts; has it a tiling?`);
    assert.ok(tilings[id], `${id} has no tiling in support/tilings.js`);
  }
});

test('neighbours are those of the construction at larger sizes too', (t) => {
  let cases = 0;
  for (const { row, params } of shapeCases({ outlines: false })) {
    for (const [width, height] of [
      [7, 7],
      [12, 9],
      [9, 12],
      [16, 8],
      [24, 24],
      [40, 20],
      [64, 31],
    ]) {
      const levels = Math.min(row.maxLevels, Math.max(row.minLevels, 3));
      const shape = { id: row.id, ...params };
      const size = { width, height, levels };
      if (row.graph || mw.check({ algorithm: perfect.id, shape, ...size, seed: 1 })) continue;
      const maze = make(shape, size);
      const { count, pairs } = tilingOf(maze);
      const what = `${JSON.stringify(shape)} ${width}x${height}x${levels}`;
      assert.equal(maze.cellCount, count, what);
      assert.deepEqual(pairKeys(maze.adjacency(), count), pairKeys(pairs.flat(), count), what);
      cases++;
    }
  }
  t.diagnostic(`${cases} grids`);
});

test('a way leads there and its way back leads here, on every shape', () => {
  for (const { row, params } of shapeCases({ outlines: false })) {
    const shape = { id: row.id, ...params };
    const levels = Math.min(row.maxLevels, Math.max(row.minLevels, 3));
    const size = { width: 6, height: row.id === 'cubeSurface' ? 6 : 5, levels };
    if (row.graph) continue;
    assertWays(make(shape, size), JSON.stringify(shape));
  }
  for (const { nodes, edges } of graphs())
    assertWays(make({ id: 'graph', nodes, edges }, {}), 'graph');
});

function assertWays(maze, what) {
  const pairs = [];
  for (let cell = 0; cell < maze.cellCount; cell++) {
    const others = new Set();
    for (const [index, name] of maze.directions.entries()) {
      const to = maze.neighbour(cell, index);
      assert.equal(maze.neighbour(cell, name), to, what);
      const back = maze.back(cell, index);
      assert.equal(back === null, to === null, what);
      if (to === null) continue;
      assert.notEqual(to, cell, `${what}: cell ${cell} beside itself`);
      assert.ok(!others.has(to), `${what}: ${cell} and ${to} twice`);
      others.add(to);
      assert.equal(maze.neighbour(to, back), cell, `${what}: back from ${to}`);
      assert.equal(maze.back(to, back), index, `${what}: there again from ${cell}`);
      if (cell < to) pairs.push([cell, to]);
    }
  }
  const count = maze.cellCount;
  assert.deepEqual(pairKeys(maze.adjacency(), count), pairKeys(pairs.flat(), count), what);
}

test('cells by their places and places by their cells', () => {
  for (const { row, params } of shapeCases({ outlines: false })) {
    if (row.graph) continue;
    const levels = Math.min(row.maxLevels, Math.max(row.minLevels, 3));
    const shape = { id: row.id, ...params };
    const maze = make(shape, { width: 6, height: 6, levels });
    let next = 0;
    for (let level = 0; level < levels; level++) {
      for (let y = 0; y < 6; y++) {
        let x = 0;
        for (; next < maze.cellCount; x++, next++) {
          const place = maze.positionOf(next);
          if (place.y !== y || place.level !== level) break;
          assert.deepEqual(place, { x, y, level }, row.id);
          assert.equal(maze.cellAt(x, y, level), next, row.id);
        }
        assert.equal(maze.cellAt(x, y, level), null, row.id);
      }
    }
    assert.equal(next, maze.cellCount, row.id);
    for (const place of [
      [-1, 0],
      [0, -1],
      [0, 6],
      [0, 0, -1],
      [0, 0, levels],
    ]) {
      assert.equal(maze.cellAt(...place), null, row.id);
    }
  }
});
