/** Doors, locks and keys in mazes of every shape, and in caves of hexagons: where they are, and that a key search opens every lock. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedOf } from '../support/cases.js';
import { mw } from '../support/load.js';
import { furnished, gridOf, oneWaysOf, referenceMaze } from '../support/reference/index.js';
import { seeds } from '../support/seeds.js';
import { grounds } from '../support/shapes.js';

const { shapes, generators } = mw.catalog;
const rowOf = (id) => generators.find((row) => row.id === id);

/** The ways out of a cell, with the door that each leads through: that of its passage, or of the tile behind. */
function waysFrom(maze, cell) {
  const doors = maze.doors ?? [];
  return [...maze.directions.keys()].flatMap((direction) => {
    if (!maze.isOpen(cell, direction)) return [];
    const to = maze.neighbour(cell, direction);
    const isIn = (door, a, b) =>
      door.cell === a && (door.direction === undefined || maze.neighbour(a, door.direction) === b);
    const door = doors.find(
      (each) => isIn(each, to, cell) || (each.direction !== undefined && isIn(each, cell, to)),
    );
    return [{ to, door }];
  });
}

/** Walks with the keys that lie on the way: the cells that are reached without some locks, and the keys. */
function searchKeys(maze, isStuck = () => false) {
  const keys = new Set();
  const reached = new Set([maze.start]);
  for (let found = -1; found !== reached.size; ) {
    found = reached.size;
    for (const cell of reached) {
      for (const { role, lock, cell: at } of maze.things ?? []) {
        if (role === 'key' && at === cell) keys.add(lock);
      }
      for (const { to, door } of waysFrom(maze, cell)) {
        const isShut = door?.lock && (isStuck(door.lock) || !keys.has(door.lock));
        if (!isShut) reached.add(to);
      }
    }
  }
  return { reached, keys };
}

/** @returns {number} the locks of a maze, every one of which is needed and can be opened */
function checkLocks(maze) {
  const what = maze.code;
  const locks = (maze.doors ?? []).filter(({ lock }) => lock).map(({ lock }) => lock);
  const { reached, keys } = searchKeys(maze);
  const whole = maze.distances(maze.start).filter((steps) => steps !== 0xffffffff).length;
  assert.equal(reached.size, whole, `${what}: the key search stops`);
  assert.deepEqual([...keys].sort(), locks.sort(), what);
  for (const lock of locks) {
    const without = searchKeys(maze, (other) => other === lock).reached;
    assert.ok(without.size < whole, `${what}: lock ${lock} keeps nothing`);
  }
  return locks.length;
}

const lists = [
  [{ id: 'rooms' }, { id: 'doors' }, { id: 'things' }, { id: 'locksAndKeys' }],
  [{ id: 'doors', where: 'chokepoints', share: 0.5 }, { id: 'locksAndKeys' }],
  [{ id: 'braid', share: 0.3 }, { id: 'locksAndKeys', locks: 5 }, { id: 'things' }],
];

test('mazes of every shape: doors are in passages, and a key search opens every lock', (t) => {
  const locks = new Map(shapes.map(({ id }) => [id, 0]));
  const doors = new Map(locks);
  for (const { row, options } of grounds({
    sizes: [
      [8, 8],
      [5, 5, 3],
      [14, 9],
    ],
  })) {
    for (const [index, passes] of lists.entries()) {
      for (let seed = 0; seed < seeds(6, 1); seed++) {
        const all = { ...options, algorithm: 'wilson', seed: seedOf(seed + index), passes };
        if (mw.check({ ...all, passes: [] }) !== null) continue;
        const maze = mw.generate(all);
        for (const { cell, direction } of maze.doors ?? []) {
          assert.ok(maze.isOpen(cell, direction), `${maze.code}: door of ${cell}`);
        }
        doors.set(row.id, doors.get(row.id) + (maze.doors?.length ?? 0));
        locks.set(row.id, locks.get(row.id) + checkLocks(maze));
      }
    }
  }
  t.diagnostic([...locks].map(([id, count]) => `${id} ${count} of ${doors.get(id)}`).join(', '));
  for (const [id, count] of locks) assert.ok(count > 3, `${id}: ${count} locks`);
});

test('mazes of every shape equal their references', () => {
  let compared = 0;
  for (const { options } of grounds({
    sizes: [
      [7, 6],
      [4, 4, 3],
    ],
  })) {
    for (const [index, passes] of lists.entries()) {
      const all = { ...options, algorithm: 'wilson', seed: seedOf(index), passes };
      if (mw.check(all) !== null) continue;
      const maze = mw.generate(all);
      const found = referenceMaze(rowOf('wilson'), all, gridOf(maze, all));
      const ends = { start: maze.start, end: maze.end };
      const expected = furnished(all, {
        ...found,
        ...ends,
        oneWays: oneWaysOf(all, { ...found, ...ends }),
      });
      assert.deepEqual(
        (maze.doors ?? []).map((door) => ({ ...door })),
        [...expected.doors].sort(([a], [b]) => a - b).map(([cell, door]) => ({ cell, ...door })),
        maze.code,
      );
      compared += maze.doors?.length ?? 0;
    }
  }
  assert.ok(compared > 100, `${compared} doors`);
});

test('caves of hexagons: doors lie between two opposite tiles, and a key search opens every lock', (t) => {
  let [doors, locks] = [0, 0];
  for (const algorithm of generators.filter(
    (row) => row.kind === 'dungeon' && row.shapes.includes('hex'),
  )) {
    for (const orientation of ['pointy', 'flat']) {
      for (let seed = 0; seed < seeds(12, 4); seed++) {
        const shape = { id: 'hex', orientation };
        const passes = [{ id: 'doors', where: 'chokepoints' }, { id: 'locksAndKeys' }];
        const size = { width: 34, height: 26, seed: seedOf(seed) };
        const maze = mw.generate({ algorithm: algorithm.id, shape, ...size, passes });
        for (const { cell } of maze.doors ?? []) {
          const ways = waysFrom(maze, cell).map(({ to }) => maze.centre(to));
          const { x, y } = maze.centre(cell);
          assert.equal(ways.length, 2, maze.code);
          const [a, b] = ways;
          assert.ok(Math.hypot(a.x + b.x - 2 * x, a.y + b.y - 2 * y) < 1e-4, maze.code);
        }
        doors += maze.doors?.length ?? 0;
        locks += checkLocks(maze);
      }
    }
  }
  t.diagnostic(`${locks} locks of ${doors} doors`);
  assert.ok(doors > 20 && locks > 5, `${locks} locks of ${doors} doors`);
});
