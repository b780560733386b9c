/** Passes that make a maze of another size or order of cells, and mazes of mazes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf, passagePairs, played, waysOf } from '../support/board.js';
import { assertSameMaze, sameBytes } from '../support/checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { plainRow } from '../support/shapes.js';

const plain = plainRow();
const base = { algorithm: plain.id, width: 7, height: 5, seed: 11 };
const { passes } = mw.catalog;

/** Everything about a maze but where it comes from. */
function assertSame(actual, expected, what) {
  for (const key of ['shape', 'width', 'height', 'levels']) {
    assert.equal(actual[key], expected[key], `${what}: ${key}`);
  }
  for (const key of ['passages', 'kinds', 'mask']) {
    assert.ok(sameBytes(actual[key], expected[key]), `${what}: ${key}`);
  }
  assert.deepEqual(actual.bridges, expected.bridges, `${what}: bridges`);
  const sorted = (rooms) =>
    rooms?.map((room) => ({ ...room, doors: [...room.doors].sort((a, b) => a - b) }));
  assert.deepEqual(sorted(actual.rooms), sorted(expected.rooms), `${what}: rooms`);
}

/** Lists of passes that together change nothing. */
const identities = [
  [1, 3],
  [2, 2],
  [1, 1, 2],
  [3, 3, 3, 3],
].map((turns) => turns.map((n) => ({ id: 'rotate', turns: n })));
identities.push(
  ['x', 'x'].map((axis) => ({ id: 'flip', axis })),
  ['y', 'y'].map((axis) => ({ id: 'flip', axis })),
  [
    { id: 'flip', axis: 'x' },
    { id: 'flip', axis: 'y' },
    { id: 'rotate', turns: 2 },
  ],
  [{ id: 'rotate' }, { id: 'flip', axis: 'x' }, { id: 'rotate' }, { id: 'flip', axis: 'x' }],
  [{ id: 'crop' }],
  [{ id: 'tile', x: 1, y: 1 }],
  [
    { id: 'tile', x: 3, y: 2 },
    { id: 'crop', x: 7, y: 5, width: 7, height: 5 },
  ],
);

test('turns and mirrorings that cancel give the maze itself, rooms and bridges included', (t) => {
  const before = [
    [],
    [{ id: 'weave', share: 0.4 }],
    [{ id: 'rooms', max: 3 }],
    [{ id: 'sparsify', rounds: 1 }],
  ];
  let ran = 0;
  for (const { id: shape } of mw.catalog.shapes) {
    for (const first of before) {
      for (const list of identities) {
        const options = { ...base, shape, levels: shape === 'cube' ? 2 : 1, exits: 'none' };
        const made = { ...options, passes: [...first, ...list] };
        if (mw.check(made)) continue;
        const what = `${shape} ${JSON.stringify(made.passes)}`;
        assertSame(mw.generate(made), mw.generate({ ...options, passes: first }), what);
        ran++;
      }
    }
  }
  t.diagnostic(`${ran} mazes`);
  assert.ok(ran > 150, `${ran}`);
});

test('a quarter turn leads up to the right, a mirroring left to right', () => {
  for (let seed = 0; seed < 20; seed++) {
    const maze = mw.generate({ ...base, seed });
    const turned = mw.generate({ ...base, seed, passes: [{ id: 'rotate', turns: 1 }] });
    const flipped = mw.generate({ ...base, seed, passes: [{ id: 'flip', axis: 'x' }] });
    assert.deepEqual([turned.width, turned.height, flipped.width], [5, 7, 7]);
    for (let y = 0; y < 5; y++) {
      for (let x = 0; x < 7; x++) {
        const isOpen = (side) => maze.isOpen(maze.cellAt(x, y), side);
        const [there, across] = [turned.cellAt(4 - y, x), flipped.cellAt(6 - x, y)];
        assert.equal(turned.isOpen(there, 'east'), isOpen('north'));
        assert.equal(turned.isOpen(there, 'south'), isOpen('east'));
        assert.equal(flipped.isOpen(across, 'east'), isOpen('west'));
        assert.equal(flipped.isOpen(across, 'north'), isOpen('north'));
      }
    }
  }
});

test('a cropped maze keeps what lies within, start and end in its largest part', () => {
  const random = new Random(31n);
  let cut = 0;
  for (let seed = 0; seed < 60; seed++) {
    const maze = mw.generate({ ...base, width: 20, height: 15, seed });
    const [x, y] = [random.below(10), random.below(8)];
    const [width, height] = [1 + random.below(20 - x), 1 + random.below(15 - y)];
    const passes = [{ id: 'crop', x, y, width, height }];
    const options = { ...base, width: 20, height: 15, seed, passes, steps: true };
    const part = mw.generate(options);
    assert.deepEqual([part.width, part.height], [width, height]);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const isOpen = (side) => maze.isOpen(maze.cellAt(x + column, y + row), side);
        const cell = part.cellAt(column, row);
        assert.equal(part.isOpen(cell, 'east'), column + 1 < width && isOpen('east'));
        assert.equal(part.isOpen(cell, 'south'), row + 1 < height && isOpen('south'));
      }
    }
    assert.ok(sameBytes(played(part, waysOf(part)), part.passages));
    if (part.stats().components > 1) cut++;
    assert.ok(part.solve().path.length > 0, 'a path');
  }
  assert.ok(cut > 20, `${cut} of several parts`);
});

test('a bridge that a cut divides goes, with its tunnel, also at the seam of a glued square', () => {
  let [copied, gone] = [0, 0];
  for (const wrap of ['none', 'cylinder', 'torus', 'moebius']) {
    for (let seed = 0; seed < 40; seed++) {
      const crop = { id: 'crop', x: seed % 3, y: seed % 2 };
      const options = { ...base, shape: { id: 'square', wrap }, seed };
      const passesOf = [{ id: 'weave', share: 1 }, crop];
      const part = mw.generate({ ...options, passes: passesOf });
      const what = part.code;
      for (const { bridge, from, to } of part.tunnels()) {
        assert.equal(part.neighbour(from.cell, from.direction), to.cell, what);
        assert.equal(part.neighbour(to.cell, to.direction), from.cell, what);
        for (const side of part.directions) {
          const { x, y } = part.positionOf(bridge);
          const [dx, dy] = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] }[side];
          assert.notEqual(part.cellAt(x + dx, y + dy), null, `${what}: ${side} of a bridge`);
        }
        copied++;
      }
      passagePairs(part, waysOf(part), what); // asserts that passages lead both ways
      const whole = mw.generate({ ...options, passes: passesOf.slice(0, 1) });
      gone += (whole.bridges?.length ?? 0) / 2;
    }
  }
  gone -= copied;
  assert.ok(copied > 100 && gone > 100, `${copied} copied, ${gone} not`);
});

test('copies are joined along a tree of copies, by one passage each', () => {
  for (const [x, y] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 4],
  ]) {
    for (let seed = 0; seed < 10; seed++) {
      const maze = mw.generate({ ...base, seed, passes: [{ id: 'tile', x, y }] });
      const one = mw.generate({ ...base, seed });
      assert.deepEqual([maze.width, maze.height], [7 * x, 5 * y]);
      assert.equal(maze.stats().perfect, true);
      const copyOf = (cell) => Math.floor((cell % (7 * x)) / 7) + x * Math.floor(cell / (35 * x));
      const own = (cell) => (cell % 7) + 7 * (Math.floor(cell / (7 * x)) % 5);
      const pairs = passagePairs(maze, waysOf(maze), 'tile');
      const seams = pairs.filter(([a, b]) => copyOf(a) !== copyOf(b));
      const names = new Set(seams.map(([a, b]) => `${copyOf(a)} ${copyOf(b)}`));
      assert.deepEqual([names.size, seams.length], [x * y - 1, x * y - 1]);
      const inner = pairs.filter(([a, b]) => copyOf(a) === copyOf(b));
      assert.equal(inner.length, x * y * one.stats().links);
      for (const [a, b] of inner) {
        const direction = b - a === 1 ? 'east' : 'south';
        assert.ok(one.isOpen(own(a), direction));
      }
    }
  }
});

test('copies of a maze with bridges in a mask are joined where cells are neighbours', () => {
  const random = new Random(34n);
  let joined = 0;
  for (let seed = 0; seed < 60; seed++) {
    const [width, height] = [3 + random.below(4), 3 + random.below(4)];
    const mask = Uint8Array.from({ length: width * height }, () => Number(random.below(4) > 0));
    const options = { ...base, width, height, mask, parts: 'each', seed };
    const weave = { id: 'weave', share: 1 };
    const tile = { id: 'tile', x: 1 + random.below(3), y: 1 + random.below(3) };
    if (mw.check({ ...options, passes: [weave, tile] })) continue;
    const maze = mw.generate({ ...options, passes: [weave, tile] });
    if (maze.bridges && tile.x * tile.y > 1) joined++;
    for (let cell = 0; cell < maze.cellCount; cell++) {
      for (const direction of maze.directions.keys()) {
        if (!maze.isOpen(cell, direction)) continue;
        const to = maze.neighbour(cell, direction);
        const what = `seed ${seed}: ${cell} ${maze.directions[direction]}`;
        assert.notEqual(to, null, what);
        assert.ok(maze.isOpen(to, maze.back(cell, direction)), what);
      }
    }
  }
  assert.ok(joined > 10, `${joined} with bridges`);
});

test('a maze of mazes: blocks are mazes, joined as a maze of the blocks', () => {
  for (const { id: algorithm, perfect } of mw.catalog.generators) {
    for (const [columns, rows] of [
      [1, 1],
      [3, 2],
      [7, 4],
      [12, 9],
    ]) {
      const passes = [{ id: 'nest', columns, rows }];
      const options = { algorithm, width: 12, height: 9, seed: 5, passes };
      if (mw.check(options)) continue;
      const maze = mw.generate(options);
      const blockOf = (cell) =>
        Math.floor(((cell % 12) * columns) / 12) +
        columns * Math.floor((Math.floor(cell / 12) * rows) / 9);
      const what = `${algorithm} ${columns} x ${rows}`;
      const pairs = passagePairs(maze, waysOf(maze), what);
      const joins = pairs.map(([a, b]) => [blockOf(a), blockOf(b)]).filter(([a, b]) => a !== b);
      assert.equal(new Set(joins.map(String)).size, joins.length, `${what}: one passage each`);
      if (!perfect) continue;
      assert.equal(maze.stats().perfect, true, what);
      const outer = figuresOf(columns * rows, null, joins);
      assert.deepEqual([outer.components, outer.loops], [1, 0], `${what}: the outer maze`);
    }
  }
});

test('start and end are cells of the maze that the passes make', () => {
  const made = (options) => ({ ...base, ...options });
  const turned = made({ passes: [{ id: 'rotate' }], start: { x: 4, y: 6 }, end: 0 });
  const maze = mw.generate(turned);
  assert.deepEqual([maze.start, maze.end], [34, 0]);
  assertSameMaze(mw.generate(maze.code), maze, 'code');
  const field = (options) => mw.check(made(options))?.field ?? null;
  assert.equal(field({ passes: [{ id: 'rotate' }], start: { x: 5, y: 0 } }), 'start.x');
  assert.equal(field({ passes: [{ id: 'tile' }], start: 139 }), null);
  assert.equal(field({ passes: [{ id: 'tile' }], start: 140 }), 'start');
  assert.equal(field({ passes: [{ id: 'crop', width: 2, height: 2 }], end: 4 }), 'end');
  const outlined = { shape: { id: 'square', outline: 'disc' }, passes: [{ id: 'rotate' }] };
  assert.equal(field({ ...outlined, start: 0 }), 'start');
});

test('what does not fit is refused, with the field that is wrong', () => {
  const problem = (options) => mw.check({ ...base, ...options });
  const cases = [
    ['passes.0.x', 'too-large', { passes: [{ id: 'tile', x: 1000, y: 1000 }] }],
    ['passes.0.x', 'too-large', { passes: [{ id: 'tile' }], maxCells: 139 }],
    ['passes.1.x', 'too-large', { passes: [{ id: 'tile' }, { id: 'tile' }], maxCells: 300 }],
    ['passes.0.x', 'invalid-option', { passes: [{ id: 'crop', x: 7 }] }],
    ['passes.0.width', 'invalid-option', { passes: [{ id: 'crop', x: 3, width: 5 }] }],
    ['passes.0.height', 'invalid-option', { passes: [{ id: 'crop', height: 6 }] }],
    [
      'passes.1.height',
      'invalid-option',
      { passes: [{ id: 'rotate' }, { id: 'crop', height: 8 }] },
    ],
    ['passes.0.columns', 'invalid-option', { passes: [{ id: 'nest', columns: 8 }] }],
    ['passes.0.rows', 'invalid-option', { passes: [{ id: 'nest', rows: 6 }] }],
    ['passes.0.turns', 'invalid-option', { passes: [{ id: 'rotate', turns: 4 }] }],
    ['passes.0.axis', 'invalid-option', { passes: [{ id: 'flip', axis: 'z' }] }],
    [
      'passes.0.id',
      'unsupported-shape',
      { shape: 'cubeSurface', height: 7, passes: [{ id: 'flip' }] },
    ],
    ['passes.0.id', 'unsupported-shape', { shape: 'hex', passes: [{ id: 'crop' }] }],
    [
      'passes.0.turns',
      'invalid-option',
      { shape: { id: 'square', wrap: 'cylinder' }, passes: [{ id: 'rotate' }] },
    ],
    [
      'passes.0.id',
      'unsupported-shape',
      { shape: { id: 'square', wrap: 'torus' }, passes: [{ id: 'tile' }] },
    ],
    [
      'passes.0.id',
      'invalid-option',
      { shape: { id: 'square', outline: 'disc' }, passes: [{ id: 'nest' }] },
    ],
    ['passes.1.id', 'invalid-option', { passes: [{ id: 'sparsify' }, { id: 'tile' }] }],
    ['passes.1.id', 'invalid-option', { passes: [{ id: 'rotate' }, { id: 'rooms' }] }],
    ['passes.1.id', 'invalid-option', { passes: [{ id: 'rooms' }, { id: 'nest' }] }],
  ];
  for (const [field, code, options] of cases) {
    const found = problem(options);
    assert.deepEqual([found?.field, found?.code], [field, code], JSON.stringify(options));
    assert.throws(() => mw.generate({ ...base, ...options }), { name: 'MazeError', field });
  }
  assert.equal(problem({ passes: [{ id: 'tile' }], maxCells: 140 }), null);
});

test('pairs of passes in both orders: whole, replayed, restored', (t) => {
  let ran = 0;
  for (const { id: shape } of mw.catalog.shapes) {
    for (const first of passes) {
      for (const second of passes) {
        const list = [first, second].map(({ id }) => (id === 'crop' ? { id, x: 1 } : { id }));
        const options = { ...base, width: 8, height: 8, shape, exits: 'farthest', passes: list };
        if (shape === 'cube') options.levels = 2;
        if (mw.check(options)) continue;
        const what = `${shape} ${first.id} ${second.id}`;
        const maze = mw.generate({ ...options, steps: true });
        const film = mw.film(maze);
        film.seek(film.length);
        assert.ok(sameBytes(film.passages, maze.passages), `${what}: film`);
        assert.ok(sameBytes(film.kinds, maze.kinds), `${what}: kinds of the film`);
        const stats = maze.stats();
        assert.equal(stats.loops, stats.links - stats.cells + stats.components, what);
        const isKept = (trait) => first[trait] && second[trait];
        if (isKept('keepsConnected')) assert.equal(stats.components, 1, what);
        if (isKept('keepsPerfect') && isKept('keepsConnected')) {
          assert.equal(stats.perfect, true, what);
        }
        const read = mw.adopt(JSON.parse(JSON.stringify(maze)));
        assertSameMaze(read, maze, `${what}: JSON`);
        assert.equal(read.code, maze.code, what);
        ran++;
      }
    }
  }
  t.diagnostic(`${ran} pairs`);
  assert.ok(ran > 250, `${ran}`);
});
