/** Codes, copies and frozen results. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { finishedRows, mazes, nameOf, rowModes, seedOf, Tally } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { growMask } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';

const METHODS = [
  ['text', []],
  ['links', []],
  ['tiles', []],
  ['lines', []],
  ['blocks', []],
  ['boxes', []],
  ['svg', []],
  ['stats', []],
];

test('a code restores the maze and its options', (t) => {
  const tally = new Tally();
  const codes = new Set();
  const sizes = [
    [1, 1],
    [2, 2],
    [21, 13],
  ];
  for (const { options, maze } of mazes({ sizes, seeds: 5 }, tally)) {
    const name = nameOf(options);
    assert.match(maze.code, /^[\w.~-]+$/, `${name}: URL-safe`);
    const again = mw.generate(maze.code);
    assertSameMaze(again, maze, name);
    assert.equal(again.code, maze.code, name);
    const restored = mw.options(maze.code);
    assert.ok(!('steps' in restored), name);
    for (const [key, value] of Object.entries(options)) {
      if (key !== 'params') assert.deepEqual(restored[key] ?? maze[key], value, `${name}: ${key}`);
    }
    for (const [key, value] of Object.entries(options.params)) {
      assert.equal(again.params[key], value, `${name}: ${key}`);
    }
    const remade = mw.generate(restored);
    assertSameMaze(remade, maze, name);
    assert.equal(remade.code, maze.code, name);
    codes.add(maze.code);
  }
  assert.equal(codes.size, tally.ran, 'different options, different codes');
  tally.report(t);
});

test('codes keep masks, exits and odd seeds', () => {
  const random = new Random(21n);
  for (const { row, mode } of rowModes().filter(({ row }) => row.masks)) {
    for (let index = 0; index < 40; index++) {
      const [width, height] = [1 + random.below(30), 1 + random.below(30)];
      const mask = growMask(width, height, 1 + random.below(width * height), random);
      const cells = [...mask.entries()].filter(([, is]) => is).map(([cell]) => cell);
      const base = { algorithm: row.id, mode, width, height, mask, seed: seedOf(index) };
      const own = { start: random.pick(cells), end: random.pick(cells) };
      const maze = mw.generate(index % 2 === 0 ? base : { ...base, ...own });
      const again = mw.generate(maze.code);
      assertSameMaze(again, maze, maze.code);
      assert.deepEqual(again.mask, maze.mask);
    }
  }
  for (const seed of [
    '',
    ' ',
    '가나다',
    '\0',
    '😀'.repeat(50),
    '\u202e',
    -1,
    -(2n ** 63n),
    2n ** 64n - 1n,
  ]) {
    const maze = mw.generate({ algorithm: 'prim', width: 6, height: 6, seed });
    const again = mw.generate(maze.code);
    assert.equal(again.code, maze.code);
    assertSameMaze(again, maze, String(seed));
    if (typeof seed === 'string') assert.equal(again.seed, seed);
  }
});

test('adopt gives a clone its methods back', (t) => {
  const tally = new Tally();
  for (const { options, maze } of mazes(
    { rows: finishedRows(), seeds: 2, exits: ['corners'] },
    tally,
  )) {
    if (maze.cellCount > 2000) continue;
    const clone = structuredClone(maze);
    assert.deepEqual(Object.keys(clone).sort(), Object.keys(maze).sort());
    const adopted = mw.adopt(clone);
    assertSameMaze(adopted, maze, nameOf(options));
    for (const [method, args] of METHODS) {
      assert.deepEqual(adopted[method](...args), maze[method](...args), method);
    }
    if (maze.start !== null) assert.deepEqual(adopted.solve(), maze.solve());
    assert.deepEqual({ ...adopted }, { ...maze });
  }
  tally.report(t);
});

test('a posted maze comes alive on the other side', async () => {
  const maze = mw.generate({
    algorithm: 'bspDungeon',
    width: 40,
    height: 40,
    seed: 3,
    steps: true,
  });
  const { port1, port2 } = new MessageChannel();
  const arrived = new Promise((resolve) => port2.once('message', resolve));
  port1.postMessage(maze);
  const adopted = mw.adopt(await arrived);
  port1.close();
  assert.equal(adopted.text(), maze.text());
  assert.deepEqual(adopted.steps, maze.steps);
  assert.deepEqual(adopted.rooms, maze.rooms);
});

test('results are frozen and own their bytes', () => {
  const held = [];
  for (const { row, mode } of rowModes()) {
    const options = { algorithm: row.id, mode, width: 30, height: 30, seed: 1, steps: true };
    const maze = mw.generate(options);
    assert.ok(Object.isFrozen(maze));
    assert.throws(() => {
      maze.width = 3;
    }, TypeError);
    assert.throws(() => maze.directions.push('up'), TypeError);
    if (maze.rooms) assert.throws(() => maze.rooms.push(1), TypeError);
    if (maze.rooms) assert.ok(maze.rooms.every((room) => Object.isFrozen(room)));
    assert.ok(Object.isFrozen(maze.params));
    for (const array of [maze.passages, maze.kinds, maze.steps, maze.lines(), maze.links()]) {
      if (array) assert.equal(array.byteLength, array.buffer.byteLength, 'a view of something');
    }
    held.push({ maze, options, before: maze.passages.slice() });
  }
  // All are held while a few make a large one, which moves and fills the memory of the core.
  for (const [seed, { options }] of held.slice(0, 4).entries()) {
    mw.generate({ ...options, width: 900, height: 900, seed });
  }
  for (const { maze, before } of held) assert.deepEqual(maze.passages, before);
  assert.ok(Object.isFrozen(mw.catalog) && Object.isFrozen(mw.catalog.generators[0].params));
});

test('options are not kept or changed', () => {
  const mask = [1, 1, 1, 0];
  const options = {
    algorithm: 'prim',
    width: 2,
    height: 2,
    seed: 1,
    mask,
    params: { costRange: 9 },
  };
  const copy = structuredClone(options);
  const maze = mw.generate(options);
  assert.deepEqual(options, copy);
  mask[0] = 0;
  options.params.costRange = 7;
  assert.equal(maze.mask[0], 1);
  assert.equal(maze.params.costRange, 9);
});
