/** Rooms of data for `adopt`: in the grid, where their cells lie, with the doors that passages give. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { assertRefused } from '../support/quiet.js';

const BEYOND = 2 ** 32 - 2;

const maze = mw.generate({
  algorithm: 'prim',
  width: 12,
  height: 9,
  seed: 1,
  passes: [{ id: 'rooms', number: 3 }],
});
const dungeon = mw.generate({ algorithm: 'rogue', width: 40, height: 30, seed: 1 });
const storeys = mw.generate({
  ...{ algorithm: 'rogue', shape: 'cube', width: 40, height: 30, levels: 3, seed: 1 },
  passes: [{ id: 'stairs' }],
});
const MAZES = { maze, dungeon, storeys };

const room = { x: 1, y: 1, width: 2, height: 1, doors: [] };

/** Rooms that no maze has. */
const wrong = {
  'a cell beyond the grid': () => [{ ...room, cells: [13, BEYOND] }],
  'the first cell beyond the grid': (own) => [
    { ...room, width: 1, cells: [own.cellCount] },
    { ...room, x: 0, y: own.height, width: 1, cells: [own.cellCount] },
  ],
  'cells in descending order': (own) => [{ ...room, cells: [own.width + 2, own.width + 1] }],
  'a cell twice': (own) => [{ ...room, width: 1, cells: [own.width + 1, own.width + 1] }],
  'cells elsewhere': () => [{ ...room, cells: [0, 1] }],
  'a rectangle that is too wide': (own) => [
    { ...room, width: 3, cells: [own.width + 1, own.width + 2] },
  ],
  'a rectangle that reaches beyond the grid': (own) => [{ ...room, width: own.width }],
  'the largest rectangle': () => [{ ...room, width: BEYOND, height: BEYOND }],
  'no width': () => [{ ...room, width: 0 }],
  'a level beyond the last': (own) => [{ ...room, level: own.levels }],
  'more cells together than the grid': (own) => new Array(own.cellCount).fill(room),
};

for (const [name, own] of Object.entries(MAZES)) {
  test(`${name}: rooms that it cannot have are refused`, () => {
    const data = JSON.parse(JSON.stringify(own));
    for (const [what, roomsOf] of Object.entries(wrong)) {
      assertRefused(
        () => mw.adopt({ ...data, rooms: roomsOf(own) }),
        'invalid-option',
        'rooms',
        `${name}, ${what}`,
      );
    }
    assert.equal(mw.adopt(data).code, own.code);
  });

  test(`${name}: the doors of rooms are those of the passages, whatever the data says`, () => {
    const data = JSON.parse(JSON.stringify(own));
    const doors = own.rooms.map((each) => each.doors);
    for (const given of [[], [0], [BEYOND], [BEYOND, BEYOND, 0]]) {
      const rooms = data.rooms.map((/** @type {any} */ each) => ({ ...each, doors: given }));
      const adopted = mw.adopt({ ...data, rooms });
      assert.deepEqual(
        adopted.rooms.map((each) => each.doors),
        doors,
      );
      assert.equal(adopted.code, own.code);
    }
  });
}

test('rooms of a maze with walls list their cells', () => {
  const data = JSON.parse(JSON.stringify(maze));
  assertRefused(() => mw.adopt({ ...data, rooms: [room] }), 'invalid-option', 'rooms', 'no cells');
});

test('after an edit a room has the doors that it has then', () => {
  const [{ cells, doors }] = maze.rooms;
  const edits = cells.flatMap((cell) =>
    maze.directions
      .map((_, direction) => ({ cell, direction, to: maze.neighbour(cell, direction) }))
      .filter(({ to }) => to !== null && !cells.includes(to))
      .map(({ direction }) => ({ cell, direction, open: true })),
  );
  const opened = mw.edit(maze, edits);
  assert.ok(opened.rooms[0].doors.length > doors.length);
  const shut = mw.edit(
    opened,
    edits.map((edit) => ({ ...edit, open: false })),
  );
  assert.deepEqual(shut.rooms[0].doors, []);
});
