/** Generators and modes against a second implementation written from their definitions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams, rowModes, seedOf } from './support/cases.js';
import { sameBytes } from './support/checker.js';
import { growMask } from './support/grid.js';
import { mw } from './support/load.js';
import { Random } from './support/random.js';
import { roomsOf } from './support/reference/bspDungeon.js';
import { knownParams, paramsOf, references } from './support/reference/index.js';

const SEEDS = 60;
const referred = rowModes().filter(({ row, mode }) => references[row.id]?.[mode]);
const sizes = [
  [1, 1],
  [7, 1],
  [1, 9],
  [3, 3],
  [21, 13],
  [33, 40],
  [70, 11],
  [66, 130],
];

function assertEqualsReference(row, options) {
  const reference = references[row.id]?.[options.mode];
  assert.ok(reference, `no reference for ${row.id} ${options.mode}`);
  const expected = reference({ ...options, params: paramsOf(row, options.params) });
  const maze = mw.generate(options);
  const name = JSON.stringify(options, (_key, v) => (typeof v === 'bigint' ? `${v}n` : v));
  assert.ok(sameBytes(maze.passages, expected.passages), `passages: ${name}`);
  if (!maze.kinds) return;
  assert.ok(sameBytes(maze.kinds, expected.kinds), `kinds: ${name}`);
  const rooms = maze.rooms.map(({ x, y, width, height }) => ({ x, y, width, height }));
  assert.deepEqual(rooms, roomsOf(expected, maze.params.margin), name);
}

for (const { row, mode, shape } of referred) {
  test(`${row.id} ${mode} on ${shape} equals its reference`, (t) => {
    let ran = 0;
    for (const [width, height] of sizes) {
      for (let index = 0; index < (width === 66 ? 8 : SEEDS); index++) {
        const size = { width, height, seed: seedOf(index) };
        const options = { algorithm: row.id, mode, shape, ...size };
        if (mw.check(options)) continue;
        assertEqualsReference(row, options);
        ran++;
      }
    }
    t.diagnostic(`${ran} mazes`);
    assert.ok(ran >= 2 * SEEDS);
  });
}

for (const { row, mode, shape } of referred.filter(({ row }) => knownParams[row.id])) {
  test(`${row.id} ${mode} equals its reference whatever its parameters`, (t) => {
    const random = new Random(3n);
    let ran = 0;
    for (let index = 0; index < 200; index++) {
      const params = anyParams(row, random);
      for (const id of Object.keys(params)) {
        if (!knownParams[row.id].includes(id)) delete params[id];
      }
      const size = { width: 1 + random.below(70), height: 1 + random.below(40) };
      const options = { algorithm: row.id, mode, shape, ...size, seed: seedOf(index), params };
      if (mw.check(options)) continue;
      assertEqualsReference(row, options);
      ran++;
    }
    t.diagnostic(`${ran} mazes`);
    assert.ok(ran > 20, `${ran}`);
  });
}

for (const { row, mode, shape } of referred.filter(({ row }) => row.masks)) {
  test(`${row.id} ${mode} equals its reference inside masks`, () => {
    const random = new Random(4n);
    for (let index = 0; index < SEEDS; index++) {
      const [width, height] = [1 + random.below(20), 1 + random.below(20)];
      const mask = growMask(width, height, 1 + random.below(width * height), random);
      const size = { width, height, mask, seed: seedOf(index) };
      assertEqualsReference(row, { algorithm: row.id, mode, shape, ...size });
    }
  });
}

test('seed 004 opens its passages after the recursion, deepest first', () => {
  for (let index = 0; index < SEEDS; index++) {
    const options = { algorithm: 'recursiveBacktracker', mode: 'seed', width: 12, height: 9 };
    const maze = mw.generate({ ...options, seed: seedOf(index), steps: true });
    const carved = [...maze.steps].filter((entry) => (entry & 31) < 8);
    const { order } = references.recursiveBacktracker.seed({ ...options, seed: seedOf(index) });
    assert.deepEqual(
      carved.map((entry) => [entry >>> 5, entry & 31]),
      order,
    );
  }
});

test('seeds that are one number are one maze, and text is not a number', () => {
  const make = (seed) => mw.generate({ algorithm: 'prim', width: 9, height: 9, seed });
  assert.ok(sameBytes(make(5).passages, make(5n).passages));
  assert.ok(sameBytes(make(-1).passages, make(2n ** 64n - 1n).passages));
  assert.ok(!sameBytes(make(5).passages, make('5').passages));
  assert.equal(make(5n).seed, 5);
  assert.equal(make(2n ** 60n).seed, 2n ** 60n);
  assert.equal(make('미로').seed, '미로');
});
