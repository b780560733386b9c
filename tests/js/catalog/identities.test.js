/** Equal mazes from different algorithms, and what fixed patterns and moving trees must keep. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf, growRegion, passagePairs, played, waysOf } from '../support/board.js';
import { seedOf } from '../support/cases.js';
import { sameBytes } from '../support/checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { groundName, grounds } from '../support/shapes.js';
import { tilingOf } from '../support/tilings.js';

const has = (id) => mw.catalog.generators.some((row) => row.id === id);
const sizes = [
  [1, 1],
  [2, 2],
  [1, 7],
  [9, 8],
];
/** Grounds with no refusal, each once whole and once in a random mask. */
function* masked(random) {
  for (const ground of grounds({ sizes })) {
    const base = { algorithm: 'prim', ...ground.options, seed: 0 };
    if (mw.check(base)) continue;
    const first = mw.generate(base);
    const tiling = tilingOf(first, ground.nodes, ground.edges);
    const wanted = 1 + random.below(tiling.count);
    yield { ground, mask: null };
    yield { ground, mask: growRegion(tiling, wanted, random, first.mask) };
  }
}

/** Rows give equal passages on every ground, whatever `paramsOf(index)` is. */
function assertIdentical(ids, paramsOf, t) {
  let ran = 0;
  for (const { ground, mask } of masked(new Random(21n))) {
    for (let index = 0; index < 3; index++) {
      const options = { ...ground.options, mask, seed: seedOf(ran) };
      const mazes = ids.map((algorithm, i) =>
        mw.generate({ ...options, algorithm, params: paramsOf(index, i) }),
      );
      for (const [i, maze] of mazes.entries()) {
        const what = `${ids[i]} and ${ids[0]}, ${groundName(ground)}, seed ${ran}`;
        assert.ok(sameBytes(maze.passages, mazes[0].passages), what);
      }
      ran++;
    }
  }
  t.diagnostic(`${ran} times ${ids.join(' = ')}`);
}

test('the minimum spanning tree is one, whoever finds it', (t) => {
  const costs = [{}, { costRange: 2 }, { costRange: 1_000_000, horizontal: 3, vertical: 2 }];
  const ids = ['prim', 'kruskal', 'boruvka', 'reverseDelete'];
  assertIdentical(ids, (index) => costs[index], t);
});

test('a tree that grows from its newest cell is the recursive backtracker', (t) => {
  const newest = { newest: 1, oldest: 0, middle: 0, random: 0 };
  const textures = [{}, { straightness: 0.4 }, { horizontal: 5, vertical: 2 }];
  const paramsOf = (index, i) => ({ ...textures[index], ...(i === 0 ? {} : newest) });
  assertIdentical(['recursiveBacktracker', 'growingTree'], paramsOf, t);
});

test('one walker, or one tree, is the algorithm it multiplies', (t) => {
  if (has('parallelBacktracker')) {
    const ids = ['recursiveBacktracker', 'parallelBacktracker'];
    assertIdentical(ids, (_, i) => (i === 0 ? {} : { walkers: 1 }), t);
  }
  if (has('growingForest')) {
    assertIdentical(['growingTree', 'growingForest'], (_, i) => (i === 0 ? {} : { trees: 1 }), t);
  }
});

test('an origin shift leaves a spanning tree after every shift', (t) => {
  let shifts = 0;
  for (const { ground, mask } of masked(new Random(22n))) {
    for (const params of [{}, { stepsPerCell: 3 }]) {
      const options = { ...ground.options, mask, params, seed: seedOf(shifts), steps: true };
      const maze = mw.generate({ algorithm: 'originShift', ...options });
      const what = `${groundName(ground)} ${JSON.stringify(params)}`;
      const cells = figuresOf(maze.cellCount, maze.mask, []).cells;
      if (cells > 40) continue;
      const ways = waysOf(maze);
      let entries = 0;
      const end = played(maze, ways, (passages, entry) => {
        // The first tree is carved link by link; then every shift is a fill and a carve.
        entries++;
        if (entries < cells - 1 || (entry & 63) >= 8) return;
        shifts++;
        const pairs = passagePairs({ ...maze, passages, cellCount: maze.cellCount }, ways, what);
        const { loops, components } = figuresOf(maze.cellCount, maze.mask, pairs);
        assert.deepEqual([loops, components], [0, 1], `${what}: entry ${entries}`);
      });
      assert.ok(sameBytes(end, maze.passages), what);
    }
  }
  t.diagnostic(`${shifts} trees looked at`);
  assert.ok(shifts > 1000);
});

const degreesOf = (maze) =>
  [...maze.passages].map((bits) => bits.toString(2).replaceAll('0', '').length);

test('spiral and serpentine are one path on every rectangle', () => {
  for (const algorithm of ['spiral', 'serpentine'].filter(has)) {
    for (let width = 1; width <= 9; width++) {
      for (let height = 1; height <= 9; height++) {
        for (let seed = 0; seed < 8; seed++) {
          const maze = mw.generate({ algorithm, width, height, seed });
          const what = `${algorithm} ${width}x${height} seed ${seed}`;
          assert.ok(maze.stats().perfect, what);
          assert.ok(
            degreesOf(maze).every((degree) => degree <= 2),
            `${what}: no junction`,
          );
        }
      }
    }
  }
});

test('a unicursal maze is one circuit, or one path when it is open', () => {
  for (let width = 2; width <= 12; width += 2) {
    for (let height = 2; height <= 12; height += 2) {
      for (const open of [false, true]) {
        const what = `${width}x${height} ${open}`;
        const maze = mw.generate({
          algorithm: 'unicursal',
          width,
          height,
          seed: width,
          params: { open },
        });
        const degrees = degreesOf(maze);
        const ends = degrees.filter((degree) => degree === 1).length;
        assert.equal(ends, open ? 2 : 0, what);
        assert.equal(degrees.filter((degree) => degree === 2).length, width * height - ends, what);
        const { components, loops } = maze.stats();
        assert.deepEqual([components, loops], [1, open ? 0 : 1], what);
      }
    }
  }
});

test('every set of a row of an Eller maze goes on to the next row', () => {
  for (let seed = 0; seed < 60; seed++) {
    const [width, height] = [2 + (seed % 11), 2 + (seed % 7)];
    const maze = mw.generate({ algorithm: 'eller', width, height, seed });
    for (let y = 0; y + 1 < height; y++) {
      // Sets as far as the rows down to y join them; each must have a way down.
      const above = new Uint8Array(maze.cellCount).fill(1, 0, (y + 1) * width);
      const links = [...Array(maze.links().length / 2)].map((_, i) => [
        ...maze.links().slice(2 * i, 2 * i + 2),
      ]);
      const inside = links.filter(([a, b]) => above[a] && above[b]);
      const label = labels(maze.cellCount, inside);
      const row = Array.from({ length: width }, (_, x) => y * width + x);
      for (const cell of row) {
        const goesOn = row.some(
          (other) => label(other) === label(cell) && maze.isOpen(other, 'south'),
        );
        assert.ok(goesOn, `${width}x${height} seed ${seed}: the set of ${cell} ends`);
      }
    }
  }
});

function labels(count, pairs) {
  const root = Array.from({ length: count }, (_, cell) => cell);
  const find = (cell) => (root[cell] === cell ? cell : find(root[cell]));
  for (const [a, b] of pairs) root[find(a)] = find(b);
  return find;
}

test('recursive division leaves a wall with one gap right across a rectangle', () => {
  for (let seed = 0; seed < 60; seed++) {
    const [width, height] = [2 + (seed % 11), 2 + (seed % 7)];
    const maze = mw.generate({ algorithm: 'recursiveDivision', width, height, seed });
    const gaps = (direction, cells) => cells.filter((cell) => maze.isOpen(cell, direction)).length;
    const column = (x) => Array.from({ length: height }, (_, y) => y * width + x);
    const line = (y) => Array.from({ length: width }, (_, x) => y * width + x);
    const columns = Array.from({ length: width - 1 }, (_, x) => gaps('east', column(x)));
    const rows = Array.from({ length: height - 1 }, (_, y) => gaps('south', line(y)));
    assert.ok([...columns, ...rows].includes(1), `${width}x${height} seed ${seed}`);
  }
});
