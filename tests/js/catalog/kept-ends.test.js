/** Start and end are open and joined, whatever the parameters; locks stay. Pairs of passes: see stored.test.js. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';
import { assertWhole } from '../support/whole.js';

const { generators, passes } = mw.catalog;

test('start and end are joined with any parameters of every generator', (t) => {
  const random = new Random(32n);
  let parted = 0;
  for (const row of generators) {
    const size = row.kind === 'dungeon' ? { width: 26, height: 22 } : { width: 8, height: 8 };
    for (let seed = 0; seed < seeds(640, 20); seed++) {
      const made = { algorithm: row.id, ...size, seed, params: anyParams(row, random) };
      if (mw.check(made) !== null) continue;
      const maze = mw.generate(made);
      assertWhole(maze, maze.code);
      parted += Number(maze.stats().components > 1);
    }
  }
  t.diagnostic(`${parted} mazes in parts`);
  assert.ok(parted > 0);
});

test('a rectangle of a maze, cut out before or after it is finished, has joined ends', () => {
  const random = new Random(33n);
  const { id } = passes.find(({ resizes, keepsConnected }) => resizes && !keepsConnected);
  for (let seed = 0; seed < seeds(640, 60); seed++) {
    const base = { algorithm: 'wilson', width: 8, height: 8, seed };
    const own = { id, x: random.below(4), y: random.below(4), width: 4, height: 4 };
    const before = mw.generate(base);
    const path = Array.from(before.solve().path).slice(0, 2 + random.below(20));
    assertWhole(mw.apply(before, [own], seed), `${seed}: apply`);
    const wished = { ...base, passes: [{ id: 'wishes', path }, own] };
    if (path.length > 1) assertWhole(mw.generate(wished), `${seed}: wishes`);
  }
});

test('sparsify leaves a wished path as it is, with start and end', () => {
  const size = { algorithm: 'wilson', width: 8, height: 8 };
  const passes = [
    { id: 'wishes', path: [27, 28, 29, 37] },
    { id: 'sparsify', rounds: 12 },
  ];
  for (let seed = 0; seed < 200; seed++) {
    const maze = mw.generate({ ...size, seed, passes });
    assert.deepEqual([maze.start, maze.end], [27, 37]);
    assert.deepEqual(Array.from(maze.solve().path), passes[0].path);
  }
});

test('doors in a mission leaves its locks', () => {
  for (let seed = 0; seed < 20; seed++) {
    const base = { algorithm: 'mission', width: 40, height: 30, seed };
    const locksOf = ({ doors }) => doors.filter(({ lock }) => lock !== undefined);
    const locks = locksOf(mw.generate(base));
    for (const where of ['none', 'rooms', 'chokepoints']) {
      const maze = mw.generate({ ...base, passes: [{ id: 'doors', where, share: 1 }] });
      assert.deepEqual(locksOf(maze), locks, `${seed} ${where}`);
    }
  }
});
