/** Graphs of several components: refused, or with `parts: 'each'` a maze for every one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { refusalOf } from '../support/quiet.js';

/** Rings of these lengths, and single nodes for 1. */
function rings(lengths) {
  const edges = [];
  let first = 0;
  for (const length of lengths) {
    for (let i = 0; length > 1 && i < length; i++) {
      if (length > 2 || i === 0) edges.push([first + i, first + ((i + 1) % length)]);
    }
    first += length;
  }
  return { id: 'graph', nodes: first, edges };
}

const algorithms = mw.catalog.generators
  .filter(({ shapes, masks }) => shapes.includes('graph') && masks)
  .map(({ id }) => id);

test('a graph in several parts needs parts to be each', () => {
  const shape = rings([4, 3]);
  for (const algorithm of algorithms) {
    const error = refusalOf(() => mw.generate({ algorithm, shape, seed: 1 }), algorithm);
    assert.deepEqual([error.code, error.field], ['invalid-option', 'shape.edges']);
    assert.match(error.message, /parts is 'each'/);
  }
});

test('every part gets a maze of its own', () => {
  for (const algorithm of algorithms) {
    for (const lengths of [[4, 3], [1, 5, 1], [2, 2, 2], [9], [1, 1]]) {
      const positions = Array.from({ length: lengths.reduce((a, b) => a + b) }, (_, i) => [i, -i]);
      const shape = { ...rings(lengths), ...(lengths.length > 1 && { positions }) };
      const maze = mw.generate({ algorithm, shape, seed: 7, parts: 'each', steps: true });
      const what = `${algorithm} ${lengths}`;
      const { components, loops, links } = maze.stats();
      assert.equal(components, lengths.length, what);
      assert.equal(loops, 0, what);
      assert.equal(links, shape.nodes - lengths.length, what);
      assert.ok(maze.solve().path.length > 0, `${what}: both exits lie in one part`);
      const again = mw.generate(maze.code);
      assert.deepEqual(again.passages, maze.passages, what);
      assert.equal(mw.adopt(structuredClone(maze)).code, maze.code, what);
    }
  }
});

test('a node has at most as many edges as the catalog says', () => {
  const { maxDegree } = mw.catalog.shapes.find(({ id }) => id === 'graph');
  assert.equal(maxDegree, 8);
  const star = (rays) => ({
    id: 'graph',
    nodes: rays + 1,
    edges: Array.from({ length: rays }, (_, i) => [0, i + 1]),
  });
  const options = { algorithm: algorithms[0], seed: 1 };
  assert.equal(mw.check({ ...options, shape: star(maxDegree) }), null);
  const { field, message } = mw.check({ ...options, shape: star(maxDegree + 1) });
  assert.equal(field, 'shape.edges');
  assert.match(message, /at most 8 per node; node 0 has more: split it into nodes that edges join/);
});

test('a node with more edges may be split into nodes that a wish joins', () => {
  // A wheel: a hub with 13 spokes, split into nodes 13 and 14 with at most 7 each, and a rim.
  const spokes = 13;
  const rim = Array.from({ length: spokes }, (_, i) => [i, (i + 1) % spokes]);
  const hub = Array.from({ length: spokes }, (_, i) => [i, i < 7 ? 13 : 14]);
  const shape = { id: 'graph', edges: [[13, 14], ...rim, ...hub] };
  const passes = [{ id: 'wishes', passages: [13, 14] }];
  const spokesUsed = new Set();
  for (const algorithm of ['wilson', 'prim', 'recursiveBacktracker']) {
    for (let seed = 0; seed < 20; seed++) {
      const maze = mw.generate({ algorithm, shape, seed, passes });
      const links = [];
      const flat = maze.links();
      for (let i = 0; i < flat.length; i += 2) links.push([flat[i], flat[i + 1]]);
      const own = links.map((pair) => pair.map((cell) => Math.min(cell, 13)));
      const tree = own.filter(([a, b]) => a !== b);
      assert.equal(own.length - tree.length, 1, 'the parts of the hub are joined once');
      // A spanning tree of the wheel: as many links as it needs, and all nodes reached.
      assert.equal(tree.length, spokes);
      const reached = new Set([13]);
      for (const node of reached) {
        for (const [a, b] of tree) {
          if (a === node) reached.add(b);
          if (b === node) reached.add(a);
        }
      }
      assert.equal(reached.size, spokes + 1);
      for (const [a, b] of tree) if (b === 13) spokesUsed.add(a);
    }
  }
  assert.equal(spokesUsed.size, spokes);
});
