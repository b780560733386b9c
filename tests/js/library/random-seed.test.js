/** Without a seed: a random one, which the result has and its code keeps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPool } from 'mazewright/worker';
import { sameBytes } from '../support/checker.js';
import { mw } from '../support/load.js';
import { refusalOf } from '../support/quiet.js';

const options = { algorithm: 'wilson', width: 12, height: 9 };

function assertDrawn(seeds) {
  for (const seed of seeds) {
    assert.ok(Number.isSafeInteger(seed) && seed >= 0, String(seed));
    assert.equal(JSON.parse(JSON.stringify(seed)), seed);
  }
  assert.equal(new Set(seeds).size, seeds.length, 'a seed twice');
  // Uniform in 53 bits: that all of 50 lie in one half happens once in 2^49.
  assert.ok(seeds.some((seed) => seed >= 2 ** 52) && seeds.some((seed) => seed < 2 ** 52));
}

test('generate draws a seed, and its code restores the maze', () => {
  const mazes = Array.from({ length: 50 }, () => mw.generate(options));
  assertDrawn(mazes.map(({ seed }) => seed));
  for (const maze of mazes) {
    for (const again of [
      mw.generate(maze.code),
      mw.generate({ ...options, seed: maze.seed }),
      mw.adopt(JSON.parse(JSON.stringify(maze))),
    ]) {
      assert.ok(sameBytes(again.passages, maze.passages));
      assert.equal(again.code, maze.code);
      assert.equal(again.seed, maze.seed);
    }
  }
  assert.notEqual(mw.generate({ ...options, seed: undefined }).seed, undefined);
});

test('worlds and rows draw one too', () => {
  const worlds = Array.from({ length: 50 }, () => mw.world({ algorithm: 'prim' }));
  assertDrawn(worlds.map(({ seed }) => seed));
  const [world] = worlds;
  assert.equal(mw.world(world.code).seed, world.seed);
  assert.ok(sameBytes(mw.world(world.code).chunk(3, 4).passages, world.chunk(3, 4).passages));
  const streams = Array.from({ length: 50 }, () => mw.rows({ algorithm: 'eller', width: 9 }));
  assertDrawn(streams.map(({ seed }) => seed));
  const again = mw.rows({ algorithm: 'eller', width: 9, seed: streams[0].seed });
  assert.deepEqual(again.next(), streams[0].next());
});

test('a pool draws one per call', async () => {
  const pool = await createPool({ size: 1, mw });
  try {
    const mazes = await Promise.all([pool.generate(options), pool.generate(options)]);
    assert.notEqual(mazes[0].seed, mazes[1].seed);
    for (const maze of mazes) {
      assert.ok(sameBytes(mw.generate(maze.code).passages, maze.passages));
      const map = await pool.paths(maze, [0, maze.end]);
      assert.deepEqual(map.from(5), maze.paths([0, maze.end]).from(5));
    }
  } finally {
    await pool.close();
  }
});

test('check accepts options without a seed', () => {
  assert.equal(mw.check(options), null);
  assert.equal(mw.check({ ...options, width: 0 }).field, 'width');
});

test('a fraction is refused with the remedy', () => {
  const fractions = [0.5, 0.123456789, 1e-300, -2.5, Number.NaN, Number.POSITIVE_INFINITY];
  const calls = [
    (seed) => mw.generate({ ...options, seed }),
    (seed) => mw.world({ algorithm: 'prim', seed }),
    (seed) => mw.rows({ algorithm: 'eller', width: 9, seed }),
  ];
  for (const call of calls) {
    for (const seed of fractions) {
      const { code, field, message } = refusalOf(() => call(seed), String(seed));
      assert.deepEqual([code, field], ['invalid-seed', 'seed']);
      assert.match(message, /leave it out for a random maze/);
      assert.ok(message.includes(String(seed)), message);
    }
  }
  assert.match(mw.check({ ...options, seed: Math.random() / 2 + 0.1 }).message, /leave it out/);
});

test('where there is no source of randomness the seed must be given', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  for (const value of [undefined, {}, { getRandomValues: 5 }]) {
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
    try {
      const { code, field, message } = refusalOf(() => mw.generate(options), 'without crypto');
      assert.deepEqual([code, field], ['invalid-seed', 'seed']);
      assert.match(message, /must be given/);
      assert.equal(mw.check(options).code, 'invalid-seed');
      assert.equal(mw.generate({ ...options, seed: 5 }).seed, 5);
    } finally {
      Object.defineProperty(globalThis, 'crypto', own);
    }
  }
});
