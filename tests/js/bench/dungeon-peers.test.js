/** The dungeons of other packages that the benchmark measures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright } from 'mazewright/dungeons';
import { peersWith } from '../../bench/dungeon-peers.js';

const SAMPLE = ['######', '#....#', '#....#', '##.###', '##...#', '######'].join('\n');
const [WIDTH, HEIGHT] = [40, 30];

const peers = peersWith({ sample: SAMPLE, pattern: 2 });

test('every peer is of a kind of dungeon', async () => {
  const { catalog } = await createMazewright();
  const dungeons = catalog.generators.filter(({ kind }) => kind === 'dungeon');
  const ids = dungeons.map(({ id }) => id);
  for (const { name, like } of peers) assert.ok(ids.includes(/** @type {any} */ (like)), name);
});

for (const { name, make, floorOf, roomsOf } of peers) {
  test(`${name}: it makes floor and rock, and rooms where it has any`, () => {
    const { log } = console;
    console.log = () => {};
    const made = make(WIDTH, HEIGHT, 1);
    console.log = log;
    const isFloor = floorOf(made);
    let floor = 0;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) floor += Number(isFloor(x, y));
    }
    assert.ok(floor > 0 && floor < WIDTH * HEIGHT, `${floor} tiles of floor`);
    if (roomsOf) assert.ok(roomsOf(made) >= 2, `${roomsOf(made)} rooms`);
  });
}
