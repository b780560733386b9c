/** The pass rooms: rooms are open, apart, connected, and lead out by their doors only. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passagePairs, waysOf } from '../support/board.js';
import { seedOf } from '../support/cases.js';
import { assertSameMaze } from '../support/checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { groundName, grounds, plainRow } from '../support/shapes.js';
import { Sets } from '../support/walk.js';

const plain = plainRow();
const [STAIRS_DOWN, STAIRS_UP] = ['down', 'up'];

function isDiagonal(maze, a, b) {
  const [one, other] = [maze.positionOf(a), maze.positionOf(b)];
  return one.x !== other.x && one.y !== other.y;
}

/** Checks the rooms of a maze; returns how many there are. */
function assertRooms(maze, { min, max, doors, spacing }, what) {
  const rooms = maze.rooms ?? [];
  const roomOf = new Map();
  const ways = waysOf(maze);
  const pairs = passagePairs(maze, ways, what);
  const linked = new Set(pairs.map(String));
  const isLinked = (a, b) => linked.has(String([Math.min(a, b), Math.max(a, b)]));
  const isStair = (direction) => [STAIRS_DOWN, STAIRS_UP].includes(maze.directions[direction]);
  const next = (cell) =>
    maze.directions
      .map((_, direction) => (isStair(direction) ? null : maze.neighbour(cell, direction)))
      .filter((to) => to !== null);
  // Of two diagonals that cross one was hidden when rooms were placed.
  const sure = (cell) =>
    next(cell).filter((to) => maze.shape !== 'zeta' || !isDiagonal(maze, cell, to));
  for (const [index, { cells }] of rooms.entries()) {
    assert.deepEqual(
      [...cells],
      [...cells].sort((a, b) => a - b),
      `${what}: order`,
    );
    for (const cell of cells) {
      assert.ok(!roomOf.has(cell), `${what}: ${cell} lies in two rooms`);
      roomOf.set(cell, index);
    }
  }
  let loops = 0;
  for (const [index, room] of rooms.entries()) {
    const own = new Set(room.cells);
    const sets = new Sets(maze.cellCount);
    let inner = 0;
    for (const cell of room.cells) {
      for (const to of next(cell)) {
        if (!own.has(to) || to < cell) continue;
        // Of two diagonals that cross at most one is open.
        if (maze.shape === 'zeta' && !isLinked(cell, to) && isDiagonal(maze, cell, to)) continue;
        assert.ok(isLinked(cell, to), `${what}: a wall in a room`);
        sets.join(cell, to);
        inner++;
      }
    }
    assert.equal(sets.joins, own.size - 1, `${what}: a room in pieces`);
    const out = pairs.filter(([a, b]) => own.has(a) !== own.has(b));
    const outside = out.map(([a, b]) => (own.has(a) ? b : a)).sort((a, b) => a - b);
    assert.deepEqual([...room.doors], outside, `${what}: doors`);
    assert.ok(outside.length >= 1 && outside.length <= doors, `${what}: ${outside.length} doors`);
    assert.equal(new Set(outside).size, outside.length, `${what}: doors that touch`);
    for (const door of outside) {
      assert.ok(!roomOf.has(door), `${what}: a door that is a room`);
      assert.ok(!outside.some((other) => sure(door).includes(other)), `${what}: doors that touch`);
    }
    loops += inner - (own.size - 1) + outside.length - 1;
    const at = room.cells.map((cell) => maze.positionOf(cell));
    const [left, right] = [Math.min, Math.max].map((end) => end(...at.map(({ x }) => x)));
    const [top, bottom] = [Math.min, Math.max].map((end) => end(...at.map(({ y }) => y)));
    const box = [left, top, right - left + 1, bottom - top + 1];
    assert.deepEqual([room.x, room.y, room.width, room.height], box, `${what}: its place`);
    if (maze.shape === 'square') {
      assert.equal(own.size, room.width * room.height, `${what}: a rectangle`);
      for (const size of [room.width, room.height]) assert.ok(size >= min && size <= max, what);
    }
    const near = new Map(room.cells.map((cell) => [cell, 0]));
    for (const [cell, steps] of near) {
      if (steps === spacing) break;
      for (const to of sure(cell)) if (!near.has(to)) near.set(to, steps + 1);
    }
    for (const cell of near.keys()) {
      const other = roomOf.get(cell) ?? index;
      assert.equal(other, index, `${what}: rooms closer than ${spacing}`);
    }
  }
  return { count: rooms.length, loops };
}

test('on every ground and in masks', (t) => {
  const random = new Random(41n);
  const ran = {};
  for (const size of [
    [6, 6],
    [14, 12],
  ]) {
    for (const [index, { options }] of [...grounds({ sizes: [size] })].entries()) {
      for (let turn = 0; turn < 4; turn++) {
        const min = 2 + random.below(2);
        const params = { number: 1 + random.below(12), min, max: min + random.below(4) };
        const more = { doors: 1 + random.below(4), spacing: random.below(3) };
        const seed = seedOf(index + turn);
        const made = { algorithm: plain.id, ...options, seed };
        if (mw.check(made)) continue;
        if (turn === 3) {
          const { cellCount } = mw.generate(made);
          made.mask = Uint8Array.from({ length: cellCount }, () => Number(random.below(20) > 0));
          made.parts = 'each';
        }
        made.passes = [{ id: 'rooms', ...params, ...more }];
        if (mw.check(made)) continue;
        const maze = mw.generate(made);
        const what = `${groundName({ options })} ${JSON.stringify(made.passes)} ${seed}`;
        const { count, loops } = assertRooms(maze, { ...params, ...more }, what);
        const before = mw.generate({ ...made, passes: [] }).stats();
        const stats = maze.stats();
        assert.equal(stats.components, before.components, `${what}: connected`);
        assert.equal(stats.loops, loops, `${what}: loops`);
        assertSameMaze(mw.adopt(JSON.parse(JSON.stringify(maze))), maze, what);
        assert.ok(count <= params.number, what);
        ran[maze.shape] = (ran[maze.shape] ?? 0) + count;
      }
    }
  }
  t.diagnostic(JSON.stringify(ran));
  for (const { id, graph } of mw.catalog.shapes) assert.ok(graph || ran[id] > 20, id);
});

test('with every generator that takes masks', () => {
  for (const { id: algorithm, masks, perfect, kind } of mw.catalog.generators) {
    const params = { number: 8, min: 2, max: 4, doors: 2, spacing: 1 };
    const options = {
      algorithm,
      width: 24,
      height: 20,
      seed: 4,
      passes: [{ id: 'rooms', ...params }],
    };
    assert.equal(mw.check(options) === null, masks && kind === 'maze', algorithm);
    if (mw.check(options)) continue;
    const maze = mw.generate(options);
    const { count, loops } = assertRooms(maze, params, algorithm);
    assert.ok(count >= 4, `${algorithm}: ${count} rooms`);
    if (perfect) assert.equal(maze.stats().loops, loops, algorithm);
  }
});

test('a large maze has all its rooms, with all their doors', () => {
  for (const doors of [1, 2, 5]) {
    const params = { number: 20, min: 3, max: 6, doors, spacing: 2 };
    const passes = [{ id: 'rooms', ...params }];
    const { rooms } = mw.generate({
      algorithm: plain.id,
      width: 100,
      height: 100,
      seed: 8,
      passes,
    });
    assert.equal(rooms.length, 20);
    for (const room of rooms) assert.ok(room.doors.length >= Math.min(doors, 3));
  }
});

test('rooms lie evenly: every cell that can be in a room is, over many seeds', () => {
  const times = new Uint32Array(144);
  for (let seed = 0; seed < 400; seed++) {
    const passes = [{ id: 'rooms', number: 1, min: 2, max: 4 }];
    const { rooms } = mw.generate({ algorithm: plain.id, width: 12, height: 12, seed, passes });
    for (const { cells } of rooms) for (const cell of cells) times[cell]++;
  }
  assert.ok(times.every((count) => count > 0));
});

test('no rooms, no place for rooms, and one cell', () => {
  const rooms = (width, height, params) =>
    mw.generate({
      algorithm: plain.id,
      width,
      height,
      seed: 1,
      passes: [{ id: 'rooms', ...params }],
    }).rooms;
  assert.equal(rooms(10, 10, { number: 0 }), null);
  assert.equal(rooms(1, 1, {}), null);
  assert.equal(rooms(10, 1, { min: 2 }), null);
  assert.equal(rooms(4, 4, { min: 5, max: 9 }), null);
  assert.equal(rooms(3, 3, { min: 3, max: 3 }), null);
});

test('parameters that cannot be are refused by name', () => {
  const problem = (params) =>
    mw.check({
      algorithm: plain.id,
      width: 9,
      height: 9,
      seed: 1,
      passes: [{ id: 'rooms', ...params }],
    });
  const wrong = {
    number: [-1, 100001, 0.5, '3', null, Number.NaN],
    min: [1, 1001, 2.5],
    max: [1, 1001, [], true],
    doors: [0, 101, -1],
    spacing: [-1, 101, {}],
    size: [3],
  };
  for (const [id, values] of Object.entries(wrong)) {
    for (const value of values) {
      const found = problem({ [id]: value });
      assert.deepEqual(
        [found?.code, found?.field],
        ['invalid-option', `passes.0.${id}`],
        String(value),
      );
    }
  }
  const crossed = problem({ min: 6, max: 5 });
  assert.deepEqual([crossed.code, crossed.field], ['invalid-option', 'passes.0.max']);
  assert.match(crossed.message, /at least min, 6; got 5/);
  assert.equal(problem({ min: 5, max: 5 }), null);
});
