/** Masks: any connected one works where the row says so, every other is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowModes, seedOf } from '../support/cases.js';
import { assertLinks, assertPerfect, replay, sameBytes } from '../support/checker.js';
import { gridPairs, growMask, openCells, pairKeys } from '../support/grid.js';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { exitsOf } from '../support/reference/exits.js';

const masked = rowModes().filter(({ row }) => row.masks);
const unmasked = rowModes().filter(({ row }) => !row.masks);
const sizes = [
  [1, 1],
  [9, 1],
  [5, 5],
  [13, 21],
  [40, 30],
];

test('every generator that takes masks keeps to random connected ones', (t) => {
  const random = new Random(1n);
  let ran = 0;
  for (const { row, mode, shape } of masked) {
    for (const [width, height] of sizes) {
      for (let index = 0; index < 30; index++) {
        const mask = growMask(width, height, 1 + random.below(width * height), random);
        const exits = ['corners', 'farthest', 'border', 'original'][index % 4];
        const size = { width, height, seed: seedOf(index), mask };
        const maze = mw.generate({ algorithm: row.id, mode, shape, exits, steps: true, ...size });
        assertLinks(maze);
        // A mask of everything masks nothing.
        assert.ok(sameBytes(maze.mask, mask.includes(0) ? mask : null));
        if (row.perfect) assertPerfect(maze);
        assert.ok(sameBytes(replay(maze).passages, maze.passages));
        const pairs = gridPairs({ width, height, mask });
        const count = width * height;
        assert.deepEqual(pairKeys(maze.adjacency(), count), pairKeys(pairs.flat(), count));
        assert.deepEqual({ start: maze.start, end: maze.end }, exitsOf(maze, exits));
        assert.deepEqual(openCells(maze), mask);
        ran++;
      }
    }
  }
  t.diagnostic(`${ran} masked mazes`);
  assert.ok(masked.length > 0);
});

test('one mask in five forms is one maze', () => {
  const rows = [
    [1, 1, 0],
    [0, 1, 1],
  ];
  const forms = [
    rows,
    rows.flat(),
    rows.flat().map(Boolean),
    rows.map((row) => row.map(Boolean)),
    Uint8Array.from(rows.flat()),
  ];
  for (const { row, mode } of masked) {
    const options = { algorithm: row.id, mode, width: 3, height: 2, seed: 5 };
    const made = forms.map((mask) => mw.generate({ ...options, mask }));
    for (const maze of made) assert.ok(sameBytes(maze.passages, made[0].passages));
    assert.deepEqual(new Set(made.map((maze) => maze.code)).size, 1);
  }
});

const refusal = (options) => {
  const problem = mw.check(options);
  assert.throws(
    () => mw.generate(options),
    (error) => error instanceof MazeError && error.code === problem.code,
  );
  return [problem.code, problem.field];
};

test('a mask in two pieces is disconnected', () => {
  for (const { row, mode } of masked) {
    const base = { algorithm: row.id, mode, seed: 1 };
    for (const mask of [
      [1, 0, 1],
      [0, 1, 0, 0, 0, 1],
      [1, 0, 0, 1],
    ]) {
      const width = mask.length === 4 ? 2 : mask.length;
      const options = { ...base, width, height: mask.length / width, mask };
      assert.deepEqual(refusal(options), ['disconnected-mask', 'mask'], row.id);
    }
  }
});

test('a generator without masks refuses one', () => {
  assert.ok(unmasked.length > 0);
  for (const { row, mode } of unmasked) {
    const options = { algorithm: row.id, mode, width: 20, height: 20, seed: 1 };
    assert.equal(mw.check(options), null);
    const mask = new Uint8Array(400).fill(1);
    mask[0] = 0;
    assert.deepEqual(refusal({ ...options, mask }), ['invalid-mask', 'mask'], row.id);
  }
});

test('a mask of the wrong form is refused', () => {
  const sparse = [1, 1, 1, 1];
  delete sparse[2];
  const wrong = [
    [1, 1, 1],
    new Uint8Array(5),
    [1, 1, 1, 2],
    [1, 1, 1, '1'],
    [1, 1, 1, null],
    [1, 1, 1, Number.NaN],
    [[1, 1], [1]],
    [[1, 1]],
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    [[1, 1], 'ab'],
    [1, 1, undefined, 1],
    sparse,
    'abcd',
    4,
    true,
    { length: 4 },
    new Map(),
    () => [1, 1, 1, 1],
    [0, 0, 0, 0],
    new Float64Array([1, 1, 1, 0.5]),
    new ArrayBuffer(4),
  ];
  const { row } = masked[0];
  for (const mask of wrong) {
    const options = { algorithm: row.id, width: 2, height: 2, seed: 1, mask };
    assert.deepEqual(refusal(options), ['invalid-mask', 'mask']);
  }
});
