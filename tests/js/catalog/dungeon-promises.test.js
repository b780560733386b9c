/** What every dungeon promises, on 10,000 seeds at each of three sizes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedOf } from '../support/cases.js';
import { faultsOf } from '../support/dungeon-checker.js';
import { mw } from '../support/load.js';

const SIZES = [
  [30, 20],
  [48, 32],
  [80, 50],
];
const SEEDS = 10_000;

const rows = mw.catalog.generators.filter(
  ({ kind, shapes }) => kind === 'dungeon' && shapes.includes('square'),
);

for (const { id } of rows) {
  test(`${id}: one piece, rooms apart, no doors in a row`, (t) => {
    let rooms = 0;
    let floor = 0;
    for (const [width, height] of SIZES) {
      for (let index = 0; index < SEEDS; index++) {
        const seed = seedOf(index);
        const maze = mw.generate({ algorithm: id, width, height, seed });
        const faults = faultsOf(maze);
        assert.deepEqual(faults, [], `${id} ${width}x${height} seed ${seed}\n${maze.text()}`);
        rooms += maze.rooms.length;
        floor += maze.kinds.reduce((sum, kind) => sum + Number(kind !== 0), 0);
      }
    }
    const tiles = SEEDS * SIZES.reduce((sum, [width, height]) => sum + width * height, 0);
    t.diagnostic(`${rooms} rooms, ${((100 * floor) / tiles).toFixed(1)} % floor`);
    assert.ok(floor > 0);
  });
}
