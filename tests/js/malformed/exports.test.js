/**
 * Every function of every entry, and every method of what they return, with hostile arguments in every place:
 * only a MazeError comes out, it is short, and little of a value is read. Some seconds.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as hostile from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { assertStillNormal, BASE } from '../support/quiet.js';
import { someOfEach } from '../support/seeds.js';

/** Most characters of a message. It may list all rows of a kind. */
const MAX_MESSAGE = 1000;

/** Entries that take objects of other libraries first (a canvas, three.js) have tests of their own. */
const FOREIGN = ['./draw', './three', './element'];

const { exports } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);
const entries = Object.entries(exports).flatMap(([name, { default: file }]) =>
  file?.endsWith('.js') && !FOREIGN.includes(name) ? [name.replace('.', 'mazewright')] : [],
);

const dungeon = mw.generate({ algorithm: 'bspDungeon', width: 20, height: 20, seed: 1 });
const maze = mw.generate({ ...BASE, steps: true });
const game = mw.game(dungeon, { view: { radius: 3 } });

/** A value of each class that has methods. */
const values = {
  mw,
  maze,
  dungeon,
  game,
  doors: game.doors,
  runner: game.runner('wallFollower'),
  planner: game.runner('bfs'),
  world: mw.world({ algorithm: 'prim', seed: 1, chunk: 8, levels: 2 }),
  random: mw.random(1),
  paths: maze.paths(0),
  living: mw.living(maze),
};

/** The names of the methods of a value, its own and those of its class. */
function methodsOf(value) {
  const names = new Set();
  for (let at = value; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const [name, { value: method }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (typeof method === 'function' && name !== 'constructor') names.add(name);
    }
  }
  return [...names];
}

/** What a page or another promise waits for: they start workers and compile, with tests of their own. */
const isAsync = (name) => /^create(?!TileHandler)/.test(name);

async function callables() {
  const found = [];
  for (const entry of entries) {
    for (const [name, value] of Object.entries(await import(entry))) {
      if (typeof value !== 'function' || isAsync(name)) continue;
      // Nobody but the library makes objects of its classes.
      if (/^class\b/.test(Function.prototype.toString.call(value))) continue;
      found.push({ name: `${entry} ${name}`, call: (...words) => value(...words) });
    }
  }
  for (const [owner, value] of Object.entries(values)) {
    for (const name of methodsOf(value)) {
      found.push({ name: `${owner}.${name}`, call: (...words) => value[name](...words) });
    }
  }
  return found;
}

const READ = ['id', 'x', 'y', 'width', 'height', 'length', 'mask', 'message', 'radius', 'position'];
const plain = (value) => ({ value, counted: () => 0 });

/** The hostile values, each made anew for a call. */
const HOSTILE = [
  ...hostile.strangers().map((_, i) => () => plain(hostile.strangers()[i])),
  ...hostile.badNumbers.map((value) => () => plain(value)),
  () => plain(undefined),
  () => plain('x'.repeat(100_000)),
  () => plain('\ud800'),
  () => plain(2 ** 53),
  () => plain([null]),
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried
  () => plain([,]),
  () => plain(new Array(2 ** 32 - 1)),
  () => plain(Object.freeze({})),
  () => plain(hostile.gettersThatThrow([...READ, 'polygons', 'world', 'generate', 'code', 'seed'])),
  () => plain({ toString: null, valueOf: null }),
  () => hostile.counting({}),
  () => hostile.counting(new Array(2 ** 32 - 1)),
  () => hostile.counting({}, new RangeError('from the trap')),
  () => hostile.counting([], new RangeError('from the trap')),
  () => hostile.counting(() => {}, new RangeError('from the trap')),
];

/** What stands before a hostile argument. */
const BEFORE = [[], [mw], [maze], [BASE], [0], ['prim'], [0, 0], [maze, {}]];

/** All hostile values come first once; of those that come later, as many. */
const kindOf = ({ name, before }) => `${name} ${before.length > 0}`;

test('only a short MazeError comes out of any function, and little is read of its arguments', async () => {
  const functions = await callables();
  assert.ok(functions.length > 150, String(functions.length));
  const cases = functions.flatMap((one) =>
    BEFORE.flatMap((before) => HOSTILE.map((make) => ({ ...one, before, make }))),
  );
  const failures = new Set();
  for (const { name, call, before, make } of someOfEach(cases, kindOf, HOSTILE.length)) {
    const { value, counted } = make();
    const what = `${name} with ${HOSTILE.indexOf(make)} after ${before.length}`;
    try {
      await call(...before, value);
    } catch (error) {
      if (!(error instanceof MazeError) || error.code === 'internal') {
        failures.add(`${what}: ${error?.name} ${String(error?.message).slice(0, 100)}`);
      } else if (error.message.length > MAX_MESSAGE) {
        failures.add(`${what}: a message of ${error.message.length} characters`);
      }
    }
    if (counted() > hostile.MAX_TRAPS) failures.add(`${what}: ${counted()} traps`);
  }
  assert.deepEqual([...failures], []);
  assertStillNormal('hostile arguments');
});

test('what lists and targets hide is refused before it is used', () => {
  const refused = (call, field) => {
    try {
      call();
    } catch (error) {
      assert.ok(error instanceof MazeError, `${field}: ${error}`);
      assert.equal(error.field, field, error.message);
      return;
    }
    assert.fail(`${field}: accepted`);
  };
  const fail = new RangeError('from the trap');
  const data = { ...structuredClone(dungeon) };
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried
  for (const hole of [[,], [null]]) {
    for (const list of ['rooms', 'doors', 'things', 'tree']) {
      refused(() => mw.adopt({ ...data, [list]: hole }), `${list}[0]`);
    }
    refused(() => mw.adopt({ ...data, rooms: [{ ...data.rooms[0], doors: hole }] }), 'rooms[0]');
  }
  const list = () => hostile.counting([], fail).value;
  const target = () => hostile.counting({}, fail).value;
  refused(() => mw.adopt({ ...data, rooms: list() }), 'rooms');
  refused(() => maze.view(0, { through: list() }), 'through');
  refused(() => maze.view(0, { through: new Array(maze.cellCount) }), 'through');
  refused(() => game.runner('bfs', target()), 'params');
  refused(() => game.runner('bfs').chase(target()), 'target');
  refused(() => values.random.shuffle(hostile.detached()), 'list');
  assert.deepEqual(
    maze.view(0, { through: Array(48).fill(1) }),
    maze.view(0, { through: 'doors' }),
  );
});

test('sizes that no plane has are refused before a grid is made', () => {
  const polar = mw.generate({ algorithm: 'prim', width: 6, height: 4, seed: 1, shape: 'polar' });
  for (const size of ['width', 'height']) {
    assert.throws(() => mw.adopt({ ...polar, [size]: 2 ** 27 }), { field: 'passages' });
  }
  // Each shape has as many cells as its longest side, so that no maze is refused.
  for (const { id } of mw.catalog.shapes.filter(({ id }) => id !== 'graph')) {
    for (const [width, height] of [
      [2, 9],
      [9, 2],
      [12, 1],
      [1, 12],
    ]) {
      const options = { algorithm: 'prim', width, height, seed: 1, shape: id };
      if (mw.check(options)) continue;
      const made = mw.generate(options);
      assert.ok(made.cellCount >= Math.max(made.width, made.height, made.levels), id);
      assert.deepEqual(mw.adopt({ ...made }).passages, made.passages, id);
    }
  }
});

test('a reason that quotes what was given is cut', async () => {
  for (const { createMazewright } of [
    await import('mazewright'),
    await import('mazewright/streaming'),
  ]) {
    await assert.rejects(createMazewright({ wasm: 'x'.repeat(100_000) }), (error) => {
      assert.ok(error instanceof MazeError && error.message.length < MAX_MESSAGE);
      return true;
    });
    await assert.rejects(createMazewright({ wasm: Promise.reject(hostile.revoked()) }), MazeError);
  }
});
