// The map for the table without a browser: numbers, exits, what players may see, places of the numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { geometryOf, middleOf } from 'mazewright/draw';
import { NUMBER, numberPlaces } from '../../web/demo/draw2d/plan/number-places.js';
import { obstaclesOf } from '../../web/demo/draw2d/plan/obstacles.js';
import { mapFor, readTableMap, TABLE_MAP, writeTableMap } from '../../web/demo/state/table-map.js';
import { roomsOf } from '../../web/demo/views/table/rooms.js';
import { shownMaze, thingsOf } from '../../web/demo/views/table/shown-maze.js';
import { codeOf, mw } from './support/maze.js';

/** @import { Maze } from 'mazewright/dungeons' */

const MASTER = TABLE_MAP;
const PLAYER = mapFor(TABLE_MAP, 'player');
const PASSES = [
  { id: 'tidy' },
  { id: 'doors' },
  { id: 'locksAndKeys' },
  { id: 'things', treasure: 1, monsters: 0.02 },
];

/** Every generator of dungeons on every shape that it runs on, furnished as far as it can be. @returns {Maze[]} */
function dungeons() {
  const rows = mw.catalog.generators.filter(({ kind }) => kind === 'dungeon');
  return rows.flatMap(({ id, shapes }) =>
    shapes.flatMap((shape) =>
      [1, 2].map((seed) => {
        const { maxLevels } = /** @type {any} */ (
          mw.catalog.shapes.find((row) => row.id === shape)
        );
        const levels = maxLevels > 1 ? 2 : 1;
        const size = { width: 34, height: 24, ...(levels > 1 && { levels }) };
        const base = { algorithm: id, shape, ...size, seed, exits: 'farthest' };
        /** @type {{ id: string }[]} */
        let passes = levels > 1 ? [{ id: 'stairs' }] : [];
        for (const pass of PASSES) {
          const more = [...passes, pass];
          if (!mw.check(/** @type {any} */ ({ ...base, passes: more }))) passes = more;
        }
        return mw.generate(/** @type {any} */ ({ ...base, passes }));
      }),
    ),
  );
}

const all = dungeons();

test('rooms are numbered by their way from the entrance, and nothing in them is lost', () => {
  assert.ok(all.length >= 18);
  for (const maze of all) {
    const { places, corridors, hasRooms, fromEntrance } = roomsOf(maze);
    assert.equal(hasRooms, (maze.rooms ?? []).length > 0);
    assert.equal(fromEntrance, true);
    const distances = maze.distances();
    const ways = places.map(({ cells }) => Math.min(...cells.map((cell) => distances[cell])));
    assert.deepEqual(
      ways,
      [...ways].sort((a, b) => a - b),
    );
    assert.deepEqual(
      places.map(({ number }) => number),
      places.map((_, i) => i + 1),
    );
    if (hasRooms) assert.equal(places.length, maze.rooms?.length);
    const listed = [
      ...places.flatMap(({ things }) => things),
      ...corridors.map(({ thing }) => thing),
    ];
    const cells = (/** @type {readonly { cell: number }[]} */ things) =>
      things.map(({ cell }) => cell).sort((a, b) => a - b);
    assert.deepEqual(cells(listed), cells(thingsOf(maze)));
    const roles = listed.map(({ role }) => role);
    for (const role of /** @type {const} */ (['entrance', 'exit']))
      assert.equal(roles.filter((each) => each === role).length, 1);
    for (const [i, { cells: own, size }] of places.entries()) {
      if (size) assert.ok(own.length <= size.width * size.height, `room ${i + 1}`);
    }
  }
});

test('every door of a room is an exit of it, and rooms name each other', () => {
  for (const maze of all) {
    const { places, hasRooms } = roomsOf(maze);
    if (!hasRooms) continue;
    const roomAt = new Map(
      places.flatMap(({ cells, number }) => cells.map((cell) => [cell, number])),
    );
    for (const { cells, number, exits } of places) {
      const doors = (maze.doors ?? []).filter(({ cell }) =>
        maze.directions.some((_, direction) => {
          const to = maze.isOpen(cell, direction) ? maze.neighbour(cell, direction) : null;
          return to !== null && roomAt.get(to) === number;
        }),
      );
      const named = exits.flatMap(({ door }) => (door ? [door.cell] : []));
      assert.deepEqual(
        [...new Set(named)].sort((a, b) => a - b),
        doors.map(({ cell }) => cell),
      );
      assert.ok(cells.length > 0);
      for (const { beyond } of exits)
        for (const { number: other } of beyond) {
          const back = places[other - 1].exits.flatMap((exit) => exit.beyond);
          assert.ok(back.some((each) => each.number === number));
        }
    }
  }
});

test('without an entrance the order is that of reading', () => {
  const row = mw.catalog.generators.find(({ kind }) => kind === 'dungeon');
  const maze = mw.generate(
    /** @type {any} */ ({ algorithm: row?.id, width: 40, height: 30, seed: 4, exits: 'none' }),
  );
  const { places, fromEntrance } = roomsOf(maze);
  assert.equal(fromEntrance, false);
  const first = places.map(({ cells }) => cells[0]);
  assert.deepEqual(
    first,
    [...first].sort((a, b) => a - b),
  );
});

test('players see no secret door, no lock and nothing but the entrance; numbers stay', () => {
  let secrets = 0;
  for (const maze of all) {
    const shown = shownMaze(mw, maze, PLAYER);
    for (const { cell, state } of maze.doors ?? []) {
      if (state !== 'secret') continue;
      secrets += 1;
      assert.equal(shown.kinds?.[cell], 0);
      assert.equal(shown.passages[cell], 0);
      assert.equal(shown.links().includes(cell), false);
    }
    const states = new Set((shown.doors ?? []).map(({ state }) => state));
    assert.equal(states.has('secret') || states.has('locked'), false);
    assert.deepEqual(
      shown.things?.map(({ role, cell }) => ({ role, cell })),
      [{ role: 'entrance', cell: maze.start }],
    );
    const { places, corridors } = roomsOf(maze, shown);
    const whole = roomsOf(maze);
    if (whole.hasRooms) {
      assert.deepEqual(
        places.map(({ cells }) => cells),
        whole.places.map(({ cells }) => cells),
      );
    } else {
      assert.deepEqual(
        places.map(({ number }) => number),
        [1],
      );
    }
    assert.ok(corridors.every(({ thing }) => thing.role === 'entrance'));
    const kept = shownMaze(mw, maze, MASTER);
    assert.deepEqual([...kept.passages], [...maze.passages]);
    assert.deepEqual(kept.doors, maze.doors);
    const shut = shownMaze(mw, maze, { ...MASTER, secrets: false });
    assert.equal(shut.things?.length, kept.things?.length);
    assert.equal(
      (shut.doors ?? []).some(({ state }) => state === 'secret'),
      false,
    );
  }
  assert.ok(secrets > 5, `${secrets} secret doors`);
});

test('numbers cover neither things nor doors nor each other, at every zoom', () => {
  for (const maze of all) {
    const { places } = roomsOf(maze);
    const geometry = geometryOf(maze);
    const kinds = /** @type {Uint8Array} */ (maze.kinds);
    const obstacles = obstaclesOf(shownMaze(mw, maze, MASTER));
    const map = { geometry, isFloor: (/** @type {number} */ cell) => kinds[cell] > 0, obstacles };
    for (const scale of [5, 8, 12, 20, 44]) {
      const found = numberPlaces(places, map, scale);
      const boxes = [...found].map(([number, { x, y }]) => {
        const wide = (NUMBER.digit * String(number).length) / 2 / scale;
        const high = NUMBER.font / 2 / scale;
        return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
      });
      for (const [i, a] of boxes.entries()) {
        for (const b of [...boxes.slice(i + 1), ...obstacles]) {
          const isApart =
            a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
          assert.ok(isApart, `${maze.algorithm} at ${scale}`);
        }
      }
      if (maze.rooms?.length && scale >= 8) assert.equal(found.size, places.length);
    }
  }
});

test('a number stands on no wall of a room that has a place clear of walls', () => {
  const geometry = geometryOf(mw.generate(codeOf({ width: 12, height: 9 })));
  const cells = Array.from({ length: 35 }, (_, i) => 12 * (2 + Math.floor(i / 7)) + 2 + (i % 7));
  const [left, top] = middleOf(geometry, cells[0]).map((each) => each - geometry.unit / 2);
  const [x, y] = middleOf(geometry, cells[17]);
  const thing = { left: x - 0.5, top: y - 0.5, right: x + 0.5, bottom: y + 0.5 };
  const map = { geometry, isFloor: () => true, obstacles: [thing] };
  for (const scale of [12, 13, 14, 15]) {
    const point = numberPlaces([{ number: 18, cells }], map, scale).get(18);
    const half = NUMBER.height / 2 / scale;
    assert.ok(point && point.x > left, `${scale}`);
    assert.ok(point.y - half >= top && point.y + half <= top + 5, `${scale}: ${point.y - top}`);
  }
});

test('a link keeps the choices of the map', () => {
  for (const audience of /** @type {const} */ (['master', 'player']))
    for (const bits of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const map = {
        ...{ audience, secrets: (bits & 1) > 0 },
        ...{ numbers: (bits & 2) > 0, grid: (bits & 4) > 0 },
      };
      assert.deepEqual(readTableMap(writeTableMap(map)), map);
    }
  for (const wrong of [undefined, '', 'rubbish', '-grid'])
    assert.equal(readTableMap(wrong), MASTER);
});
