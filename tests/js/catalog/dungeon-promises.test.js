/**
 * What every dungeon promises, on up to 10,000 seeds at each of three sizes, and with doors, things and
 * locks on as many.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFaultsOf } from '../../fuzz/locks.js';
import { seedOf } from '../support/cases.js';
import { doorFaultsOf, faultsOf } from '../support/dungeon-checker.js';
import { mw } from '../support/load.js';
import { seeds } from '../support/seeds.js';

const SIZES = [
  [30, 20],
  [48, 32],
  [80, 50],
];
const SEEDS = seeds(10_000);
/** Of rows that learn from a sample, which take a hundred times as long; they have a test of their own. */
const FEWER_SEEDS = seeds(500);

const rows = mw.catalog.generators.filter(
  ({ kind, shapes }) => kind === 'dungeon' && shapes.includes('square'),
);

/** What a game asks for. @type {any[]} */
const PASSES = [
  { id: 'tidy' },
  { id: 'doors', secret: 0.2 },
  { id: 'things' },
  { id: 'locksAndKeys', locks: 2 },
];

for (const { id, params } of rows) {
  const count = params.some(({ kind }) => kind === 'text') ? FEWER_SEEDS : SEEDS;
  test(`${id}: one piece, rooms apart, no doors in a row`, (t) => {
    let rooms = 0;
    let floor = 0;
    for (const [width, height] of SIZES) {
      for (let index = 0; index < count; index++) {
        const seed = seedOf(index);
        const maze = mw.generate({ algorithm: id, width, height, seed });
        const faults = faultsOf(maze);
        assert.deepEqual(faults, [], `${id} ${width}x${height} seed ${seed}\n${maze.text()}`);
        rooms += maze.rooms.length;
        floor += maze.kinds.reduce((sum, kind) => sum + Number(kind !== 0), 0);
      }
    }
    const tiles = count * SIZES.reduce((sum, [width, height]) => sum + width * height, 0);
    t.diagnostic(`${rooms} rooms, ${((100 * floor) / tiles).toFixed(1)} % floor`);
    assert.ok(floor > 0);
  });

  test(`${id}, tidy and furnished: doors stand in walls, locks open in order`, (t) => {
    let [doors, locks] = [0, 0];
    for (let index = 0; index < count; index++) {
      const seed = seedOf(index);
      const [width, height] = SIZES[1];
      const options = { algorithm: id, width, height, seed, exits: 'farthest', passes: PASSES };
      const maze = mw.generate(options);
      const faults = [...faultsOf(maze), ...doorFaultsOf(maze), ...lockFaultsOf(maze)];
      assert.deepEqual(faults, [], `${id} seed ${seed}\n${maze.text()}`);
      for (const { lock } of maze.doors ?? []) {
        doors += 1;
        locks += Number(lock !== undefined);
      }
      for (const { role, cell } of maze.things) {
        if (role === 'entrance') assert.equal(cell, maze.start);
        if (role === 'exit') assert.equal(cell, maze.end);
      }
    }
    t.diagnostic(`${doors} doors, ${locks} locked`);
  });
}
