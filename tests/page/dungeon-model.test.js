import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doorAngle } from '../../web/demo/draw2d/dungeon/door-angle.js';
import { geometryOf } from '../../web/demo/geometry/geometry.js';
import { DoorsAndKeys } from '../../web/demo/views/play/doors-and-keys.js';
import { Round } from '../../web/demo/views/play/round.js';
import { Torch } from '../../web/demo/views/play/torch.js';
import { mw } from './support/maze.js';

const ROCK = 0;
const DOOR = 2;

/**
 * A dungeon with doors in the openings of its rooms, two of them locked, and the keys in rooms by the
 * seed: some can be finished, some cannot.
 * @param {number} seed
 */
function locked(seed) {
  const { id } = /** @type {any} */ (mw.catalog.generators.find(({ kind }) => kind === 'dungeon'));
  const made = mw.generate({ algorithm: id, width: 40, height: 30, seed });
  const rooms = /** @type {any[]} */ (made.rooms);
  const kinds = /** @type {Uint8Array} */ (made.kinds).slice();
  const cells = [...new Set(rooms.flatMap(({ doors }) => doors))].sort((a, b) => a - b);
  const locks = [7 * seed, 11 * seed + 3].map((number) => cells[number % cells.length]);
  const doors = cells.map((cell, i) => {
    kinds[cell] = DOOR;
    const lock = locks.indexOf(cell) + 1;
    return lock > 0
      ? { cell, state: 'locked', lock }
      : { cell, state: ['open', 'closed', 'secret'][i % 3] };
  });
  const things = locks.flatMap((door, i) => {
    if (locks.indexOf(door) !== i) return [];
    const { x, y, width, height } = rooms[(seed * (i + 2) + i) % rooms.length];
    const cell = (y + (height >> 1)) * made.width + x + (width >> 1) - (i % 2);
    return [{ cell, role: 'key', lock: i + 1 }];
  });
  return mw.adopt(/** @type {any} */ ({ ...made, kinds, doors, things }));
}

/** Moves of a shortest path that has every key before its lock, by sets of cells and keys; null: none. @param {any} maze */
function shortest(maze) {
  const lockOf = new Map(maze.doors.map((/** @type {any} */ { cell, lock }) => [cell, lock]));
  const keysAt = (/** @type {number} */ cell) =>
    maze.things
      .filter((/** @type {any} */ each) => each.cell === cell)
      .map((/** @type {any} */ { lock }) => lock);
  const text = (/** @type {number} */ cell, /** @type {number[]} */ keys) =>
    `${cell}:${[...new Set(keys)].sort()}`;
  let now = [{ cell: maze.start, keys: keysAt(maze.start) }];
  const seen = new Set(now.map(({ cell, keys }) => text(cell, keys)));
  for (let moves = 0; now.length > 0; moves += 1) {
    if (now.some(({ cell }) => cell === maze.end)) return moves;
    const next = [];
    for (const { cell, keys } of now) {
      for (const name of maze.directions) {
        const to = maze.isOpen(cell, name) ? maze.neighbour(cell, name) : null;
        if (to === null || (lockOf.get(to) && !keys.includes(lockOf.get(to)))) continue;
        const then = { cell: to, keys: [...keys, ...keysAt(to)] };
        if (seen.has(text(to, then.keys))) continue;
        seen.add(text(to, then.keys));
        next.push(then);
      }
    }
    now = next;
  }
  return null;
}

test('the hints of a dungeon with locks find every key first, on a shortest path', () => {
  let [open, shut] = [0, 0];
  for (let seed = 1; seed <= 30; seed += 1) {
    const maze = locked(seed);
    const moves = shortest(maze);
    const path = new DoorsAndKeys(maze).pathOut(maze, Number(maze.start));
    assert.equal(path === null ? null : path.length - 1, moves, `seed ${seed}`);
    if (moves === null) {
      shut += 1;
      continue;
    }
    open += 1;
    const round = new Round(mw, maze);
    assert.equal(round.best, moves);
    while (!round.done) {
      const name = String(round.hint());
      const result = round.move(maze.directions.indexOf(/** @type {any} */ (name)));
      assert.notEqual(result, 'blocked', `seed ${seed}`);
    }
    assert.equal(round.moves, moves);
  }
  assert.ok(open > 5 && shut > 5, `${open} with a path, ${shut} without`);
});

test('a locked door stops who has no key; keys are picked up and doors opened by walking', () => {
  const maze = locked(1);
  const furniture = new DoorsAndKeys(maze);
  const door = /** @type {any} */ (maze.doors?.find(({ state }) => state === 'locked'));
  const key = /** @type {any} */ (maze.things?.find(({ lock }) => lock === door.lock));
  assert.equal(furniture.lockedIn(door.cell)?.lock, door.lock);
  assert.equal(furniture.isShut(door.cell), true);
  assert.deepEqual(furniture.enter(key.cell).picked, [key]);
  assert.deepEqual([...furniture.found], [door.lock]);
  assert.equal(furniture.things.includes(key), false);
  assert.equal(furniture.lockedIn(door.cell), null);
  assert.equal(furniture.enter(door.cell).opened?.state, 'locked');
  assert.equal(furniture.isShut(door.cell), false);
  assert.equal(furniture.doors.find(({ cell }) => cell === door.cell)?.state, 'open');
  // Of another attempt, all is as it was.
  assert.equal(new DoorsAndKeys(maze).lockedIn(door.cell)?.lock, door.lock);
});

test('a torch shows floor that nothing hides, and no door lets its light through until it is open', () => {
  const maze = locked(2);
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  const room = /** @type {any} */ (maze.rooms?.[0]);
  const from = room.y * maze.width + room.x;
  const inRoom = (/** @type {number} */ cell) => {
    const [x, y] = [(cell % maze.width) - room.x, Math.floor(cell / maze.width) - room.y];
    return x >= 0 && y >= 0 && x < room.width && y < room.height;
  };
  const shutIn = new Set(room.doors);
  /** @type {Set<number>} */
  const seen = new Set();
  new Torch(maze, (cell) => shutIn.has(cell)).move(from, seen);
  assert.ok(seen.size > 3);
  for (const cell of seen) {
    assert.notEqual(kinds[cell], ROCK);
    assert.ok(inRoom(cell) || shutIn.has(cell), `cell ${cell}`);
  }
  const [first] = room.doors;
  /** @type {Set<number>} */
  const beyond = new Set();
  new Torch(maze, () => false).move(first, beyond);
  assert.ok([...beyond].some((cell) => !inRoom(cell) && cell !== first));
});

test('a door stands across the passage that it closes', () => {
  const maze = locked(3);
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  for (const { cell } of maze.doors ?? []) {
    const floor = [-1, 1, -maze.width, maze.width].map((by) => kinds[cell + by] !== ROCK);
    const isLevel = Math.abs(Math.cos(doorAngle(maze, geometryOf(maze), cell))) > 0.5;
    if (floor[0] && floor[1]) assert.equal(isLevel, true);
    else if (floor[2] && floor[3]) assert.equal(isLevel, false);
  }
});
