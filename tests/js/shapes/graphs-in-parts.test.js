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
      const shape = rings(lengths);
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
  assert.match(message, /at most 8 per node; node 0 has more/);
});
