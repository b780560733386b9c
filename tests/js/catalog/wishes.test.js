/** Wishes: kept by every generator on every shape, refused where they cannot hold together. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { gridOf, isReferenced, referenceMaze } from '../support/reference/index.js';
import { chiSquare, quantile, sample, treeTexts, uniformLaw } from '../support/sampling.js';
import { seeds, some } from '../support/seeds.js';
import { groundName, grounds, someGrounds } from '../support/shapes.js';
import { allTrees, inPairs } from '../support/trees.js';

const { generators } = mw.catalog;
const SAMPLES = seeds(20_000, 4000);
const row = mw.catalog.passes.find(({ id }) => id === 'wishes');

const key = (a, b) => (a < b ? `${a}-${b}` : `${b}-${a}`);
const keysOf = (flat) => inPairs(flat).map(([a, b]) => key(a, b));
const pathPairs = (path) => Array.from(path.slice(1)).flatMap((cell, i) => [path[i], cell]);

/** Walls and passages, or a path, that some maze of the ground keeps. */
function wishesOf(base, random) {
  const model = mw.generate({ ...base, algorithm: 'kruskal' });
  const links = new Set(keysOf(model.links()));
  const sample = (pairs, wanted) =>
    pairs.filter((pair) => links.has(key(...pair)) === wanted && random.below(4) === 0).flat();
  const pairs = inPairs(model.adjacency());
  const walls = sample(pairs, false);
  const path = Array.from(model.solve().path);
  return [
    { passages: sample(pairs, true), walls },
    { path: path.length > 1 ? path : [], walls },
  ];
}

/** What the wishes demand of a maze, checked against its passages alone. */
function assertKept(maze, { passages = [], walls = [], path = [] }, what) {
  const links = new Set(keysOf(maze.links()));
  for (const wish of [...keysOf(passages), ...keysOf(pathPairs(path))]) {
    assert.ok(links.has(wish), `${what}: no passage ${wish}`);
  }
  for (const wish of keysOf(walls)) assert.ok(!links.has(wish), `${what}: no wall ${wish}`);
  if (path.length === 0) return;
  assert.deepEqual([maze.start, maze.end], [path[0], path[path.length - 1]], what);
  if (maze.stats().perfect) assert.deepEqual(Array.from(maze.solve().path), path, what);
}

test('every generator keeps wishes on every ground, with other passes too', (t) => {
  const random = new Random(12n);
  const others = [[], [{ id: 'weave', share: 0.4 }], [{ id: 'perturb', share: 0 }]];
  let ran = 0;
  for (const [index, { options, refused }] of someGrounds([...grounds()]).entries()) {
    if (refused) continue;
    const able = generators.filter(({ shapes }) => shapes.includes(idOf(options)));
    for (const generator of some(able, 8, index)) {
      const base = { algorithm: generator.id, ...options, seed: index };
      if (!generator.tunnels || !row.shapes.includes(idOf(options)) || mw.check(base)) continue;
      for (const wish of wishesOf(base, random)) {
        const more = random.pick(others);
        const made = { ...base, passes: [{ id: row.id, ...wish }, ...more] };
        const what = `${generator.id} ${groundName({ options })} ${JSON.stringify(wish)}`;
        const problem = mw.check(made);
        if (problem?.code === 'unsupported-shape') continue;
        assert.equal(problem, null, what);
        const maze = mw.generate(made);
        assertKept(maze, wish, what);
        assert.equal(maze.stats().perfect, generator.perfect, what);
        assert.deepEqual(mw.generate(maze.code).passages, maze.passages, `${what}: code`);
        ran++;
        if (!isReferenced(made.passes)) continue;
        const reference = referenceMaze(generator, made, gridOf(maze, made));
        assert.deepEqual(
          Array.from(maze.passages),
          Array.from(reference.passages),
          `${what}: reference`,
        );
      }
    }
  }
  t.diagnostic(`${ran} mazes`);
  assert.ok(ran > seeds(500));
});

const idOf = ({ shape = 'square' }) => (typeof shape === 'string' ? shape : shape.id);

test('with a uniform generator every maze that keeps the wishes is equally likely', (t) => {
  const size = { shape: 'square', width: 3, height: 3 };
  const cases = [
    { passages: [0, 1, 4, 5], walls: [3, 4] },
    { path: [0, 3, 4, 7, 8] },
    // Each corner has two ways to the cross, and no other choice: whoever keeps the wishes is fair.
    { passages: [1, 4, 3, 4, 4, 5, 4, 7], isFair: true },
  ];
  for (const { isFair = false, ...wish } of cases) {
    const passes = [{ id: row.id, ...wish }];
    for (const { id, uniform } of generators.filter(
      ({ uniform, id }) => uniform || id === 'kruskal',
    )) {
      const options = { algorithm: id, ...size, passes };
      const maze = mw.generate({ ...options, seed: 0 });
      const pairs = inPairs(maze.adjacency());
      const wanted = [...keysOf(wish.passages ?? []), ...keysOf(pathPairs(wish.path ?? []))];
      const trees = allTrees(maze.cellCount, pairs).filter((tree) => {
        const links = pairs.filter((_, i) => ((tree >> i) & 1) === 1).map((pair) => key(...pair));
        const isClosed = keysOf(wish.walls ?? []).every((wall) => !links.includes(wall));
        return isClosed && wanted.every((passage) => links.includes(passage));
      });
      const texts = treeTexts(maze, pairs, trees);
      const sum = chiSquare(sample(options, SAMPLES), uniformLaw(texts), SAMPLES);
      const limit = quantile(texts.length - 1);
      t.diagnostic(
        `${id} ${JSON.stringify(wish)}: ${trees.length} mazes, ${sum.toFixed(1)} of ${limit.toFixed(1)}`,
      );
      assert.ok(trees.length > 3);
      // Kruskal is the control: it keeps the wishes too, but not every maze is equally likely.
      assert.notEqual(sum, Number.POSITIVE_INFINITY);
      assert.equal(
        sum < limit,
        uniform || isFair,
        `${id} ${JSON.stringify(wish)}: ${sum} of ${limit}`,
      );
    }
  }
});

const problemOf = (wish, more = {}) =>
  mw.check({
    algorithm: 'wilson',
    width: 5,
    height: 4,
    seed: 1,
    passes: [{ id: row.id, ...wish }],
    ...more,
  });

test('wishes that cannot hold together are refused with the smallest set', () => {
  const loop = problemOf({ passages: [0, 1, 1, 2, 2, 7, 7, 6, 6, 5, 5, 0, 1, 6, 12, 13] });
  assert.deepEqual([loop?.code, loop?.field], ['invalid-option', 'passes.0.passages']);
  // Of three loops the two of four passages are shortest.
  assert.equal(loop.message.match(/\d+-\d+/g).length, 4, loop.message);
  const withPath = problemOf({ passages: [0, 5], path: [0, 1, 6, 5] });
  assert.match(withPath.message, /loop/);
  const cut = problemOf({ walls: [0, 1, 0, 5, 3, 8, 8, 7] });
  assert.equal(cut?.field, 'passes.0.walls');
  assert.deepEqual(cut.message.match(/\d+-\d+/g).sort(), ['0-1', '0-5']);
  const both = problemOf({ passages: [3, 4], walls: [4, 3] });
  assert.match(both.message, /cells 3 and 4 is wished for/);
});

test('walls that cut are refused with the fewest that cut by themselves, by brute force', () => {
  const random = new Random(14n);
  const [width, height] = [4, 3];
  const options = { algorithm: 'wilson', width, height, seed: 1 };
  const pairs = inPairs(mw.generate(options).adjacency());
  const sizes = new Map();
  for (let index = 0; index < seeds(300, 100); index++) {
    const most = 2 + random.below(9);
    const closed = pairs.filter(() => random.below(10) < most);
    const walls = new Set(closed.map((pair) => key(...pair)));
    // Every set of cells that holds cell 0 has a border; those of walls alone are the cuts.
    let fewest = Number.POSITIVE_INFINITY;
    for (let rest = 0; rest < 2 ** (width * height - 1) - 1; rest++) {
      const isInside = (cell) => cell === 0 || ((rest >> (cell - 1)) & 1) === 1;
      const border = pairs.filter(([a, b]) => isInside(a) !== isInside(b));
      if (border.every((pair) => walls.has(key(...pair)))) fewest = Math.min(fewest, border.length);
    }
    const problem = problemOf({ walls: closed.flat() }, { width, height });
    const what = JSON.stringify(closed);
    if (fewest === Number.POSITIVE_INFINITY) assert.equal(problem, null, what);
    else assert.equal(problem.message.match(/\d+-\d+/g).length, fewest, what);
    sizes.set(fewest, (sizes.get(fewest) ?? 0) + 1);
  }
  for (const count of [2, 3, Number.POSITIVE_INFINITY])
    assert.ok(sizes.get(count) > seeds(10), `${count}`);
});

test('what is no wish is refused with its field', () => {
  for (const [wish, field] of [
    [{ passages: [0, 2] }, 'passages'],
    [{ passages: [0, 20] }, 'passages'],
    [{ passages: [0, 1, 2] }, 'passages'],
    [{ passages: [[0, 1]] }, 'passages'],
    [{ passages: 'ab' }, 'passages'],
    [{ passages: [0, Number.NaN] }, 'passages'],
    [{ passages: [0, -1] }, 'passages'],
    [{ passages: null }, 'passages'],
    [{ walls: [0, 1.5] }, 'walls'],
    [{ walls: { length: 2 ** 40 } }, 'walls'],
    [{ path: [7] }, 'path'],
    [{ path: [0, 1, 0] }, 'path'],
    [{ path: [0, 2] }, 'path'],
    [
      {
        path: new Proxy([], {
          get: () => {
            throw new Error('hostile');
          },
        }),
      },
      'path',
    ],
  ]) {
    const problem = problemOf(wish);
    assert.deepEqual(
      [problem?.code, problem?.field],
      ['invalid-option', `passes.0.${field}`],
      problem?.message,
    );
  }
  const late = problemOf({}, { passes: [{ id: 'weave' }, { id: row.id }] });
  assert.equal(late?.field, 'passes.1.id');
  assert.equal(problemOf({ passages: new Uint32Array([0, 1]), walls: [], path: [] }), null);
  assert.equal(mw.generate({ algorithm: 'prim', width: 5, height: 4, seed: 1 }).cellCount, 20);
});
