/**
 * mw.living: mazes whose walls move by origin shift, compared with the rule told again below, with the draws of
 * tests/js/support/random.js.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMazewright as createMain } from 'mazewright';
import { createMazewright as createStreaming } from 'mazewright/streaming';
import { detached, revoked, strangers, throwing } from '../support/hostile-values.js';
import { MazeError, mw } from '../support/load.js';
import { keyOf, Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';
import { plainRow } from '../support/shapes.js';

const plain = plainRow();

/** A maze on every shape, with every way to glue squares, and with loops, masks, rock, rooms. */
function* mazes() {
  for (const { id, minLevels, graph } of mw.catalog.shapes) {
    if (graph) continue;
    const shape = { shape: id, ...(minLevels > 1 && { levels: minLevels }) };
    const base = { algorithm: plain.id, ...shape, width: 8, height: 8, seed: `living ${id}` };
    if (mw.check(base) === null) yield mw.generate(base);
  }
  const base = { algorithm: plain.id, width: 11, height: 9, seed: 'living' };
  for (const wrap of ['cylinder', 'torus', 'moebius']) {
    yield mw.generate({ ...base, shape: { id: 'square', wrap } });
  }
  yield mw.generate({ ...base, passes: [{ id: 'braid', share: 1 }] });
  yield mw.generate({ ...base, passes: [{ id: 'sparsify', rounds: 2 }] });
  yield mw.generate({ ...base, passes: [{ id: 'weave' }] });
  yield mw.generate({ ...base, passes: [{ id: 'rooms', number: 2 }, { id: 'doors' }] });
  yield mw.generate({ ...base, passes: [{ id: 'locksAndKeys' }, { id: 'things' }] });
  const mask = Uint8Array.from({ length: 99 }, (_, cell) => Number((cell * 7) % 10 < 7));
  yield mw.generate({ ...base, mask, parts: 'each' });
  yield mw.generate({ algorithm: plain.id, width: 1, height: 1, seed: 0 });
  yield mw.generate({ algorithm: plain.id, width: 2, height: 1, seed: 0 });
}
const isRefused = ({ shape }) => shape === 'zeta';
const all = [...mazes()].filter((maze) => !isRefused(maze));

/** The cells that can be reached from the start. */
function component(maze) {
  const found = new Set([maze.start]);
  for (const cell of found) {
    for (const direction of maze.directions.keys()) {
      if (maze.isOpen(cell, direction)) found.add(maze.neighbour(cell, direction));
    }
  }
  return found;
}
const linkCount = (maze) => maze.links().length / 2;

test('after every shift the maze is as connected as before, with as many passages', (t) => {
  let moved = 0;
  for (const maze of all) {
    const living = mw.living(maze, { seed: 5 });
    assert.equal(living.maze, maze);
    const before = component(maze);
    const isTree = maze.stats().perfect;
    for (let turn = 0; turn < seeds(120, 20); turn++) {
      const was = living.passages.slice();
      const changed = living.shift({ places: 1 + (turn % 3), steps: 4 });
      const now = living.maze;
      assert.deepEqual(now.passages, living.passages);
      const differs = (cell) => was[cell] !== now.passages[cell];
      assert.deepEqual(
        [...was.keys()].filter(differs),
        changed.filter(differs),
        `${maze.code}: what changed is told`,
      );
      assert.deepEqual(component(now), before, `${maze.code}: what the start reaches`);
      assert.equal(linkCount(now), linkCount(maze), maze.code);
      assert.equal(now.stats().perfect, isTree, maze.code);
      assert.deepEqual(
        [now.start, now.end, now.doors, now.things],
        [...[maze.start, maze.end, maze.doors, maze.things]],
      );
      moved += changed.length;
    }
  }
  t.diagnostic(`${all.length} mazes, ${moved} cells changed`);
  assert.ok(moved > 50 * all.length, `${moved}`);
});

test('no wall of a protected cell moves, nor of rooms and doors', () => {
  for (const maze of all) {
    const living = mw.living(maze, { seed: 'kept' });
    const rooms = (maze.rooms ?? []).flatMap(({ cells }) => cells);
    const doors = (maze.doors ?? []).flatMap(({ cell, direction }) => [
      cell,
      maze.neighbour(cell, direction),
    ]);
    for (let turn = 0; turn < seeds(60, 20); turn++) {
      const protect = [(turn * 13) % maze.cellCount, maze.end];
      const kept = [...protect, ...rooms, ...doors];
      const before = kept.map((cell) => living.passages[cell]);
      const { x, y, level } = maze.positionOf(protect[0]);
      const changed = living.shift({ places: 5, protect: [{ x, y, level }, protect[1]] });
      assert.deepEqual(
        kept.map((cell) => living.passages[cell]),
        before,
        maze.code,
      );
      assert.ok(!changed.some((cell) => kept.includes(cell)), maze.code);
    }
  }
  const [maze] = all;
  const living = mw.living(maze, { seed: 1 });
  assert.deepEqual(living.shift({ places: 50, protect: [...maze.passages.keys()] }), []);
  assert.equal(living.maze, maze, 'nothing moved');
});

/** The rule again: a tree as a map of parents, and the passages as a set of pairs. */
function* reference(maze, seed, places, steps) {
  const random = new Random(keyOf(seed));
  const parent = new Map([[maze.start, null]]);
  for (const cell of parent.keys()) {
    for (const direction of maze.directions.keys()) {
      if (!maze.isOpen(cell, direction)) continue;
      const to = maze.neighbour(cell, direction);
      if (!parent.has(to)) parent.set(to, cell);
    }
  }
  const pair = (a, b) => [a, b].sort((c, d) => c - d).join(' ');
  const links = maze.links();
  const open = new Set();
  for (let i = 0; i < links.length; i += 2) open.add(pair(links[i], links[i + 1]));
  let root = maze.start;
  for (;;) {
    for (let place = 0; place < places; place++) {
      const cell = random.below(maze.cellCount);
      if (parent.has(cell)) {
        const path = [cell];
        while (parent.get(path.at(-1)) !== null) path.push(parent.get(path.at(-1)));
        for (const [i, one] of path.entries()) parent.set(one, i === 0 ? null : path[i - 1]);
        root = cell;
      }
      for (let step = 0; step < steps; step++) {
        const next = maze.neighbour(root, random.below(maze.directions.length));
        if (next === null || !parent.has(next)) continue;
        if (!open.has(pair(root, next))) {
          open.delete(pair(next, parent.get(next)));
          open.add(pair(root, next));
        }
        parent.set(root, next);
        parent.set(next, null);
        root = next;
      }
    }
    yield [...open].sort();
  }
}

test('shifts are those of the rule, and the same for the same seed', () => {
  for (const maze of all) {
    // Rooms and doors keep walls; tunnels may be a second way between two cells.
    if (maze.rooms || maze.doors || maze.bridges || maze.cellCount < 9) continue;
    for (const seed of [0, -3, 'walls', 2n ** 60n]) {
      const living = mw.living(maze, { seed });
      const other = mw.living(mw.adopt(structuredClone({ ...maze })), { seed });
      const expected = reference(maze, seed, 2, 5);
      for (let turn = 0; turn < 12; turn++) {
        assert.deepEqual(
          other.shift({ places: 2, steps: 5 }),
          living.shift({ places: 2, steps: 5 }),
        );
        const links = living.maze.links();
        const pairs = Array.from({ length: links.length / 2 }, (_, i) =>
          [...links.slice(2 * i, 2 * i + 2)].sort((a, b) => a - b).join(' '),
        );
        assert.deepEqual(pairs.sort(), expected.next().value, `${maze.code} ${turn}`);
      }
    }
  }
});

test('a seed is one of mw.random, of which the state can be given', () => {
  const [maze] = all;
  const shifts = (living) => Array.from({ length: 9 }, () => living.shift());
  const expected = shifts(mw.living(maze, { seed: 'state' }));
  const { state } = mw.random('state');
  assert.deepEqual(shifts(mw.living(maze, { seed: { state } })), expected);
  assert.notDeepEqual(shifts(mw.living(maze, { seed: 'another' })), expected);
  // Without a seed a random one is drawn.
  assert.notDeepEqual(shifts(mw.living(maze)), shifts(mw.living(maze)));
});

test('saved and restored, a living maze goes on with the same shifts', () => {
  for (const maze of all) {
    const living = mw.living(maze, { seed: 9 });
    for (let turn = 0; turn < 7; turn++) living.shift({ places: 3 });
    const saved = JSON.stringify(living);
    const again = mw.living(JSON.parse(saved));
    assert.equal(JSON.stringify(again), saved, maze.code);
    for (let turn = 0; turn < 7; turn++) {
      assert.deepEqual(again.shift({ places: 3 }), living.shift({ places: 3 }), maze.code);
    }
    assert.deepEqual(again.passages, living.passages);
  }
});

test('games and drawings take the maze as it is now', () => {
  const maze = mw.generate({ algorithm: plain.id, width: 20, height: 15, seed: 4 });
  const living = mw.living(maze, { seed: 4 });
  let game = mw.game(maze);
  while (!game.done) {
    game.move(game.hint());
    if (game.done) break;
    living.shift({ protect: [game.position, maze.end] });
    game = mw.game(living.maze, { from: game.position });
  }
  assert.equal(game.position, maze.end);
  const { code, seed, algorithm, steps } = living.maze;
  assert.deepEqual([code, seed, algorithm, steps], [null, null, null, null]);
});

test('mazes that cannot live say why', async () => {
  const base = { algorithm: plain.id, width: 9, height: 9, seed: 1 };
  const cases = [
    [{ ...base, shape: 'zeta' }, /whose passages cannot cross; those of shape 'zeta' can/],
    [{ ...base, exits: 'none' }, /must be one with a start/],
    [{ ...base, passes: [{ id: 'braid' }, { id: 'oneWay' }] }, /without one-way passages/],
    [{ ...base, algorithm: 'bspDungeon', width: 40, height: 30 }, /walls between its cells/],
  ];
  for (const [options, message] of cases) {
    assert.throws(() => mw.living(mw.generate(options)), { field: 'maze', message });
  }
  const main = await createMain();
  assert.throws(() => main.living(main.generate(base)), {
    field: 'living',
    message: /needs 'mazewright\/dungeons'/,
  });
  const streaming = await createStreaming();
  const other = mw.living(main.generate(base), { seed: 1 });
  const streamed = streaming.living(main.generate(base), { seed: 1 });
  for (let turn = 0; turn < 5; turn++) assert.deepEqual(streamed.shift(), other.shift());
});

test('hostile arguments give a MazeError, and the next shift is right', () => {
  const maze = mw.generate({ algorithm: plain.id, width: 9, height: 9, seed: 1 });
  const living = mw.living(maze, { seed: 1 });
  const twin = mw.living(maze, { seed: 1 });
  for (const value of [...strangers(), 'prim', 5, revoked(), throwing(), detached()]) {
    for (const call of [
      () => mw.living(value),
      () => mw.living(maze, { seed: value === null || typeof value === 'object' ? value : [] }),
      () => living.shift({ places: value === 5 ? -5 : value }),
      () => living.shift({ steps: value === 5 ? -5 : value }),
      () => living.shift({ protect: [value === 5 ? 81 : value] }),
    ]) {
      assert.throws(call, (error) => error instanceof MazeError && error.code !== 'internal');
    }
  }
  for (const value of [-1, 0.5, Number.NaN, 2 ** 21, '3', null]) {
    assert.throws(() => living.shift({ places: value }), { field: 'places' });
  }
  assert.throws(() => living.shift({ place: 3 }), { name: 'MazeError' });
  assert.throws(() => living.shift({ protect: [81] }), { field: 'protect[0]' });
  assert.throws(() => mw.living(maze, { sed: 1 }), { name: 'MazeError' });
  assert.throws(() => mw.living(maze, { seed: 0.5 }), { code: 'invalid-seed' });
  assert.deepEqual(living.shift(), twin.shift());
});

test('damaged data is refused', () => {
  const maze = mw.generate({ algorithm: plain.id, width: 5, height: 5, seed: 1 });
  const saved = JSON.parse(JSON.stringify(mw.living(maze, { seed: 1 })));
  const bytes = Buffer.from(saved.parents, 'base64');
  const withByte = (cell, value) => {
    const own = Buffer.from(bytes);
    own[cell] = value;
    return own.toString('base64');
  };
  const other = [...bytes.keys()].find((cell) => cell !== saved.root);
  const cases = [
    [{ format: 2 }, 'format'],
    [{ maze: null }, 'maze'],
    [{ maze: { ...saved.maze, start: null } }, 'maze'],
    [{ root: 25 }, 'parents'],
    [{ root: other }, 'parents'],
    [{ parents: 7 }, 'parents'],
    [{ parents: '?' }, 'parents'],
    [{ parents: bytes.subarray(1).toString('base64') }, 'parents'],
    [{ parents: withByte(other, 254) }, 'parents'],
    [{ parents: withByte(other, 255) }, 'parents'],
    [{ parents: withByte(other, 7) }, 'parents'],
    [{ parents: withByte(saved.root, 0) }, 'parents'],
    [{ random: null }, 'random'],
    [{ random: { state: 'x' } }, 'state'],
  ];
  for (const [change, field] of cases) {
    assert.throws(() => mw.living({ ...saved, ...change }), { name: 'MazeError', field });
  }
  // Parents in a circle, which no tree has.
  const links = maze.links();
  const [a, b] = [links[0], links[1]];
  const circle = Buffer.from(bytes);
  circle[a] = maze.directions.indexOf(maze.directionTo(a, b));
  circle[b] = maze.directions.indexOf(maze.directionTo(b, a));
  const root = [...bytes.keys()].find((cell) => cell !== a && cell !== b);
  circle[root] = 254;
  const parents = circle.toString('base64');
  assert.throws(() => mw.living({ ...saved, root, parents }), { field: 'parents' });
  assert.throws(() => mw.living(saved, { seed: 1 }), { name: 'MazeError' });
});
