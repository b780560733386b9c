/** Every generator, mode, shape and exits policy: a right maze, the same each time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazes, nameOf, SIZES, Tally } from '../support/cases.js';
import {
  assertFloorLinks,
  assertLinks,
  assertPerfect,
  assertSameMaze,
  replay,
  sameBytes,
  shapeOf,
} from '../support/checker.js';
import { gridOf, gridPairs, pairKeys } from '../support/grid.js';
import { mw } from '../support/load.js';
import { exitsOf } from '../support/reference/exits.js';
import { largestPart } from '../support/reference/largestPart.js';
import { isAll } from '../support/seeds.js';

/** Passages are right in themselves, and the log plays exactly them. */
function assertMade(row, options, maze, logged) {
  const name = nameOf(options);
  assertLinks(maze);
  if (row.perfect) assertPerfect(maze);
  if (row.kind === 'dungeon') assertFloorLinks(maze);
  if (row.kind === 'dungeon' && options.mode === 'standard') {
    // Only a row that has such a parameter may leave pieces, and only without it.
    if (options.params.connected !== false) assert.equal(shapeOf(maze).components, 1, name);
  }
  const played = replay(logged);
  assert.ok(sameBytes(played.passages, maze.passages), `${name}: log and passages`);
  assert.ok(sameBytes(played.kinds, maze.kinds), `${name}: log and kinds`);
}

/** The ends by a policy. Where a dungeon is in parts they lie in the largest one, but not in those of the programs. */
function endsOf(maze, { algorithm, exits, mode }) {
  // Its one way has two ends, the start first in the list of cells.
  if (algorithm === 'unicursal' && exits !== 'none' && shapeOf(maze).loops === 0) {
    const isEnd = (cell) => maze.directions.filter((name) => maze.isOpen(cell, name)).length === 1;
    const [start, end] = [...maze.passages.keys()].filter(isEnd);
    return { start, end };
  }
  if (!maze.dungeon || mode === 'original') return exitsOf(maze, exits);
  const directions = [...maze.directions.keys()];
  const slots = Array.from(maze.kinds, (_, cell) =>
    directions
      .filter((direction) => maze.isOpen(cell, direction))
      .map((direction) => ({ to: maze.neighbour(cell, direction) })),
  );
  const kept = Array.from(maze.kinds, (kind) => kind !== 0);
  return exitsOf({ ...maze, kinds: largestPart({ slots, kept }).map(Number) }, exits);
}

/** Up to 100 seeds with one policy of exits, fewer at the two large sizes; four with each policy. */
function* manyMazes(tally) {
  yield* mazes({ sizes: SIZES.slice(0, -2), seeds: 100, exits: ['corners'] }, tally);
  yield* mazes({ sizes: SIZES.slice(-2), seeds: 8, exits: ['corners'] }, tally);
  yield* mazes({ sizes: SIZES.slice(0, -1), seeds: 4 }, tally);
}

test('passages, exits, log and repetition of 100 seeds at every size', (t) => {
  const tally = new Tally();
  const checked = new Map();
  for (const { row, options, maze } of manyMazes(tally)) {
    const name = nameOf(options);
    const logged = mw.generate({ ...options, steps: true });
    assert.equal(maze.steps, null, name);
    assertSameMaze(logged, maze, `${name} with steps`);

    // The exits policy may change no passage, so these are looked at once.
    const key = nameOf({ ...options, exits: 'any' });
    const before = checked.get(key);
    if (before) assert.ok(sameBytes(maze.passages, before), `${name}: exits change passages`);
    else assertMade(row, options, maze, logged);
    checked.set(key, maze.passages);
    // A generator that places an entrance and an exit decides itself.
    const cellOf = (wanted) => maze.things.find(({ role }) => role === wanted).cell;
    const ends = maze.things
      ? { start: cellOf('entrance'), end: cellOf('exit') }
      : endsOf(maze, options);
    assert.deepEqual({ start: maze.start, end: maze.end }, ends, name);
  }
  tally.assertRefusalsDocumented();
  tally.report(t);
  assert.ok(tally.ran > 0);
});

test('links and adjacency list the passages and the grid, each once', (t) => {
  const tally = new Tally();
  for (const { options, maze } of mazes({ seeds: 4, exits: ['corners'] }, tally)) {
    const name = nameOf(options);
    const grid = gridPairs(gridOf(maze));
    const count = maze.cellCount;
    assert.equal(count, options.width * options.height, name);
    assert.deepEqual(pairKeys(maze.adjacency(), count), pairKeys(grid.flat(), count), name);
    const below = (a, b) => b === a + options.width;
    const links = grid.filter(([a, b]) => maze.passages[a] & (below(a, b) ? 2 : 8));
    assert.deepEqual(pairKeys(maze.links(), count), pairKeys(links.flat(), count), name);
  }
  tally.report(t);
});

test('different seeds give different mazes', () => {
  const tally = new Tally();
  const seen = new Map();
  const made = new Map();
  const only = { sizes: [[60, 60]], seeds: 100, exits: ['corners'] };
  for (const { row, options, maze } of mazes(only, tally)) {
    const key = `${row.id} ${options.mode}`;
    if (!seen.has(key)) seen.set(key, new Set());
    seen.get(key).add(Buffer.from(maze.kinds ?? maze.passages).toString('latin1'));
    made.set(key, (made.get(key) ?? 0) + 1);
  }
  // A corner and a turn; a serpentine from its far end is the same.
  const patterns = { 'spiral standard': 8, 'serpentine standard': 4 };
  for (const [key, { size }] of seen) {
    const most = patterns[key] ?? 100;
    if (isAll || !(key in patterns)) assert.equal(size, Math.min(most, made.get(key)), key);
  }
});

test('a maze says what it was made from', () => {
  const tally = new Tally();
  for (const { row, options, maze } of mazes({ seeds: 4, exits: ['farthest'] }, tally)) {
    const given = { ...options, params: undefined };
    for (const [key, value] of Object.entries(given)) {
      if (value !== undefined) assert.equal(maze[key], value, `${nameOf(options)}: ${key}`);
    }
    assert.deepEqual(Object.keys(maze.params).sort(), row.params.map((p) => p.id).sort());
    for (const [id, value] of Object.entries(options.params)) assert.equal(maze.params[id], value);
    assert.equal(maze.version, row.version);
    assert.equal(maze.levels, 1);
    assert.equal(maze.mask, null);
    assert.deepEqual(maze.directions, ['north', 'south', 'west', 'east']);
    assert.equal(maze.kinds === null, row.kind === 'maze');
    assert.equal(maze.rooms === null, row.kind === 'maze');
  }
});

test('cells, positions and neighbours agree with the square grid', () => {
  const maze = mw.generate({ algorithm: 'prim', width: 7, height: 5, seed: 1 });
  for (let cell = 0; cell < 35; cell++) {
    const [x, y] = [cell % 7, Math.floor(cell / 7)];
    assert.equal(maze.cellAt(x, y), cell);
    assert.deepEqual(maze.positionOf(cell), { x, y, level: 0 });
    const steps = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };
    for (const [index, [direction, [dx, dy]]] of Object.entries(Object.entries(steps))) {
      const inside = x + dx >= 0 && x + dx < 7 && y + dy >= 0 && y + dy < 5;
      const expected = inside ? (y + dy) * 7 + x + dx : null;
      assert.equal(maze.neighbour(cell, direction), expected);
      assert.equal(maze.neighbour(cell, Number(index)), expected);
      const open = (maze.passages[cell] & (1 << Number(index))) !== 0;
      assert.equal(maze.isOpen(cell, direction), open);
    }
    const polygon = maze.polygon(cell);
    const corners = new Set();
    for (let i = 0; i < polygon.length; i += 2) corners.add(`${polygon[i]},${polygon[i + 1]}`);
    const square = [`${x},${y}`, `${x + 1},${y}`, `${x + 1},${y + 1}`, `${x},${y + 1}`];
    assert.deepEqual([...corners].sort(), square.sort());
  }
});
