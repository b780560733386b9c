/** Rooms, doors, leaves and tiles of dungeons. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazes, nameOf, rowModes, Tally } from '../support/cases.js';
import { neighbourOf } from '../support/grid.js';
import { mw } from '../support/load.js';
import { keyOf, Random } from '../support/random.js';
import { divide } from '../support/reference/bspDungeon.js';

const rows = rowModes().filter(({ row }) => row.kind === 'dungeon');
const sizes = [
  [7, 7],
  [16, 40],
  [60, 60],
  [101, 75],
];
/** One kind of corridor; a second one, for cuts across, in the original program's mode only. */
const [ROOM, DOOR, CORRIDORS] = [1, 2, [3, 4]];

/** Room of every cell, -1 elsewhere; fails where two rooms overlap. */
function roomMap({ rooms, width, height }) {
  const map = new Int16Array(width * height).fill(-1);
  for (const [index, room] of rooms.entries()) {
    assert.ok(room.x > 0 && room.y > 0, 'the border is rock');
    assert.ok(room.x + room.width < width && room.y + room.height < height);
    for (let y = room.y; y < room.y + room.height; y++) {
      for (let x = room.x; x < room.x + room.width; x++) {
        assert.equal(map[y * width + x], -1, 'two rooms share a tile');
        map[y * width + x] = index;
      }
    }
  }
  return map;
}

test('rooms are apart, hold what is a room, and list their doors', (t) => {
  const tally = new Tally();
  let doors = 0;
  for (const { options, maze } of mazes({ sizes, seeds: 50, exits: ['corners'], rows }, tally)) {
    const name = nameOf(options);
    const map = roomMap(maze);
    const isOriginal = (options.mode ?? 'standard') !== 'standard';
    for (const [cell, kind] of maze.kinds.entries()) {
      const corridors = isOriginal ? CORRIDORS : CORRIDORS.slice(0, 1);
      const doors = maze.doors ? [DOOR] : [];
      assert.ok([0, ROOM, ...doors, ...corridors].includes(kind), `${name}: kind ${kind}`);
      if (kind === ROOM) assert.notEqual(map[cell], -1, `${name}: a room tile in no room`);
      const x = cell % maze.width;
      const border = x === 0 || x === maze.width - 1 || cell < maze.width;
      if (border || cell >= maze.cellCount - maze.width) assert.equal(kind, 0, name);
    }
    for (const [index, room] of maze.rooms.entries()) {
      const expected = doorsOf(maze, map, index);
      assert.deepEqual(
        [...room.doors].sort((a, b) => a - b),
        expected,
        name,
      );
      doors += expected.length;
    }
  }
  t.diagnostic(`${doors} doors in ${tally.ran} dungeons`);
  assert.ok(doors > 0);
});

/** The corridor tiles one steps on when leaving a room, in order. */
function doorsOf(maze, map, index) {
  const found = [];
  for (const [cell, kind] of maze.kinds.entries()) {
    if (kind !== DOOR && !CORRIDORS.includes(kind)) continue;
    const beside = [0, 1, 2, 3].map((direction) => neighbourOf(maze, cell, direction));
    if (beside.some((next) => map[next] === index)) found.push(cell);
  }
  return found;
}

test('leaves cover the area once and standard rooms are large enough', () => {
  for (let index = 0; index < 200; index++) {
    const [width, height] = [20 + (index % 70), 90 - (index % 60)];
    const minRoom = 1 + (index % 6);
    const options = { algorithm: 'bspDungeon', width, height, seed: index, params: { minRoom } };
    const maze = mw.generate(options);
    for (const room of maze.rooms) assert.ok(room.width >= minRoom && room.height >= minRoom);
    const { leaves } = divide(
      { width, height, params: maze.params },
      new Random(keyOf(index)),
      true,
    );
    assert.equal(leaves.length, maze.rooms.length, 'a room in every leaf');
    const covered = new Uint8Array(width * height);
    for (const { r1, c1, r2, c2 } of leaves) {
      for (let r = r1; r < r2; r++) for (let c = c1; c < c2; c++) covered[r * width + c]++;
    }
    assert.ok(covered.every((times) => times === 1));
  }
});

test('a dungeon below its smallest size is refused, at it made', () => {
  for (const [margin, minRoom] of [
    [2, 3],
    [1, 1],
    [3, 5],
  ]) {
    const least = 2 * margin + minRoom;
    const options = { algorithm: 'bspDungeon', seed: 1, params: { margin, minRoom } };
    assert.equal(mw.check({ ...options, width: least, height: least }), null);
    assert.equal(mw.generate({ ...options, width: least, height: least }).rooms.length, 1);
    for (const [width, height, field] of [
      [least - 1, 30, 'width'],
      [30, least - 1, 'height'],
    ]) {
      const { code, field: where } = mw.check({ ...options, width, height });
      assert.deepEqual([code, where], ['invalid-size', field]);
    }
  }
});
