/** Weave: levels that form a tree, uniform generators, data that are read again, wrong ones refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertBridges, bridgesOf } from '../support/bridges.js';
import { seedOf, turningParams } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { chiSquare, quantile, sample, treeTexts, uniformLaw } from '../support/sampling.js';
import { isAll, seeds } from '../support/seeds.js';
import { groundName, grounds, plainRow, someGrounds } from '../support/shapes.js';
import { allTrees, countTrees, inPairs } from '../support/trees.js';
import { Sets } from '../support/walk.js';
import { assertWalls } from '../support/walls.js';

const row = mw.catalog.passes.find(({ id }) => id === 'weave');
const weave = (share) => ({ passes: [{ id: 'weave', share }] });
const makers = mw.catalog.generators.filter(({ tunnels, kind }) => tunnels && kind === 'maze');
const places = [...grounds(), ...grounds({ sizes: [[9, 8]] })].filter(
  ({ row: shape, options, refused }) =>
    !refused &&
    row.shapes.includes(shape.id) &&
    !mw.check({ algorithm: plainRow().id, ...options, seed: 0 }),
);

/** Passages on levels: of every open tunnel a place of its own, below the bridge. */
function levelsOf(maze) {
  const below = new Map(
    maze
      .tunnels()
      .filter(({ open }) => open)
      .map((it, i) => [it.bridge, i]),
  );
  const sets = new Sets(maze.cellCount + below.size);
  let links = 0;
  const join = (a, b) => {
    links++;
    sets.join(a, b);
  };
  const tunneled = new Set();
  for (const { bridge, from, to, open } of maze.tunnels()) {
    tunneled.add(`${from.cell} ${from.direction}`).add(`${to.cell} ${to.direction}`);
    if (!open) continue;
    join(from.cell, maze.cellCount + below.get(bridge));
    join(to.cell, maze.cellCount + below.get(bridge));
  }
  for (let cell = 0; cell < maze.cellCount; cell++) {
    for (let d = 0; d < maze.directions.length; d++) {
      if (!maze.isOpen(cell, d) || tunneled.has(`${cell} ${d}`)) continue;
      if (cell < maze.neighbour(cell, d)) join(cell, maze.neighbour(cell, d));
    }
  }
  return { places: maze.cellCount + below.size, links, loops: sets.loops };
}

test('every generator weaves on every shape: the levels form a tree', (t) => {
  const ran = new Map();
  let bridges = 0;
  for (const [index, { row: shape, options }] of someGrounds(places).entries()) {
    for (const [g, maker] of makers.entries()) {
      if (!maker.shapes.includes(shape.id)) continue;
      const share = [0.1, 0.35, 1][(index + g) % 3];
      const params = turningParams(maker, index);
      const made = {
        algorithm: maker.id,
        ...options,
        params,
        seed: seedOf(index + g),
        ...weave(share),
      };
      if (mw.check(made)) continue;
      const what = `${maker.id} ${groundName({ options })} ${share}`;
      const maze = mw.generate(made);
      const isTree = maker.perfect && maker.params.every(({ loops }) => !loops);
      if (isTree) {
        const { places: all, links, loops } = levelsOf(maze);
        const masked = maze.mask ? maze.mask.reduce((sum, kept) => sum + 1 - kept, 0) : 0;
        assert.deepEqual([loops, links], [0, all - masked - 1], what);
      }
      if ((index + g) % 7 === 0) {
        assertBridges(maze, made, what);
        assertWalls(maze, what);
        assertSameMaze(mw.generate(maze.code), maze, `${what}: code`);
      }
      bridges += (maze.bridges?.length ?? 0) / 2;
      ran.set(`${maker.id} ${shape.id}`, (ran.get(`${maker.id} ${shape.id}`) ?? 0) + 1);
    }
  }
  for (const maker of isAll ? makers : []) {
    for (const shape of maker.shapes.filter((id) => row.shapes.includes(id))) {
      assert.ok(ran.get(`${maker.id} ${shape}`) >= 2, `${maker.id} ${shape}`);
    }
  }
  t.diagnostic(`${ran.size} pairs, ${bridges} bridges`);
});

test('as many bridges as wanted, or as many as there is place for', () => {
  for (const { options } of places) {
    for (const share of [0, 0.05, 0.2, 1]) {
      const maze = mw.generate({ algorithm: 'wilson', ...options, seed: 7, ...weave(share) });
      const cells = maze.mask ? maze.mask.reduce((sum, kept) => sum + kept, 0) : maze.cellCount;
      assert.ok(bridgesOf(maze).size <= Math.floor(cells * share), groundName({ options }));
    }
  }
  for (let seed = 0; seed < 30; seed++) {
    const options = { algorithm: 'wilson', width: 9, height: 8, seed };
    assert.equal(bridgesOf(mw.generate({ ...options, ...weave(0.1) })).size, 7);
    const full = mw.generate({ ...options, ...weave(1) });
    const bridges = bridgesOf(full);
    const ends = new Set(full.tunnels().flatMap(({ from, to }) => [from.cell, to.cell]));
    for (let y = 1; y < 7; y++) {
      for (let x = 1; x < 8; x++) {
        const cell = 9 * y + x;
        const couldBe = [
          [cell - 9, cell + 9],
          [cell - 1, cell + 1],
        ].some((pair) => !pair.some((beside) => bridges.has(beside)));
        assert.ok(bridges.has(cell) || ends.has(cell) || !couldBe, `${seed}: ${cell} could be one`);
      }
    }
  }
});

/** A woven 3 x 4 with two bridges that any seed makes: a mask leaves no others. */
function fixed() {
  for (let seed = 0; seed < 2000; seed++) {
    const options = { algorithm: 'wilson', width: 3, height: 4, seed, ...weave(1) };
    const maze = mw.generate(options);
    if (bridgesOf(maze).size >= 1) return { maze, options };
  }
  return assert.fail('no seed weaves 3 x 4');
}

test('Wilson on a woven 3 x 4 draws every spanning tree alike, Kruskal does not', (t) => {
  const { maze } = fixed();
  const key = String(maze.bridges);
  const pairs = inPairs(maze.adjacency());
  const trees = allTrees(maze.cellCount, pairs);
  assert.equal(countTrees(maze.cellCount, pairs), BigInt(trees.length));
  const texts = treeTexts(maze, pairs, trees);
  assert.equal(new Set(texts).size, trees.length);
  const counted = (algorithm, wanted) => {
    const counts = new Map();
    let found = 0;
    for (let seed = 0; found < wanted; seed++) {
      const made = mw.generate({ algorithm, width: 3, height: 4, seed, ...weave(1) });
      if (String(made.bridges) !== key) continue;
      const text = Buffer.from(made.passages).latin1Slice();
      counts.set(text, (counts.get(text) ?? 0) + 1);
      found++;
    }
    return counts;
  };
  const limit = quantile(trees.length - 1);
  const samples = seeds(20 * trees.length, 10 * trees.length);
  const fair = counted('wilson', samples);
  const sum = chiSquare(fair, uniformLaw(texts), samples);
  t.diagnostic(`${trees.length} trees, ${samples} mazes: ${sum.toFixed(0)} of ${limit.toFixed(0)}`);
  assert.ok(sum < limit, `${sum} of ${limit}`);
  const other = counted('kruskal', samples);
  const off = chiSquare(other, uniformLaw(texts), samples);
  t.diagnostic(`kruskal: ${off.toFixed(0)}`);
  assert.notEqual(off, Number.POSITIVE_INFINITY);
  assert.ok(off > limit, `${off} of ${limit}`);
});

test('JSON, clones and codes keep the bridges', () => {
  for (const { options } of places) {
    const maze = mw.generate({ algorithm: 'wilson', ...options, seed: 5, ...weave(0.3) });
    for (const again of [
      mw.adopt(JSON.parse(JSON.stringify(maze))),
      mw.adopt(structuredClone({ ...maze })),
      mw.generate(maze.code),
    ]) {
      assertSameMaze(again, maze, groundName({ options }));
      assert.deepEqual(again.bridges, maze.bridges);
      assert.deepEqual(again.adjacency(), maze.adjacency());
      assert.equal(again.code, maze.code);
      assert.ok(maze.bridges === null || Object.isFrozen(again));
    }
  }
});

test('data with wrong bridges are refused', () => {
  const maze = mw.generate({ algorithm: 'wilson', width: 7, height: 6, seed: 4, ...weave(0.2) });
  const data = structuredClone({ ...maze, code: null });
  const { bridges } = data;
  assert.ok(bridges.length >= 4);
  const adopted = (value) => () => mw.adopt({ ...data, bridges: value });
  assertSameMaze(adopted(bridges)(), maze, 'as it is');
  const wrong = {
    'an odd number': bridges.slice(0, 3),
    'another type': [...bridges],
    bytes: Uint8Array.from(bridges),
    text: 'bridges',
    'a number': 3,
    'a cell beyond the last': Uint32Array.of(42, 0),
    'a huge cell': Uint32Array.of(0xffffffff, 0),
    'a direction beyond the last': Uint32Array.of(bridges[0], 4),
    'a huge direction': Uint32Array.of(bridges[0], 0xfffffffe),
    'a corner': Uint32Array.of(0, 0),
    'a border': Uint32Array.of(3, 0),
    'one twice': Uint32Array.of(...bridges.slice(0, 2), ...bridges.slice(0, 2)),
    'out of order': Uint32Array.of(...bridges.slice(2, 4), ...bridges.slice(0, 2)),
    'one at the end of a tunnel': Uint32Array.of(8, 0, 15, 0),
    'one along another': Uint32Array.of(8, 2, 9, 2),
  };
  for (const [what, value] of Object.entries(wrong)) {
    assert.throws(
      adopted(value),
      { name: 'MazeError', code: 'invalid-option', field: 'bridges' },
      what,
    );
  }
  // Without its bridges the passages of a woven maze lead nowhere.
  assert.throws(adopted(null), { name: 'MazeError', code: 'invalid-option' });
  const kinds = new Uint8Array(42).fill(3);
  assert.throws(() => mw.adopt({ ...data, kinds, dungeon: true }), { field: 'bridges' });
  const triangle = mw.generate({
    algorithm: 'wilson',
    shape: 'triangle',
    width: 7,
    height: 6,
    seed: 4,
  });
  const flat = { ...structuredClone({ ...triangle, code: null }), bridges: Uint32Array.of(8, 0) };
  assert.throws(() => mw.adopt(flat), { field: 'bridges' });
});

test('weave is refused where it is not defined, and says where it is', () => {
  const base = { algorithm: 'wilson', width: 6, height: 6, seed: 1, ...weave(0.3) };
  const others = mw.catalog.shapes.filter(({ id, graph }) => !row.shapes.includes(id) && !graph);
  assert.ok(others.length > 0);
  for (const { id } of others) {
    const problem = mw.check({ ...base, shape: id });
    assert.deepEqual([problem?.code, problem?.field], ['unsupported-shape', 'passes.0.id'], id);
    for (const works of row.shapes)
      assert.ok(problem.message.includes(`'${works}'`), problem.message);
  }
  for (const { id } of mw.catalog.generators.filter(({ tunnels }) => !tunnels)) {
    const problem = mw.check({ ...base, algorithm: id, width: 40, height: 40 });
    assert.deepEqual([problem?.code, problem?.field], ['invalid-option', 'passes.0.id'], id);
  }
  const original = mw.check({ ...base, algorithm: 'recursiveBacktracker', mode: 'original' });
  assert.equal(original?.field, 'passes.0.id');
});

test('with a mask in parts every part is woven for itself', () => {
  const random = new Random(31n);
  for (let index = 0; index < 40; index++) {
    const [width, height] = [5 + random.below(15), 5 + random.below(15)];
    const mask = Uint8Array.from({ length: width * height }, () => Number(random.below(10) < 8));
    const base = { algorithm: 'wilson', width, height, mask, parts: 'each', seed: index };
    const { components } = mw.generate(base).stats();
    const maze = mw.generate({ ...base, ...weave(1) });
    assertBridges(maze, { ...base, ...weave(1) }, `${index}`);
    assert.deepEqual([maze.stats().components, maze.stats().loops], [components, 0], `${index}`);
  }
});

test('bridges are not on the border because of their tunnels', () => {
  for (let seed = 0; seed < 60; seed++) {
    const maze = mw.generate({
      algorithm: 'prim',
      width: 9,
      height: 9,
      seed,
      exits: 'border',
      ...weave(1),
    });
    for (const cell of [maze.start, maze.end]) {
      const { x, y } = maze.positionOf(cell);
      assert.ok(x === 0 || y === 0 || x === 8 || y === 8, `${seed}: ${x} ${y}`);
    }
  }
});

test('walls of bridges below which a tunnel crosses a glued edge, on the narrowest surfaces', (t) => {
  let bridges = 0;
  for (const shape of mw.catalog.shapes.filter(({ id }) => row.shapes.includes(id))) {
    const wraps = shape.params.find(({ id }) => id === 'wrap')?.values ?? [];
    for (const wrap of wraps) {
      for (let index = 0; index < seeds(400, 60); index++) {
        const [width, height] = [1 + (index % 3), 1 + (Math.floor(index / 3) % 6)];
        const base = { algorithm: 'prim', shape: { id: shape.id, wrap }, width, height };
        const options = { ...base, seed: index, ...weave(1) };
        if (mw.check(options) !== null) continue;
        const maze = mw.generate(options);
        if (!maze.bridges) continue;
        bridges += maze.bridges.length / 2;
        assertWalls(maze, maze.code);
        maze.meshes();
        maze.tunnels();
      }
    }
  }
  t.diagnostic(`${bridges} bridges`);
  assert.ok(bridges > 20, `${bridges}`);
});

test('sampling by seeds is what the plain sampler counts', () => {
  const options = { algorithm: 'wilson', width: 3, height: 3 };
  const counts = sample({ ...options, ...weave(0) }, 50);
  assert.deepEqual(counts, sample(options, 50), 'no bridges, no difference');
});
