/** Ways through worlds: the same as brute force where that is possible, and plausible beyond. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assemble, assembleAll, nodeAround } from '../support/assembled.js';
import { rowModes } from '../support/cases.js';
import { DIRECTIONS } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { distancesFrom, shortestPath } from '../support/walk.js';

const idsOf = (kind) => [
  ...new Set(rowModes().flatMap(({ row }) => (row.kind === kind ? [row.id] : []))),
];
const mazes = idsOf('maze');
const dungeons = idsOf('dungeon');

const placeIn = ({ width }, cell) => ({ x: cell % width, y: Math.floor(cell / width) });

/** A cell one can stand on. */
function openCell(whole, random) {
  for (;;) {
    const cell = random.below(whole.passages.length);
    if (whole.kinds?.[cell] !== 0) return cell;
  }
}

for (const [algorithm, chunk, levels] of [
  [mazes[0], 8, 4],
  [mazes[3], 13, 3],
  [mazes[10], 2, 5],
  [mazes[4], 64, 1],
  [mazes[5], 50, 0],
]) {
  test(`${algorithm}, ${2 ** levels} chunks of ${chunk} a side: the way is brute force's`, () => {
    const world = mw.world({ algorithm, seed: 'way', chunk, levels });
    const whole = assembleAll(world);
    const random = new Random(6n);
    for (let i = 0; i < 40; i++) {
      const [from, to] = [openCell(whole, random), openCell(whole, random)];
      const ends = [placeIn(whole, from), placeIn(whole, to)];
      const path = shortestPath(whole, from, to);
      const expected = path.map((cell) => placeIn(whole, cell));
      assert.deepEqual([...world.route(...ends)], expected);
      assert.equal(world.distance(...ends), path.length - 1);
    }
    const all = [...world.route(world.start, world.end)];
    assert.deepEqual([all[0], all.at(-1)], [world.start, world.end]);
    assert.deepEqual([...world.route(world.start, world.start)], [world.start]);
    assert.equal(world.distance(world.end, world.end), 0);
  });
}

for (const mode of ['standard', 'original']) {
  test(`through dungeons (${mode}) the way is a shortest one`, () => {
    const world = mw.world({ algorithm: dungeons[0], mode, seed: 21, chunk: 30, levels: 3 });
    const whole = assembleAll(world);
    const random = new Random(7n);
    const ends = [world.start, world.end];
    for (let i = 0; i < 12; i++) {
      ends.push(placeIn(whole, openCell(whole, random)), placeIn(whole, openCell(whole, random)));
    }
    for (let i = 0; i < ends.length; i += 2) {
      const [from, to] = [ends[i], ends[i + 1]];
      const route = [...world.route(from, to)];
      assert.deepEqual([route[0], route.at(-1)], [from, to]);
      assertWay(world, route);
      const known = distancesFrom(whole, from.y * whole.width + from.x);
      assert.equal(route.length - 1, known[to.y * whole.width + to.x]);
      assert.equal(world.distance(from, to), route.length - 1);
    }
  });
}

/** Every step leads to a cell beside, where the world is open. */
function assertWay(world, route) {
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1], route[i]];
    const step = `${b.x - a.x},${b.y - a.y}`;
    const direction = ['0,-1', '0,1', '-1,0', '1,0'].indexOf(step);
    assert.ok(direction >= 0, `step ${step}`);
    assert.ok(world.isOpen(a.x, a.y, DIRECTIONS[direction]), `${a.x},${a.y} ${direction}`);
    assert.ok(world.isOpen(b.x, b.y, direction ^ 1), `${b.x},${b.y} back`);
  }
}

test('isOpen is what the chunks and doors say, closed at the edge', () => {
  const world = mw.world({ algorithm: mazes[3], seed: 2, chunk: 9, levels: 2 });
  const whole = assembleAll(world);
  for (const [cell, bits] of whole.passages.entries()) {
    const { x, y } = placeIn(whole, cell);
    for (const [direction, name] of DIRECTIONS.entries()) {
      assert.equal(world.isOpen(x, y, name), ((bits >> direction) & 1) === 1);
      assert.equal(world.isOpen(x, y, direction), world.isOpen(x, y, name));
    }
  }
});

test('at 2^32 x 2^32 and without an edge the first 20,000 cells of a far way are one', () => {
  for (const options of [
    { algorithm: mazes[3], seed: 1, chunk: 32 },
    { algorithm: mazes[10], seed: -4, chunk: 32, endless: true },
    { algorithm: dungeons[0], seed: 'deep', chunk: 24, endless: true },
  ]) {
    const world = mw.world(options);
    const far = world.end ?? farFloor(world);
    const seen = new Set();
    const cells = [];
    for (const cell of world.route(world.start, far)) {
      seen.add(`${cell.x},${cell.y}`);
      cells.push(cell);
      if (cells.length === 20000) break;
    }
    assert.equal(cells.length, 20000);
    assert.equal(seen.size, 20000, 'the way comes back to itself');
    assert.deepEqual(cells[0], world.start);
    assertWay(world, cells);
  }
});

/** The start of a chunk far up and to the left. */
function farFloor(world) {
  const [cx, cy] = [-123456789, -98765];
  const { x, y } = world.chunk(cx, cy).positionOf(world.chunk(cx, cy).start);
  return { x: cx * world.chunkSize + x, y: cy * world.chunkSize + y };
}

test('over the highest doors the way is short, whatever the size', () => {
  for (const endless of [false, true]) {
    const world = mw.world({ algorithm: mazes[1], seed: 'door', chunk: 20, endless });
    const top = endless ? 48 : world.levels;
    for (const { x, y, upright, door } of world.seams(top, -1 + (endless ? 0 : 2), 1)) {
      if (door === null) continue;
      const behind = upright ? { x, y: y + door } : { x: x + door, y };
      const before = upright ? { x: x - 1, y: behind.y } : { x: behind.x, y: y - 1 };
      assert.deepEqual([...world.route(before, behind)], [before, behind]);
      assert.equal(world.distance(behind, before), 1);
    }
  }
});

test('both ways are one, and distances add up along it', () => {
  const world = mw.world({ algorithm: mazes[0], seed: 'back', chunk: 16, endless: true });
  const [a, b] = [
    { x: -40, y: 33 },
    { x: 200, y: -180 },
  ];
  const there = [...world.route(a, b)];
  assert.deepEqual([...world.route(b, a)], there.toReversed());
  assert.equal(world.distance(a, b), there.length - 1);
  const middle = there[there.length >> 1];
  assert.equal(world.distance(a, middle) + world.distance(middle, b), there.length - 1);
  // The least node that holds both ends holds the way too.
  const holds = ({ first, end }) =>
    [a, b].every(({ x, y }) => {
      const { cx, cy } = world.chunkAt(x, y);
      return cx >= first.x && cy >= first.y && cx < end.x && cy < end.y;
    });
  let level = 1;
  while (!holds(nodeAround(world, level, a.x, a.y))) level++;
  const { first, end } = nodeAround(world, level, a.x, a.y);
  const window = assemble(world, first, end);
  const indexOf = ({ x, y }) => (y - 16 * first.y) * window.width + x - 16 * first.x;
  assert.deepEqual(there.map(indexOf), shortestPath(window, indexOf(a), indexOf(b)));
});

test('distance is not known through more chunks than it may count', () => {
  const world = mw.world({ algorithm: mazes[0], seed: 'far', chunk: 2 });
  assert.equal(world.distance(world.start, world.end), null);
  const near = { x: 2, y: 0 };
  const chunks = new Set();
  for (const { x, y } of world.route(world.start, near)) {
    const { cx, cy } = world.chunkAt(x, y);
    chunks.add(`${cx},${cy}`);
  }
  const known = world.distance(world.start, near, { chunks: chunks.size });
  assert.equal(known, [...world.route(world.start, near)].length - 1);
  assert.equal(world.distance(world.start, near, { chunks: chunks.size - 1 }), null);
});
