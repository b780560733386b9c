/** What caves, the drunkard's walk and rooms and mazes promise besides what every dungeon does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedOf } from '../support/cases.js';
import { mw } from '../support/load.js';

const rowOf = (id) => mw.catalog.generators.find((row) => row.id === id);
const floorOf = ({ kinds }) => kinds.reduce((sum, kind) => sum + Number(kind !== 0), 0);
const SIZES = [
  [3, 3],
  [4, 9],
  [30, 20],
  [65, 12],
];

test('on hexagons dungeons are in one piece, with rock along the edge', () => {
  const onHexagons = mw.catalog.generators.filter(
    ({ kind, shapes }) => kind === 'dungeon' && shapes.includes('hex'),
  );
  assert.deepEqual(
    onHexagons.map(({ id }) => id),
    ['caves', 'drunkard'],
  );
  for (const { id: algorithm } of onHexagons) {
    for (const orientation of ['pointy', 'flat']) {
      for (const [width, height] of SIZES) {
        for (let index = 0; index < 50; index++) {
          const shape = { id: 'hex', orientation };
          const maze = mw.generate({ algorithm, shape, width, height, seed: seedOf(index) });
          assert.equal(maze.stats().components, 1);
          for (const [cell, kind] of maze.kinds.entries()) {
            const { x, y } = maze.positionOf(cell);
            const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
            assert.ok(!isEdge || kind === 0, maze.code);
          }
          assert.deepEqual(mw.adopt(structuredClone({ ...maze })).kinds, maze.kinds);
        }
      }
    }
  }
});

test('the walk digs exactly the share, however it is told to walk', () => {
  for (const [width, height] of SIZES) {
    const inner = (width - 2) * (height - 2);
    for (const floor of [0, 0.25, 0.9, 1]) {
      for (const straightness of [0, 0.5, 1]) {
        const params = { floor, straightness, walkers: 1 + (width % 3) };
        const maze = mw.generate({ algorithm: 'drunkard', width, height, seed: 1, params });
        assert.equal(floorOf(maze), Math.max(1, Math.round(inner * floor)), maze.code);
        assert.equal(maze.stats().components, 1, maze.code);
      }
    }
  }
});

test('caves are never smaller than the smallest, where the dungeon has space', () => {
  const random = ['tunnels', 'largest'].flatMap((join) =>
    [0, 0.2, 0.5, 1].map((floor) => ({ join, floor })),
  );
  for (const [width, height] of SIZES) {
    for (const [index, given] of random.entries()) {
      for (const [births, survivals] of [
        [5, 4],
        [9, 9],
        [1, 0],
      ]) {
        const smallest = [1, 16, 500][index % 3];
        const params = { ...given, births, survivals, smallest };
        const maze = mw.generate({ algorithm: 'caves', width, height, seed: index, params });
        assert.ok(floorOf(maze) >= Math.min(smallest, (width - 2) * (height - 2)), maze.code);
        assert.equal(maze.stats().components, 1, maze.code);
      }
    }
  }
});

test('the largest cave is one of those that tunnels join', () => {
  for (let seed = 0; seed < 30; seed++) {
    const make = (join) =>
      mw.generate({ algorithm: 'caves', width: 80, height: 50, seed, params: { join } });
    const [all, largest] = [make('tunnels'), make('largest')];
    for (const [cell, kind] of largest.kinds.entries()) {
      assert.ok(kind === 0 || all.kinds[cell] !== 0, all.code);
    }
  }
});

test('any maze of the catalog that can be masked fills the rest between rooms', () => {
  const { values } = rowOf('roomsAndMazes').params.find(({ id }) => id === 'maze');
  const able = mw.catalog.generators.filter(
    (row) => row.kind === 'maze' && row.perfect && row.masks && row.shapes.includes('square'),
  );
  assert.deepEqual(
    values,
    able.map(({ id }) => id),
  );
});

test('filling all dead ends leaves none; filling none leaves those of the mazes', () => {
  const deadEnds = (trim) => {
    let count = 0;
    for (let seed = 0; seed < 30; seed++) {
      const options = { algorithm: 'roomsAndMazes', width: 61, height: 41, seed, params: { trim } };
      const maze = mw.generate(options);
      for (const [cell, kind] of maze.kinds.entries()) {
        const passages = maze.passages[cell];
        const isEnd = kind === 3 && passages !== 0 && (passages & (passages - 1)) === 0;
        count += Number(isEnd);
      }
    }
    return count;
  };
  const [none, half, all] = [deadEnds(1), deadEnds(0.5), deadEnds(0)];
  assert.equal(none, 0);
  assert.ok(half > 0 && half < 0.7 * all, `${half} of ${all}`);
});
