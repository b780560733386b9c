/** Rooms, doors, leaves and tiles of dungeons. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyParams, mazes, nameOf, rowModes, Tally } from '../support/cases.js';
import { faultsOf } from '../support/dungeon-checker.js';
import { neighbourOf } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';

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

const bsp = mw.catalog.generators.find(({ id }) => id === 'bspDungeon');

/** The leaves of a tree whose halves fill their region; fails where they do not. */
function leavesOf({ tree, width, height }) {
  const [{ x, y, width: w, height: h }] = tree;
  assert.deepEqual([x, y, w, h], [0, 0, width, height], 'the first region is the whole');
  const used = new Set([0]);
  for (const [index, region] of tree.entries()) {
    if (region.halves === null) continue;
    assert.equal(region.room, null, 'a room belongs to a leaf');
    const [low, high] = region.halves.map((half) => tree[half]);
    for (const half of region.halves) {
      assert.ok(half > index && !used.has(half), 'halves follow, each once');
      used.add(half);
    }
    const byRows = low.width === region.width;
    const expected = byRows
      ? { x: region.x, y: region.y + low.height, width: region.width }
      : { x: region.x + low.width, y: region.y, height: region.height };
    assert.deepEqual([low.x, low.y], [region.x, region.y]);
    assert.deepEqual({ ...high, ...expected }, { ...high });
    const sum = byRows ? low.height + high.height : low.width + high.width;
    assert.equal(sum, byRows ? region.height : region.width);
  }
  assert.equal(used.size, tree.length);
  return tree.filter(({ halves }) => halves === null);
}

test('leaves cover the area once, each with its room, whatever the parameters', (t) => {
  const random = new Random(9n);
  let ran = 0;
  const sides = [];
  for (let index = 0; index < 400; index++) {
    const [width, height] = [20 + (index % 70), 90 - (index % 60)];
    const params = index % 2 === 0 ? {} : anyParams(bsp, random);
    const options = { algorithm: bsp.id, width, height, seed: index, params };
    if (mw.check(options)) continue;
    const maze = mw.generate(options);
    const { margin, minRoom, corridor, aspect } = maze.params;
    const least = Math.max(minRoom, corridor);
    const leaves = leavesOf(maze);
    const covered = new Uint8Array(width * height);
    for (const leaf of leaves) {
      for (let y = leaf.y; y < leaf.y + leaf.height; y++) {
        for (let x = leaf.x; x < leaf.x + leaf.width; x++) covered[y * width + x]++;
      }
      const room = maze.rooms[leaf.room];
      assert.ok(Math.min(room.width, room.height) >= least);
      assert.ok(Math.max(room.width, room.height) <= aspect * Math.min(room.width, room.height));
      const before = Math.max(margin, corridor + 1);
      assert.ok(room.x - leaf.x >= before && room.y - leaf.y >= before);
      assert.ok(leaf.x + leaf.width - room.x - room.width >= margin);
      assert.ok(leaf.y + leaf.height - room.y - room.height >= margin);
      assert.ok(room.doors.length <= 4, 'a door on each side at most');
      if (index % 2 === 0) sides.push(room.width, room.height);
    }
    assert.ok(covered.every((times) => times === 1));
    assert.deepEqual(
      leaves.map(({ room }) => room),
      [...maze.rooms.keys()],
      'rooms are in the order of their leaves',
    );
    assert.deepEqual(faultsOf(maze), [], nameOf(options));
    assertTree(maze);
    ran++;
  }
  t.diagnostic(`${ran} dungeons; sides of rooms: ${[...new Set(sides)].sort((a, b) => a - b)}`);
  assert.ok(ran > 200);
  assert.ok(new Set(sides).size > 8, 'rooms have many sizes');
});

/** Every corridor joins two rooms, and there is one less of them than rooms. */
function assertTree(maze) {
  const roomOf = roomMap(maze);
  const seen = new Uint8Array(maze.cellCount);
  let corridors = 0;
  for (const [first, kind] of maze.kinds.entries()) {
    if (kind !== CORRIDORS[0] || seen[first]) continue;
    corridors++;
    const ends = [];
    const stack = [first];
    seen[first] = 1;
    while (stack.length > 0) {
      const cell = stack.pop();
      for (let direction = 0; direction < 4; direction++) {
        const next = neighbourOf(maze, cell, direction);
        if (roomOf[next] >= 0) ends.push(roomOf[next]);
        if (maze.kinds[next] !== CORRIDORS[0] || seen[next]) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    assert.equal(ends.length, 2, 'a corridor has two ends');
    assert.notEqual(ends[0], ends[1]);
  }
  assert.equal(corridors, maze.rooms.length - 1);
}

test('a dungeon below its smallest size is refused, at it made', () => {
  for (const [margin, minRoom, corridor] of [
    [2, 3, 1],
    [1, 1, 1],
    [3, 5, 2],
    [1, 1, 3],
  ]) {
    const least = Math.max(margin, corridor + 1) + Math.max(minRoom, corridor) + margin;
    const options = { algorithm: bsp.id, seed: 1, params: { margin, minRoom, corridor } };
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
