/** Wrong arguments of a maze's methods, and mazes whose bytes were changed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { badNumbers, detached, inherited, strangers } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import {
  assertRefused,
  assertStillNormal,
  BASE,
  forEachValue,
  refusalOf,
  show,
  silently,
} from '../support/quiet.js';

const maze = mw.generate(BASE);
const others = () => [...strangers(), ...badNumbers];
const notObjects = () => [5, 'x', true, Symbol('x'), () => 5, 5n];

function refuse(call, values, field) {
  forEachValue(values, (value, name) => {
    assertRefused(() => call(value), 'invalid-option', field, `${field} = ${name}`);
  });
}

test('solve and distances', () => {
  const cells = [...others(), 48, -1, 2 ** 32, '5', 5n];
  refuse(
    (from) => maze.solve({ from }),
    cells.filter((cell) => cell !== undefined),
    'from',
  );
  refuse((to) => maze.solve({ to }), cells, 'to');
  refuse((from) => maze.distances(from), cells, 'from');
  refuse((solver) => maze.solve({ solver }), [...others(), ...inherited, 'BFS', ''], 'solver');
  refuse((steps) => maze.solve({ steps }), [1, 'true', {}], 'steps');
  refuse((options) => maze.solve(options), notObjects(), 'options');
  refuse((weight) => maze.solve({ weight }), [1], 'weight');
  const weights = [5, 'x', [1, 2], new Uint32Array(47), new Uint32Array(49), {}, detached()];
  refuse((value) => maze.solve({ solver: 'dijkstra', weights: value }), weights, 'weights');
});

test('pictures', () => {
  const counts = [...others(), 0, -1, '1', 2 ** 32, 1n];
  refuse((style) => maze.text({ style }), [...others(), ...inherited, 'ASCII', ''], 'style');
  refuse((corridor) => maze.tiles({ corridor }), counts, 'corridor');
  refuse((wall) => maze.tiles({ wall }), counts, 'wall');
  refuse((height) => maze.blocks({ height }), counts, 'height');
  refuse((height) => maze.boxes({ height }), counts, 'height');
  refuse((color) => maze.blocks({ color }), [...others(), '9', -1, 2 ** 32], 'color');
  refuse((spread) => maze.blocks({ spread }), [...others(), 0, 3, '1'], 'spread');
  for (const name of ['text', 'tiles', 'blocks', 'boxes', 'svg', 'png']) {
    refuse((options) => maze[name](options), notObjects(), 'options');
    refuse((size) => maze[name]({ size }), [5], 'size');
  }
  refuse((id) => maze.export(id), [...others(), ...inherited, 'SVG', ''], 'id');
  for (const row of mw.catalog.exports) {
    for (const param of row.params) {
      const below = (param.min ?? 0) - 1;
      const values =
        param.kind === 'boolean' ? [0, 1, 'true', {}] : [...others(), {}, Math.min(-1, below)];
      refuse((value) => maze.export(row.id, { [param.id]: value }), values, param.id);
    }
  }
});

test('cells and directions', () => {
  const cells = [...others(), 48, -1, '5', 5n, undefined];
  refuse((cell) => maze.positionOf(cell), cells, 'cell');
  refuse((cell) => maze.polygon(cell), cells, 'cell');
  refuse((cell) => maze.neighbour(cell, 'north'), cells, 'cell');
  refuse((cell) => maze.isOpen(cell, 'north'), cells, 'cell');
  const directions = [...others(), ...inherited, 4, -1, 'up', '', '0'];
  refuse((direction) => maze.neighbour(0, direction), directions, 'direction');
  refuse((direction) => maze.isOpen(0, direction), directions, 'direction');
  refuse((cell) => maze.back(cell, 'north'), cells, 'cell');
  refuse((cell) => maze.tileOf(cell), cells, 'cell');
  refuse((cell) => maze.cellDistance(cell, 0), cells, 'a');
  refuse((cell) => maze.cellDistance(0, cell), cells, 'b');
  refuse((direction) => maze.back(0, direction), directions, 'direction');
});

/** Whatever is no number. */
const notNumbers = () => [
  ...strangers().filter((value) => typeof value !== 'number'),
  Number.NaN,
  '5',
  5n,
  undefined,
];

test('what finds a cell gives null for a number and refuses all else', () => {
  const noCells = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1.5, -1, 1e300, 2 ** 32];
  const finders = [
    ['cellAt', 'x', (x) => maze.cellAt(x, 0)],
    ['cellAt', 'y', (y) => maze.cellAt(0, y)],
    ['cellAt', 'level', (level) => maze.cellAt(0, 0, level)],
    ['cellOfTile', 'x', (x) => maze.cellOfTile(x, 1)],
    ['cellOfTile', 'y', (y) => maze.cellOfTile(1, y)],
    ['cellAtPoint', 'x', (x) => maze.cellAtPoint(x, 0.5)],
    ['cellAtPoint', 'y', (y) => maze.cellAtPoint(0.5, y)],
  ];
  for (const [name, field, find] of finders) {
    const values = notNumbers().filter((value) => field !== 'level' || value !== undefined);
    refuse(find, values, field);
    const beyond = name === 'cellAtPoint' ? noCells.filter((value) => value !== 1.5) : noCells;
    for (const value of beyond)
      assert.equal(
        silently(() => find(value)),
        null,
        `${name} ${value}`,
      );
  }
});

test('positions as cells', () => {
  const takers = {
    cell: [
      (cell) => maze.positionOf(cell),
      (cell) => maze.polygon(cell),
      (cell) => maze.centre(cell),
      (cell) => maze.neighbour(cell, 'north'),
      (cell) => maze.back(cell, 'north'),
      (cell) => maze.isOpen(cell, 'north'),
      (cell) => maze.tileOf(cell),
      (cell) => maze.paths(0).distance(cell),
      (cell) => maze.paths(0).next(cell),
      (cell) => maze.paths(0).from(cell),
      (cell) => mw.game(maze).moveTo(cell),
    ],
    from: [
      (from) => maze.solve({ from }),
      (from) => maze.distances(from),
      (from) => mw.game(maze, { from }),
    ],
    to: [(to) => maze.solve({ to }), (to) => mw.game(maze, { to })],
    a: [(a) => maze.directionTo(a, 0)],
    b: [(b) => maze.directionTo(0, b)],
    goals: [(goal) => maze.paths(goal), (goal) => maze.paths([0, goal])],
  };
  const none = [
    { x: 8, y: 0 },
    { x: 0, y: 6 },
    { x: 0, y: 0, level: 1 },
    { x: -1, y: 0 },
    { x: 0.5, y: 0 },
    { x: Number.POSITIVE_INFINITY, y: 0 },
    { x: 0 },
    { y: 0 },
    { x: 0, y: 0, z: 0 },
    {},
    new Map(),
  ];
  const unreadable = {
    get x() {
      throw new Error('not readable');
    },
    y: 0,
  };
  for (const [field, calls] of Object.entries(takers)) {
    for (const call of calls) {
      refuse(call, [...none, unreadable], field);
      for (const bad of ['1', Number.NaN, null, 1n, {}, [0]]) {
        refuse(call, [{ x: bad, y: 0 }], `${field}.x`);
        refuse(call, [{ x: 0, y: bad }], `${field}.y`);
        refuse(call, [{ x: 0, y: 0, level: bad }], `${field}.level`);
      }
      silently(() => call({ x: 0, y: 0 }));
      silently(() => call({ x: 0, y: 0, level: 0 }));
    }
  }
});

test('tiles of cells', () => {
  for (const call of [
    (options) => maze.tileOf(0, options),
    (options) => maze.cellOfTile(1, 1, options),
  ]) {
    const counts = [...others(), 0, -1, '1', 65, 2 ** 32, 1n];
    refuse((corridor) => call({ corridor }), counts, 'corridor');
    refuse((wall) => call({ wall }), counts, 'wall');
    refuse((size) => call({ size }), [1], 'size');
    refuse(call, notObjects(), 'options');
  }
  const hex = mw.generate({ ...BASE, shape: 'hex' });
  for (const call of [() => hex.tileOf(0), () => hex.cellOfTile(0, 0)]) {
    assertRefused(call, 'unsupported-shape', 'shape', 'tiles of hexagons');
  }
});

test('paths', () => {
  const isList = (value) => {
    try {
      return Array.isArray(value) || ArrayBuffer.isView(value);
    } catch {
      return false; // a revoked proxy
    }
  };
  const single = others().filter((value) => !isList(value));
  const goals = [...single, 48, -1, 2 ** 32, '5', 5n, undefined, [], [48], [[0]], [null]];
  refuse((goal) => maze.paths(goal), [...goals, new Float64Array([0.5]), detached()], 'goals');
  refuse((options) => maze.paths(0, options), notObjects(), 'options');
  refuse((weight) => maze.paths(0, { weight }), [1], 'weight');
  const floats = (value) => new Array(48).fill(value);
  const weights = [5, 'x', null, [1, 2], new Uint32Array(47), {}, detached()];
  const wrong = [
    -1,
    0.5,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    2 ** 32,
    '1',
    1n,
    null,
    Symbol('x'),
  ];
  const unreadable = new Proxy([], {
    get() {
      throw new Error('not readable');
    },
  });
  weights.push(unreadable);
  const all = [...weights, ...wrong.map(floats)];
  refuse((value) => maze.paths(0, { weights: value }), all, 'weights');
  refuse((value) => maze.solve({ solver: 'dijkstra', weights: value }), all, 'weights');
  const masked = mw.generate({ ...BASE, mask: Array.from({ length: 48 }, (_, i) => i !== 7) });
  for (const call of [
    () => masked.paths(7),
    () => masked.paths([0, 7]),
    () => masked.paths({ x: 7, y: 0 }),
  ]) {
    assertRefused(call, 'invalid-option', 'goals', 'a masked-out goal');
  }
});

const everything = (target) => [
  () => target.solve(),
  () => target.distances(),
  () => target.stats(),
  () => target.tiles(),
  () => target.lines(),
  () => target.blocks({ spread: 2 }),
  () => target.boxes(),
  () => target.text({ style: 'unicode' }),
  () => target.svg({ solution: true }),
  () => target.links(),
  () => target.adjacency(),
];

test('a maze with changed bytes answers or refuses, and harms nothing', () => {
  for (const row of mw.catalog.generators) {
    const bytes = [0, 1, 2, 4, 8, 15, 16, 128, 255];
    for (const byte of bytes) {
      const tampered = mw.generate({ ...BASE, width: 20, height: 20, algorithm: row.id });
      tampered.passages.fill(byte);
      tampered.kinds?.fill(byte);
      for (const call of everything(tampered)) {
        try {
          silently(call);
        } catch {
          refusalOf(call, `${row.id} of ${byte}`);
        }
        assertStillNormal('changed bytes');
      }
    }
  }
});

test('a maze whose bytes were moved away is refused', () => {
  const moved = mw.generate(BASE);
  structuredClone(moved.passages.buffer, { transfer: [moved.passages.buffer] });
  forEachValue(everything(moved), (call) => refusalOf(call, `moved: ${call}`));
  assertStillNormal('moved bytes');
});

test('adopt takes only what a maze could be', () => {
  const wrong = (change) => ({ ...structuredClone(maze), ...change });
  const bytes = (length, value) => new Uint8Array(length).fill(value);
  const changes = [
    { width: 7 },
    { width: '8' },
    { width: Number.NaN },
    { height: 2 ** 30 },
    { shape: 'moon' },
    { passages: bytes(47, 0) },
    { passages: bytes(48, 255) },
    { passages: bytes(48, 1) },
    { passages: [...maze.passages] },
    { passages: null },
    { passages: detached() },
    { kinds: bytes(48, 9) },
    { kinds: bytes(3, 0) },
    { mask: bytes(48, 0) },
    { mask: bytes(2, 1) },
    { start: 48 },
    { start: -1 },
    { end: 'x' },
    { end: 0.5 },
    { steps: [1] },
    { rooms: 5 },
    { levels: 2 },
  ];
  forEachValue(changes, (change) => {
    const what = `adopt with ${Object.keys(change)} = ${show(Object.values(change)[0])}`;
    const { code } = refusalOf(() => mw.adopt(wrong(change)), what);
    assert.match(code, /^(invalid-(option|size|mask)|too-large|unsupported-shape)$/, what);
    assertStillNormal('adopt');
  });
  for (const key of ['width', 'height', 'passages', 'shape']) {
    const { [key]: _, ...rest } = structuredClone(maze);
    assert.ok(refusalOf(() => mw.adopt(rest), `adopt without ${key}`));
  }
});

test('adopt refuses diagonal passages that cross', () => {
  const size = { width: 3, height: 2 };
  const made = mw.generate({ algorithm: 'wilson', shape: 'zeta', seed: 1, ...size });
  const linked = (...links) => {
    const passages = new Uint8Array(made.cellCount);
    for (const [cell, direction] of links)
      passages[cell] |= 1 << made.directions.indexOf(direction);
    return { ...structuredClone(made), passages };
  };
  const falling = [
    [1, 'southEast'],
    [5, 'northWest'],
  ];
  const rising = [
    [4, 'northEast'],
    [2, 'southWest'],
  ];
  for (const links of [falling, rising]) assert.equal(mw.adopt(linked(...links)).stats().links, 1);
  const crossing = linked(...falling, ...rising);
  const { code, field, message } = refusalOf(() => mw.adopt(crossing), 'adopt of a crossing');
  assert.deepEqual([code, field], ['invalid-option', 'passages']);
  assert.match(message, /cross on shape 'zeta'/);
});

test('game and parse', () => {
  refuse((value) => mw.game(value), [...others(), 5, 'x'], 'maze');
  const open = mw.generate({ ...BASE, exits: 'none' });
  assert.equal(refusalOf(() => mw.game(open), 'game without exits').code, 'invalid-option');
  const game = mw.game(maze);
  refuse(
    (direction) => game.move(direction),
    [...others(), ...inherited, 'up', '', 9],
    'direction',
  );
  refuse((cell) => game.moveTo(cell), [...others(), 48, -1, '1'], 'cell');
  refuse((kind) => game.runner(kind), [...others(), ...inherited, 'x'], 'kind');
  refuse(
    (text) => mw.parse(text),
    [undefined, ...others(), '', '\n', '+', '+-+\n', 'abc', '\ud800'],
    'text',
  );
});
