/** Which generators draw every maze with the same chance, and that the test can tell. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houstonLaw } from '../support/houston.js';
import { mw } from '../support/load.js';
import {
  chiSquare,
  quantile,
  sample,
  samplePacked,
  treeTexts,
  uniformLaw,
} from '../support/sampling.js';
import { seeds } from '../support/seeds.js';
import { allTrees, countTrees, inPairs } from '../support/trees.js';

const SAMPLES = seeds(192_000, 24_000);
/** A call a maze takes long, so fewer check that one call is as fair as a mask with many parts. */
const SINGLE = seeds(20_000, 3000);
/** Enough for those that are not uniform: at 3x3 Kruskal's law alone adds 0.026 a sample. */
const CONTROLS = 24_000;

const cases = {
  squares: { shape: 'square', width: 3, height: 3 },
  'squares in a mask': {
    shape: 'square',
    width: 4,
    height: 4,
    mask: [
      [1, 1, 1, 0],
      [1, 1, 1, 1],
      [0, 1, 0, 1],
      [0, 1, 1, 1],
    ],
  },
  hexagons: { shape: 'hex', width: 3, height: 2 },
};

const any = mw.catalog.generators.find(({ uniform }) => uniform).id;
const grounds = Object.entries(cases).map(([name, options]) => {
  const maze = mw.generate({ algorithm: any, ...options, seed: 0 });
  const pairs = inPairs(maze.adjacency());
  const trees = allTrees(maze.cellCount, pairs);
  return { name, options, pairs, trees, texts: treeTexts(maze, pairs, trees) };
});

test('the trees of each case are all there are, 50 to 300', (t) => {
  for (const { name, pairs, trees, texts } of grounds) {
    t.diagnostic(`${name}: ${trees.length} trees`);
    assert.ok(trees.length >= 50 && trees.length <= 300, `${name}: ${trees.length}`);
    assert.equal(new Set(texts).size, trees.length);
    const cells = [...new Set(pairs.flat())];
    const numbered = pairs.map((pair) => pair.map((cell) => cells.indexOf(cell)));
    assert.equal(countTrees(cells.length, numbered), BigInt(trees.length), name);
  }
  assert.equal(grounds[0].trees.length, 192);
});

// Houston's mix is too near to uniform to be told apart so; it has a test of its own.
const perfect = mw.catalog.generators.filter((row) => row.perfect && row.id !== 'houston');

for (const row of perfect.filter(({ uniform }) => uniform)) {
  test(`${row.id} is uniform`, (t) => {
    for (const { name, options, texts } of grounds) {
      const limit = quantile(texts.length - 1);
      for (const [draw, samples] of [
        [samplePacked, SAMPLES],
        [sample, SINGLE],
      ]) {
        const counts = draw({ algorithm: row.id, ...options }, samples);
        const sum = chiSquare(counts, uniformLaw(texts), samples);
        t.diagnostic(`${name}: ${samples} mazes, ${sum.toFixed(1)} of ${limit.toFixed(1)} allowed`);
        assert.ok(sum < limit, `${name}: ${sum} of ${limit}`);
      }
    }
  });
}

// On squares, where the laws are known to differ (counting.test.js).
test('no other perfect generator is: the test has power', (t) => {
  for (const row of perfect.filter(({ uniform }) => !uniform)) {
    for (const { name, options, texts } of grounds.slice(0, 1)) {
      if (mw.check({ algorithm: row.id, ...options, seed: 0 })) continue;
      const draw = row.masks ? samplePacked : sample;
      const counts = draw({ algorithm: row.id, ...options }, CONTROLS);
      const sum = chiSquare(counts, uniformLaw(texts), CONTROLS);
      t.diagnostic(`${row.id}, ${name}: chi-square ${sum.toFixed(0)}, ${counts.size} mazes`);
      assert.notEqual(sum, Number.POSITIVE_INFINITY, `${row.id}, ${name}: not a spanning tree`);
      assert.ok(sum > quantile(texts.length - 1), `${row.id}, ${name}: ${sum}`);
    }
  }
});

test('the mix of two walks has the law that its definition gives', (t) => {
  const row = mw.catalog.generators.find(({ id }) => id === 'houston');
  const { id, default: usual } = row.params[0];
  for (const share of [usual, 0.6, 0, 1]) {
    // Either walk alone is drawn from in tests/cpp: the same mazes as by the walk's own row.
    const isMix = share > 0 && share < 1;
    let deviation = 0;
    for (const { name, options, pairs, trees, texts } of grounds) {
      const law = houstonLaw(pairs, trees, Math.round(share * 1000));
      assert.ok(Math.abs(law.reduce((sum, chance) => sum + chance) - 1) < 1e-12, name);
      const far = law.map((chance) => Math.abs(chance * trees.length - 1));
      deviation = Math.max(deviation, ...far);
      if (!isMix) continue;
      const counts = samplePacked(
        { algorithm: row.id, ...options, params: { [id]: share } },
        SAMPLES,
      );
      const sum = chiSquare(counts, new Map(texts.map((text, i) => [text, law[i]])), SAMPLES);
      t.diagnostic(
        `${share}, ${name}: off by up to ${Math.max(...far).toFixed(4)}, ${sum.toFixed(1)}`,
      );
      assert.ok(sum < quantile(texts.length - 1), `${share}, ${name}: ${sum}`);
    }
    // Either walk alone is uniform; the mix claims no more than it keeps.
    if (!isMix) assert.ok(deviation < 1e-9);
    if (share === usual) assert.equal(row.uniform, deviation < 1e-9, `off by ${deviation}`);
  }
});
