/** Every generator and mode against a second implementation written from its definition. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growRegion } from '../support/board.js';
import { anyParams, rowModes, seedOf } from '../support/cases.js';
import { sameBytes } from '../support/checker.js';
import { growMask } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { gridOf, paramsOf, referenceMaze, references } from '../support/reference/index.js';
import { isAll, seeds, some, someOfEach } from '../support/seeds.js';
import { grounds, plainRow } from '../support/shapes.js';

const SEEDS = seeds(8);
const sizes = [
  [1, 1],
  [7, 1],
  [1, 9],
  [4, 4],
  [21, 13],
  [34, 40],
  [70, 12],
  [66, 130],
];

/** A larger size of every kind of shape: rows, the cube's surface, the cube. */
const larger = [
  [19, 14],
  [14, 14],
  [7, 6, 4],
  [24, 14, 2],
];
const all = [...grounds(), ...grounds({ sizes: larger })];

/** Grounds of every shape with their grids, none with a mask but that of its outline. */
const places = all.flatMap(({ row, options }) => {
  const plain = { ...options, algorithm: plainRow().id, seed: 0 };
  if (mw.check(plain)) return [];
  const maze = mw.generate(plain);
  const flat = maze.adjacency();
  const pairs = Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
  return { shape: row.id, options, grid: gridOf(maze, plain), mask: maze.mask, pairs };
});
/** The pass without which a dungeon has one level only. */
const joining = mw.catalog.passes.find(({ joinsLevels }) => joinsLevels);
const shapesOf = (row, mode) => (mode === 'original' ? ['square'] : row.shapes);
const placesOf = (row, mode) => places.filter(({ shape }) => shapesOf(row, mode).includes(shape));

const nameOf = (options) =>
  JSON.stringify(options, (_key, value) => {
    if (typeof value === 'bigint') return `${value}n`;
    return ArrayBuffer.isView(value) ? [...value].join('') : value;
  });

function assertEqualsReference(row, options, grid = null) {
  const maze = mw.generate(options);
  const expected = referenceMaze(row, options, grid ?? gridOf(maze, options));
  if (!sameBytes(maze.passages, expected.passages)) assert.fail(`passages: ${nameOf(options)}`);
  if (!maze.kinds) return;
  assert.ok(sameBytes(maze.kinds, expected.kinds), `kinds: ${nameOf(options)}`);
  const rooms = maze.rooms.map(({ x, y, width, height }) => ({ x, y, width, height }));
  assert.deepEqual(rooms, expected.rooms, nameOf(options));
  assert.deepEqual(maze.tree, expected.tree ?? null, nameOf(options));
}

for (const [turn, { row, mode, shape }] of rowModes().entries()) {
  test(`${row.id} ${mode} on ${shape} equals its reference`, (t) => {
    let ran = 0;
    // A second implementation of what learns from a sample is slow.
    const least = row.params.some(({ kind }) => kind === 'text') ? 1 : 4;
    for (const [width, height] of some(sizes, least, turn)) {
      for (let index = 0; index < (width === 66 ? 1 : SEEDS); index++) {
        const size = { width, height, seed: seedOf(index) };
        const options = { algorithm: row.id, mode, shape, ...size };
        if (mw.check(options)) continue;
        assertEqualsReference(row, options);
        ran++;
      }
    }
    t.diagnostic(`${ran} mazes`);
    if (isAll) assert.ok(ran >= 2 * SEEDS);
  });

  test(`${row.id} ${mode} equals its reference on every shape it declares`, (t) => {
    const ran = new Map();
    // Few grounds are large enough for a dungeon.
    const own = placesOf(row, mode).flatMap((place) =>
      row.kind === 'dungeon' ? [place, place] : [place],
    );
    const able = own.flatMap(({ shape: id, options: ground, grid }, index) => {
      const base = { ...ground, algorithm: row.id, mode, seed: seedOf(index) };
      const isApart = row.kind === 'dungeon' && base.levels > 1;
      const options = isApart ? { ...base, passes: [{ id: joining.id }] } : base;
      return mw.check(options) ? [] : [{ id, options, grid }];
    });
    for (const { id, options, grid } of someOfEach(able, (place) => place.id, 4)) {
      assertEqualsReference(row, options, grid);
      ran.set(id, (ran.get(id) ?? 0) + 1);
    }
    t.diagnostic([...ran].map(([id, count]) => `${id} ${count}`).join(', '));
    for (const id of shapesOf(row, mode)) assert.ok(ran.get(id) >= 4, `${row.id} ran on ${id}`);
  });
}

for (const { row, mode, shape } of rowModes().filter(({ row }) => row.params.length > 0)) {
  test(`${row.id} ${mode} equals its reference whatever its parameters`, (t) => {
    const random = new Random(3n);
    const own = placesOf(row, mode);
    let ran = 0;
    for (let index = 0; index < seeds(160, 10); index++) {
      const plain = { shape, width: 1 + random.below(50), height: 1 + random.below(40) };
      const isPlain = row.kind === 'dungeon' || index % 4 === 0;
      const { options: ground, grid } = isPlain ? { options: plain } : random.pick(own);
      const params = paramsWithin(row, grid, random);
      const options = { ...ground, algorithm: row.id, mode, seed: seedOf(index), params };
      if (mw.check(options)) continue;
      assertEqualsReference(row, options, grid);
      ran++;
    }
    t.diagnostic(`${ran} mazes`);
    if (isAll) assert.ok(ran >= 8, `${ran}`);
  });
}

/** Any parameters, but a thousand steps a cell on small grids only. */
function paramsWithin(row, grid, random) {
  const params = anyParams(row, random);
  const isSmall = grid && grid.slots.length < 20;
  if (params.stepsPerCell > 20 && !isSmall) params.stepsPerCell = 20;
  return params;
}

for (const { row, mode, shape } of rowModes().filter(({ row }) => row.masks)) {
  test(`${row.id} ${mode} equals its reference inside masks`, () => {
    const random = new Random(4n);
    const own = placesOf(row, mode);
    for (let index = 0; index < SEEDS; index++) {
      const [width, height] = [1 + random.below(20), 1 + random.below(20)];
      const mask = growMask(width, height, 1 + random.below(width * height), random);
      const size = { width, height, mask, seed: seedOf(index) };
      assertEqualsReference(row, { algorithm: row.id, mode, shape, ...size });
    }
    for (let index = 0; index < seeds(40); index++) {
      const { options: ground, grid, mask: within, pairs } = random.pick(own);
      const count = grid.slots.length;
      const mask = growRegion({ count, pairs }, 1 + random.below(count), random, within);
      const options = { ...ground, algorithm: row.id, mode, seed: seedOf(index), mask };
      if (!mw.check(options)) assertEqualsReference(row, options);
    }
  });

  test(`${row.id} ${mode} equals its reference in every part of a mask`, (t) => {
    const random = new Random(5n);
    const own = placesOf(row, mode);
    let ran = 0;
    for (let index = 0; index < seeds(64, 8); index++) {
      const { options: ground, grid } = random.pick(own);
      const share = 3 + random.below(6);
      const mask = Uint8Array.from(grid.slots, () => (random.below(10) < share ? 1 : 0));
      const options = { ...ground, algorithm: row.id, mode, seed: seedOf(index), mask };
      const params = paramsWithin(row, grid, random);
      const each = { ...options, parts: 'each', ...(index % 2 === 1 && { params }) };
      if (mw.check(each)) continue;
      assertEqualsReference(row, each);
      ran++;
    }
    t.diagnostic(`${ran} mazes`);
    if (isAll) assert.ok(ran >= 24, `${ran}`);
  });
}

test('every generator and mode has a reference, and every reference is of a generator', () => {
  const known = rowModes().map(({ row, mode }) => `${row.id} ${mode}`);
  const written = Object.entries(references).flatMap(([id, modes]) =>
    Object.keys(modes)
      .filter((mode) => mode === 'standard' || mode === 'original')
      .map((mode) => `${id} ${mode}`),
  );
  assert.deepEqual(written.sort(), known.sort());
});

test('original program 004 opens its passages after the recursion, deepest first', () => {
  const row = mw.catalog.generators.find(({ id }) => id === 'recursiveBacktracker');
  for (let index = 0; index < SEEDS; index++) {
    const options = { algorithm: row.id, mode: 'original', width: 12, height: 9 };
    const maze = mw.generate({ ...options, seed: seedOf(index), steps: true });
    const carved = [...maze.steps].filter((entry) => (entry & 63) < 8);
    const params = paramsOf(row);
    const { order } = references[row.id].original({ ...options, params, seed: seedOf(index) });
    assert.deepEqual(
      carved.map((entry) => [entry >>> 6, entry & 63]),
      order,
    );
  }
});

test('seeds that are one number are one maze, and text is not a number', () => {
  const make = (seed) => mw.generate({ algorithm: 'prim', width: 9, height: 9, seed });
  assert.ok(sameBytes(make(5).passages, make(5n).passages));
  assert.ok(sameBytes(make(-1).passages, make(2n ** 64n - 1n).passages));
  assert.ok(!sameBytes(make(5).passages, make('5').passages));
  assert.equal(make(5n).seed, 5);
  assert.equal(make(2n ** 60n).seed, 2n ** 60n);
  assert.equal(make('미로').seed, '미로');
});
