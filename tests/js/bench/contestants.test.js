// full: 20 s, runs the native program beside other packages
// needs: native build
/** Who takes part in the benchmark, and whether each makes what it is measured for. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createMazewright } from 'mazewright';
import { sanitized, testedPreset } from '../../../web/build/suites/native.js';
import { root } from '../../../web/build/util/shell.js';
import { inNode } from '../../bench/contestants.js';
import { isPerfect } from '../../bench/run/perfect.js';

/** Dungeons have a benchmark of their own. */
const mw = await createMazewright();

let contestants = [];
let close = async () => {};
before(async () => {
  const program = join(root, 'build', await testedPreset(), 'bench_native');
  ({ all: contestants, close } = await inNode(await sanitized(program)));
});
after(() => close());

/** None: the longest that a timer takes. */
const LIMIT = 2 ** 31 - 1;

const passages = (text) => {
  const rows = text.trim().split(/\s+/);
  return {
    east: (x, y) => 'ER'.includes(rows[y][x]),
    south: (x, y) => 'SR'.includes(rows[y][x]),
  };
};

test('a maze is perfect if it is one tree', () => {
  assert.ok(isPerfect(passages('R. E.'), 2)); // R: east and south
  assert.ok(!isPerfect(passages('RS E.'), 2), 'a loop');
  assert.ok(!isPerfect(passages('E. E.'), 2), 'two parts');
  assert.ok(!isPerfect(passages('RS. E.. E..'), 3), 'a loop and two parts, eight passages short');
  assert.ok(isPerfect(passages('.'), 1));
});

test('the tasks are the catalog’s, and ours has all of them', async () => {
  const { generators, solvers } = mw.catalog;
  const tasksOf = async (kind) => {
    const its = contestants.filter((contestant) => contestant.kind === kind);
    const rows = await Promise.all(its.map((contestant) => contestant.rows()));
    return rows.flat().map(({ task }) => task);
  };
  const modes = generators.flatMap(({ id, modes: its }) =>
    its.map((mode) => (mode === 'standard' ? id : `${id} (${mode})`)),
  );
  const ours = await tasksOf('ours');
  assert.deepEqual(ours.slice(0, modes.length), modes);
  // The native program has the other dungeons too.
  assert.deepEqual((await tasksOf('native')).slice(0, modes.length), modes);
  for (const { id } of solvers) assert.ok(ours.includes(`solve ${id}`), id);
  const peers = await tasksOf('peer');
  assert.ok(peers.length > 15);
  for (const task of peers) assert.ok(ours.includes(task), task);
});

test('every peer makes perfect mazes', async () => {
  for (const contestant of contestants.filter(({ kind }) => kind === 'peer')) {
    for (const [row, { name }] of (await contestant.rows()).entries()) {
      for (const [size, seed] of [
        [25, 1],
        [25, 2],
        [30, 3],
      ]) {
        const request = { what: /** @type {const} */ ('warm'), row, size, seed, repeats: 0 };
        const reply = await contestant.query(request, LIMIT);
        assert.deepEqual(Object.keys(reply), ['ns'], `${name} ${size} ${JSON.stringify(reply)}`);
      }
    }
  }
});

test('the native build and ours answer for every row', async () => {
  for (const contestant of contestants.filter(({ kind }) => kind !== 'peer')) {
    for (const [row, { task }] of (await contestant.rows()).entries()) {
      const request = { what: /** @type {const} */ ('time'), row, size: 24, seed: 1, repeats: 2 };
      const reply = await contestant.query(request, LIMIT);
      assert.ok(reply.ns > 0, `${task} ${JSON.stringify(reply)}`);
    }
  }
});

test('a contestant that was ended answers again', async () => {
  const [ours] = contestants;
  const request = {
    what: /** @type {const} */ ('warm'),
    row: 0,
    size: 100,
    seed: 1,
    repeats: 5000,
  };
  assert.deepEqual(await ours.query(request, 20), { note: 'over 0 s', late: true });
  assert.ok((await ours.query({ ...request, repeats: 0 }, LIMIT)).ns > 0);
});
