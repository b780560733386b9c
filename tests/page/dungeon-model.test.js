import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DOOR_BOXES,
  doorAngle,
  geometryOf,
  middleOf,
  ROLES,
  STAIR_BOXES,
  THING_BOXES,
  turned,
} from 'mazewright/draw';
import { DoorsAndKeys } from '../../web/demo/state/doors-and-keys.js';
import { Round } from '../../web/demo/views/play/round/round.js';
import { Torch } from '../../web/demo/views/play/sight/torch.js';
import { read } from '../js/support/sources.js';
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
    const round = new Round(mw, maze);
    assert.equal(round.best, moves ?? Number.POSITIVE_INFINITY, `seed ${seed}`);
    if (moves === null) {
      assert.equal(round.hint(), null);
      shut += 1;
      continue;
    }
    open += 1;
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
  for (let seed = 1, checked = 0; checked < 5; seed += 1) {
    const maze = locked(seed);
    const round = new Round(mw, maze);
    if (round.best === Number.POSITIVE_INFINITY) continue;
    checked += 1;
    const isLocked = (/** @type {number} */ cell) =>
      maze.doors?.some((door) => door.cell === cell && door.state === 'locked');
    const first = maze.solve().path.find(isLocked);
    if (first === undefined) continue;
    // By the shortest path, without keys.
    for (const cell of maze.solve().path.subarray(1)) {
      const had = round.furniture?.lockedOn(round.position, cell) === null;
      const result = round.moveTo(cell);
      assert.equal(result === 'blocked', !had, `seed ${seed}`);
      if (result !== 'blocked') continue;
      assert.equal(round.event.locked?.cell, cell);
      break;
    }
  }
  const maze = locked(1);
  const round = new Round(mw, maze);
  const [key] = /** @type {any[]} */ (maze.things);
  const next = /** @type {number} */ (maze.neighbour(key.cell, 'west') ?? 0);
  round.game = mw.game(maze, { from: next, to: maze.end });
  const furniture = new DoorsAndKeys(round.game);
  const { event } = furniture.enter(key.cell, () => round.game.moveTo(key.cell));
  assert.deepEqual(event.picked, [key]);
  assert.deepEqual(furniture.found, [key.lock]);
  assert.equal(furniture.things.includes(key), false);
});

test('a torch shows the floor of a room and its doors, and what lies behind a door once that is open', () => {
  const maze = locked(2);
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  const room = /** @type {any} */ (maze.rooms?.[0]);
  const from = room.y * maze.width + room.x;
  const inRoom = (/** @type {number} */ cell) => {
    const [x, y] = [(cell % maze.width) - room.x, Math.floor(cell / maze.width) - room.y];
    return x >= 0 && y >= 0 && x < room.width && y < room.height;
  };
  const shut = mw.adopt({
    .../** @type {any} */ (maze),
    doors: maze.doors?.map(({ cell }) => ({ cell, state: 'closed' })),
  });
  const game = mw.game(shut, { from, to: shut.end });
  const torch = new Torch(game);
  /** @type {Set<number>} */
  const seen = new Set();
  torch.move(from, seen);
  assert.ok(seen.size > 3);
  for (const cell of seen) {
    assert.notEqual(kinds[cell], ROCK);
    assert.ok(inRoom(cell) || room.doors.includes(cell), `cell ${cell}`);
  }
  const before = seen.size;
  const [door] = room.doors;
  for (const cell of shut.solve({ from, to: door }).path.subarray(1)) {
    game.moveTo(cell);
    torch.move(cell, seen);
  }
  assert.ok([...seen].some((cell) => !inRoom(cell) && !room.doors.includes(cell)));
  assert.ok(seen.size > before);
});

test('a door stands across the passage that it closes', () => {
  const maze = locked(3);
  const kinds = /** @type {Uint8Array} */ (maze.kinds);
  for (const { cell } of maze.doors ?? []) {
    const floor = [-1, 1, -maze.width, maze.width].map((by) => kinds[cell + by] !== ROCK);
    const isLevel =
      Math.abs(Math.cos(doorAngle(maze, (each) => middleOf(geometryOf(maze), each), cell))) > 0.5;
    if (floor[0] && floor[1]) assert.equal(isLevel, true);
    else if (floor[2] && floor[3]) assert.equal(isLevel, false);
  }
});

test('furniture stands on its tile, in colours of the theme, and a turned door is the same door', () => {
  const height = 1.5;
  const theme = new Set(
    [...read('web/demo/styles/tokens.css').matchAll(/--(\w+): light-dark/g)].map(
      ([, name]) => name,
    ),
  );
  for (const name of Object.values(ROLES)) assert.ok(theme.has(name), name);
  const doors = Object.values(DOOR_BOXES).flatMap((boxes) => boxes(height));
  const all = [...doors, ...STAIR_BOXES, ...Object.values(THING_BOXES).flat()];
  for (const box of all) {
    const [x, y, z, width, high, depth, name] = box;
    assert.ok([...theme, 'own', 'wall'].includes(name), name);
    for (const [from, size, most] of [
      [x, width, 1],
      [y, high, height],
      [z, depth, 1],
    ]) {
      assert.ok(from >= 0 && size > 0 && from + size <= most + 1e-9, String(box));
    }
    assert.deepEqual(turned(turned(box)), box);
  }
});
