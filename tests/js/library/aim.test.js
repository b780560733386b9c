/** mw.aim: figures recounted, which mazes it tries, what its edits keep, and what it refuses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf, passagePairs, played, waysOf } from '../support/board.js';
import { assertSameMaze, sameBytes } from '../support/checker.js';
import { crossedCorners } from '../support/diagonals.js';
import { inherited, revoked, strangers, throwing } from '../support/hostile-values.js';
import { mw } from '../support/load.js';
import { assertRefused, forEachValue, silently } from '../support/quiet.js';
import { fnv1a, keyOf, Random } from '../support/random.js';
import { exitsOf } from '../support/reference/exits.js';
import { groundName, grounds, plainRow } from '../support/shapes.js';
import { distancesOf, graphOf } from '../support/solvers.js';

const plain = plainRow();
const FIGURES = ['solution', 'deadEnds', 'turns', 'loops', 'difficulty'];
const ends = (range) => (typeof range === 'number' ? [range, range] : range);
const isIn = (value, range) => value !== null && value >= ends(range)[0] && value <= ends(range)[1];
const isHit = (figures, targets) =>
  Object.entries(targets).every(([figure, range]) => isIn(figures[figure], range));

/** All figures of a maze by their definitions, from its passages alone. */
function recount(maze) {
  const graph = graphOf(maze);
  const isOpen = (cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;
  const open = [...graph.keys()].filter(isOpen);
  const bits = (cell) => [...maze.directions.keys()].filter((i) => (maze.passages[cell] >> i) & 1);
  const isTurn = ([a, b, ...rest]) => b !== undefined && rest.length === 0 && (a ^ 1) !== b;
  const { loops } = figuresOf(maze.cellCount, maze.mask, passagePairs(maze, waysOf(maze), 'maze'));
  const figures = {
    deadEnds: open.filter((cell) => graph[cell].length === 1).length,
    turns: open.filter((cell) => isTurn(bits(cell))).length,
    loops,
    solution: null,
    difficulty: null,
  };
  const { start, end } = maze;
  if (start === null || end === null) return figures;
  const steps = distancesOf(graph, start)[end];
  if (steps === Number.POSITIVE_INFINITY) return figures;
  const before = graph.map((list, cell) => (cell === end ? [] : list.filter((to) => to !== end)));
  const cells = distancesOf(before, start).filter((distance) => distance !== Infinity).length;
  // With loops it is a mean of walks, which the test of difficulty() checks.
  const difficulty = loops === 0 ? cells / Math.max(1, steps) : maze.difficulty();
  return { ...figures, solution: steps, difficulty };
}

/** Whether walls of a maze that aim found were moved. */
const isEdited = ({ code }) => mw.options(code).edits !== undefined;

/** The seeds that aim tries, in order. */
function* seedsOf(seed) {
  yield seed;
  const random = new Random(keyOf(seed) ^ fnv1a(new TextEncoder().encode('aim')));
  for (;;) yield Number(random.next() >> 11n);
}

const firstSeeds = (seed, count) => {
  const seeds = seedsOf(seed);
  return Array.from({ length: count }, () => seeds.next().value);
};

/** What holds for every result: figures, log, exits, and what edits keep. */
function assertSound(options, targets, tries, what) {
  const { maze, reached, met, tried } = mw.aim(options, targets, { tries });
  const figures = recount(maze);
  assert.equal(met, isHit(figures, targets), `${what}: met`);
  const wanted = FIGURES.filter((figure) => figure in targets);
  assert.deepEqual(Object.keys(reached), wanted, what);
  for (const figure of wanted) assert.equal(reached[figure], figures[figure], `${what}: ${figure}`);
  assert.ok(tried >= 1 && tried <= tries, `${what}: ${tried} tried`);
  if (tried < tries) assert.ok(isHit(reached, targets), `${what}: it ended early`);
  if (!('loops' in targets)) {
    const before = mw.generate(options);
    assert.equal(maze.stats().perfect, before.stats().perfect, `${what}: perfect`);
    assert.equal(maze.stats().components, before.stats().components, what);
  }
  assert.ok(sameBytes(maze.mask, mw.generate(options).mask), `${what}: mask`);
  if ((options.shape.id ?? options.shape) === 'zeta') crossedCorners(maze);
  const restored = mw.generate(maze.code);
  assertSameMaze(restored, maze, `${what}: code`);
  assert.deepEqual(
    [restored.code, restored.seed, restored.algorithm],
    [maze.code, maze.seed, options.algorithm],
    what,
  );
  const again = mw.aim({ ...options, steps: true }, targets, { tries });
  assertSameMaze(again.maze, maze, `${what}: again, with steps`);
  assert.deepEqual([again.reached, again.tried], [reached, tried], what);
  assert.ok(sameBytes(played(again.maze, waysOf(maze)), maze.passages), `${what}: log`);
  const film = mw.film(again.maze);
  film.seek(film.length);
  assert.ok(sameBytes(film.passages, maze.passages), `${what}: film`);
  return maze;
}

test('on every shape: figures by recount, perfect, masked, filmed, the same again', (t) => {
  const random = new Random(3n);
  let [edited, seeds] = [0, 0];
  for (const [seed, { options: ground, refused }] of [
    ...grounds(),
    ...grounds({ sizes: [[9, 9]] }),
  ].entries()) {
    const exits = random.pick(['corners', 'farthest', 'border']);
    const options = { algorithm: plain.id, ...ground, seed, exits };
    if (refused || mw.check(options)) continue;
    const middle = recount(mw.generate(options));
    for (let i = 0; i < 2; i++) {
      const targets = {};
      for (let n = 1 + random.below(2); n > 0; n--) {
        const figure = random.pick(FIGURES);
        const value = middle[figure] ?? 0;
        const low = Math.round(value * random.pick([0, 0.5, 1, 1.3]));
        targets[figure] = random.pick([low, [low, low + random.below(4)], [low, Infinity]]);
      }
      const what = `${groundName({ options: ground })} ${JSON.stringify(targets)}`;
      const maze = assertSound(options, targets, 60, what);
      if (isEdited(maze)) edited++;
      else seeds++;
    }
  }
  t.diagnostic(`${edited} edited, ${seeds} of a seed`);
  assert.ok(edited > 50 && seeds > 50);
});

test('masks, parts, given ends and other exits', () => {
  const mask = Uint8Array.from({ length: 400 }, (_, i) => Number(i % 20 !== 10 || i > 380));
  const apart = Uint8Array.from({ length: 400 }, (_, i) => Number(i % 20 !== 10));
  const base = { algorithm: plain.id, shape: 'square', width: 20, height: 20, seed: 'mask' };
  for (const [name, more] of Object.entries({
    mask: { mask },
    parts: { mask: apart, parts: 'each' },
    ends: { start: 25, end: { x: 7, y: 9 } },
    end: { mask, end: 9, exits: 'farthest' },
    original: { exits: 'original' },
    rules: { algorithm: 'binaryTree', mode: 'original' },
  })) {
    const options = { ...base, ...more };
    for (const targets of [
      { solution: 60 },
      { deadEnds: [0, 20] },
      { turns: [200, 260], loops: [3, 5] },
      { difficulty: [0, 1.6] },
    ]) {
      const maze = assertSound(options, targets, 200, `${name} ${JSON.stringify(targets)}`);
      if (more.start !== undefined) assert.equal(maze.start, 25);
      if (name === 'end') assert.equal(maze.end, 9);
    }
  }
});

test('start and end of an edited maze are where the policy places them', () => {
  let edited = 0;
  for (const exits of ['corners', 'farthest', 'border']) {
    for (const targets of [{ solution: [90, 95] }, { deadEnds: 20 }, { solution: 80, loops: 4 }]) {
      const options = { algorithm: plain.id, width: 15, height: 15, seed: 5, exits };
      const { maze } = mw.aim(options, targets, { tries: 200 });
      edited += Number(isEdited(maze));
      const { start, end } = exitsOf({ ...maze }, exits);
      assert.deepEqual([maze.start, maze.end], [start, end], `${exits} ${JSON.stringify(targets)}`);
    }
  }
  assert.ok(edited > 4);
});

test('the first seed that hits is taken, and is the maze that generate makes', () => {
  for (const { id: algorithm, shapes } of mw.catalog.generators) {
    const options = { algorithm, width: 14, height: 14, seed: `first ${algorithm}` };
    if (!shapes.includes('square') || mw.check(options)) continue;
    const seeds = firstSeeds(options.seed, 30);
    const all = seeds.map((seed) => recount(mw.generate({ ...options, seed })));
    const sorted = all.map(({ turns }) => turns).sort((a, b) => a - b);
    // The least of the first ten is hit by then.
    const least = Math.min(...all.slice(0, 10).map(({ turns }) => turns));
    const targets = { turns: [sorted[0], least] };
    const first = all.findIndex((figures) => isHit(figures, targets));
    const { maze, reached, tried } = mw.aim(options, targets, { tries: 60 });
    assert.deepEqual([tried, reached.turns], [first + 1, all[first].turns], algorithm);
    assert.equal(maze.seed, seeds[first], algorithm);
    assertSameMaze(maze, mw.generate({ ...options, seed: seeds[first] }), algorithm);
  }
});

test('without edits all tries are seeds, and the nearest one is returned', () => {
  const size = { width: 16, height: 16 };
  for (const options of [
    { algorithm: 'unicursal', ...size },
    { algorithm: 'bspDungeon', width: 40, height: 30 },
    { algorithm: 'recursiveDivision', params: { roomSize: 4 }, ...size },
    { algorithm: plain.id, passes: [{ id: 'braid', share: 0.5 }], ...size },
    { algorithm: plain.id, passes: [{ id: 'sparsify', rounds: 2 }, { id: 'rooms' }], ...size },
    { algorithm: plain.id, passes: [{ id: 'weave' }], ...size },
  ]) {
    for (const figure of FIGURES) {
      const all = firstSeeds(7, 40).map(
        (seed) => recount(mw.generate({ ...options, seed }))[figure],
      );
      const most = Math.max(...all.filter((value) => value !== null));
      const { maze, reached, tried } = mw.aim(
        { ...options, seed: 7 },
        { [figure]: [Math.ceil(most) + 1, Infinity] },
        { tries: 40 },
      );
      const what = `${JSON.stringify(options)} ${figure}`;
      assert.equal(reached[figure], most, what);
      assert.equal(tried, 40, what);
      assertSameMaze(mw.generate(maze.code), maze, what);
    }
  }
});

test('edits go where no seed goes', () => {
  const options = { algorithm: 'wilson', width: 20, height: 20, seed: 11 };
  const seeds = firstSeeds(11, 500).map((seed) => recount(mw.generate({ ...options, seed })));
  for (const targets of [
    { solution: [200, 210] },
    { deadEnds: [60, 65] },
    { turns: [200, 210], deadEnds: [60, 80] },
    { difficulty: [2, 2.1], deadEnds: [130, 140] },
    { loops: 12 },
    { loops: [40, 50], solution: [60, 70], deadEnds: [40, 60] },
    { difficulty: [18, Infinity], loops: [80, 90] },
  ]) {
    assert.ok(!seeds.some((figures) => isHit(figures, targets)), JSON.stringify(targets));
    const { maze, reached, met, tried } = mw.aim(options, targets, { tries: 2000 });
    assert.ok(isHit(reached, targets), `${JSON.stringify(targets)}: ${JSON.stringify(reached)}`);
    assert.ok(met && isHit(recount(maze), targets) && tried < 2000 && isEdited(maze));
  }
});

test('the best maze is kept where nothing is better', () => {
  const options = { algorithm: 'wilson', width: 1, height: 9, seed: 2, exits: 'farthest' };
  for (const [targets, tries] of [
    [{ solution: 3 }, 50],
    [{ deadEnds: [3, Infinity], turns: [1, 4] }, 1],
    [{ loops: 1 }, 2],
  ]) {
    const { maze, met, tried } = mw.aim(options, targets, { tries });
    assert.deepEqual([maze.code, met, tried], [mw.generate(options).code, false, tries]);
  }
  const one = mw.aim({ ...options, height: 1 }, { solution: 0, difficulty: 1, deadEnds: 0 });
  assert.deepEqual({ ...one.reached }, { solution: 0, deadEnds: 0, difficulty: 1 });
  const tree = {
    algorithm: 'wilson',
    seed: 1,
    shape: {
      id: 'graph',
      edges: [
        [0, 1],
        [1, 2],
        [1, 3],
      ],
    },
  };
  assert.equal(mw.aim(tree, { deadEnds: 2 }, { tries: 30 }).reached.deadEnds, 3);
});

test('an end in another part: the figures of the path are null', () => {
  const mask = Uint8Array.from({ length: 50 }, (_, i) => Number(i % 10 !== 5));
  const { reached, maze, met } = mw.aim(
    { algorithm: plain.id, width: 10, height: 5, mask, parts: 'each', start: 0, end: 49, seed: 1 },
    { solution: 5, difficulty: [2, 3], turns: [10, 12] },
    { tries: 50 },
  );
  assert.deepEqual([reached.solution, reached.difficulty, met], [null, null, false]);
  assert.equal(maze.stats().solutionLength, null);
});

/** The same constants as in tests/cpp/aim_test.cpp: native code and WebAssembly edit alike. */
const VECTORS = [
  [
    { algorithm: 'wilson', shape: 'square', width: 20, height: 20, seed: 1 },
    { solution: [150, 160] },
  ],
  [
    { algorithm: 'prim', shape: 'zeta', width: 15, height: 12, seed: 2 },
    { loops: 9, deadEnds: 30 },
  ],
  [
    { algorithm: 'eller', shape: 'hex', width: 12, height: 12, seed: 3 },
    { difficulty: [2, 2.5], turns: 70 },
  ],
];
const HASHES = ['92 d9607c39f944531', '77 1164afe9ca398d78', '228 99077a3ad21916d1'];

test('the same edits as the native library makes', () => {
  const hashes = VECTORS.map(([options, targets]) => {
    const { maze, tried } = mw.aim(options, targets, { tries: 400 });
    assert.ok(isEdited(maze));
    return `${tried} ${fnv1a(maze.passages).toString(16)}`;
  });
  assert.deepEqual(hashes, HASHES);
});

test('what is wrong is refused, and nothing is coerced', () => {
  const options = { algorithm: 'prim', width: 8, height: 6, seed: 1 };
  const targets = { solution: [20, 30] };
  const refuse = (call, values, field) =>
    forEachValue(values, (value, name) =>
      assertRefused(() => call(value), 'invalid-option', field, `${field} ${name}`),
    );
  const isEmpty = (value) => {
    try {
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        !ArrayBuffer.isView(value) &&
        Object.keys(value).length === 0
      );
    } catch {
      return false;
    }
  };
  const odd = strangers().filter((value) => value !== globalThis);
  refuse((value) => mw.aim(options, value), [{}, new Map(), Object.create(null)], 'targets');
  refuse(
    (value) => mw.aim(options, value),
    [
      undefined,
      5,
      'solution',
      revoked(),
      throwing(),
      ...odd.filter((value) => typeof value !== 'object' || value === null),
    ],
    'targets',
  );
  for (const value of odd.filter(isEmpty))
    assertRefused(() => mw.aim(options, value), 'invalid-option', 'targets', 'empty');
  for (const figure of FIGURES) {
    const field = `targets.${figure}`;
    const call = (range) => mw.aim(options, { ...targets, [figure]: range });
    const numbers = [Number.NaN, -1, -0.001, Infinity, -Infinity, 2 ** 32, 1e300];
    const others = [
      ...odd,
      '5',
      5n,
      [],
      [1],
      [1, 2, 3],
      ['1', '2'],
      [1, '2'],
      [1n, 2n],
      [[1], [2]],
    ];
    refuse(call, [...numbers, ...others.filter((value) => value !== undefined)], field);
    refuse(call, [...numbers.map((low) => [low, 10]), [Number.NaN, Number.NaN]], field);
    refuse(
      call,
      [
        [0, Number.NaN],
        [0, -1],
        [0, 2 ** 32],
        [5, 4],
        [0, null],
        [null, 5],
        [undefined, 5],
        [5, 1e-9],
      ],
      field,
    );
    if (figure !== 'difficulty') refuse(call, [2.5, [2.2, 2.8]], field);
    const hostile = [1, 2];
    Object.defineProperty(hostile, 1, { get: throwing, enumerable: true });
    const traps = new Proxy([1, 2], {
      get: () => {
        throw new RangeError('trap');
      },
    });
    refuse(call, [traps], field);
    silently(() => mw.aim(options, { [figure]: [0.5, 9e8] }, { tries: 2 }));
    silently(() => mw.aim(options, { [figure]: [0, Infinity] }, { tries: 1 }));
  }
  for (const name of ['solutions', 'deadends', 'x', '__proto__x', ...inherited]) {
    if (name === '__proto__' || typeof name !== 'string') continue;
    assertRefused(() => mw.aim(options, { [name]: 5 }), 'invalid-option', `targets.${name}`, name);
  }
  assert.throws(() => mw.aim(options, { deadends: 5 }), /did you mean 'deadEnds'/);
  const tries = [
    0,
    -1,
    1.5,
    1_000_001,
    2 ** 60,
    Number.NaN,
    Infinity,
    '5',
    5n,
    null,
    true,
    [5],
    {},
    revoked(),
  ];
  refuse((value) => mw.aim(options, targets, { tries: value }), tries, 'tries');
  refuse(
    (value) => mw.aim(options, targets, value),
    [5, 'x', true, [], revoked(), throwing()],
    'options',
  );
  refuse((value) => mw.aim(options, targets, { tris: value }), [5], 'tris');
  for (const wrong of [
    { ...options, width: 0 },
    { ...options, algorithm: 'none' },
    { ...options, end: 99 },
  ]) {
    const { code, field, message } = mw.check(wrong);
    assert.throws(() => mw.aim(wrong, targets), { code, field, message });
  }
  assert.throws(() => mw.aim(mw.generate(options).code, targets), { field: 'options' });
  const closed = { ...options, exits: 'none' };
  for (const figure of ['solution', 'difficulty']) {
    assertRefused(
      () => mw.aim(closed, { turns: 5, [figure]: 9 }),
      'invalid-option',
      `targets.${figure}`,
      figure,
    );
  }
  assert.equal(mw.aim(closed, { deadEnds: [0, 99] }).tried, 1);
  const rock = { algorithm: 'bspDungeon', width: 30, height: 20, seed: 4, start: 0 };
  assertRefused(() => mw.aim(rock, { turns: 5 }, { tries: 20 }), 'invalid-option', 'start', 'rock');
});

test('the result is frozen, and without a seed one is drawn', () => {
  const options = { algorithm: 'prim', width: 8, height: 6 };
  const [a, b] = [0, 1].map(() => mw.aim(options, { deadEnds: [0, 99] }));
  assert.ok(Object.isFrozen(a) && Object.isFrozen(a.reached) && Object.isFrozen(a.maze));
  assert.notEqual(a.maze.seed, b.maze.seed);
  assertSameMaze(mw.generate(a.maze.code), a.maze, 'drawn');
  const shape = { id: 'hex', orientation: 'flat' };
  const edited = mw.aim({ ...options, shape, seed: 1 }, { loops: 2 }).maze;
  assert.deepEqual([edited.shape, edited.shapeParams.orientation], ['hex', 'flat']);
  assertSameMaze(mw.adopt(structuredClone(edited)), edited, 'adopted');
  assert.equal(mw.game(edited).position, edited.start);
});

test('what aim reached is what the maze has, with every pair of passes', (t) => {
  const random = new Random(5n);
  const wanted = { solution: 15, deadEnds: 12, turns: 20, loops: 3, difficulty: 2 };
  let [ran, oneWay] = [0, 0];
  for (const row of mw.catalog.generators) {
    const isDungeon = row.kind === 'dungeon';
    const able = mw.catalog.passes.filter((pass) => pass[isDungeon ? 'dungeons' : 'mazes']);
    const size = isDungeon ? { width: 26, height: 20 } : { width: 10, height: 8 };
    const base = { algorithm: row.id, ...size, seed: 7 };
    for (let turn = 0; turn < 6; turn++) {
      const pair = [random.pick(able), turn % 2 === 0 ? random.pick(able) : { id: 'oneWay' }];
      const made = { ...base, passes: [{ id: 'braid' }, ...pair.map(({ id }) => ({ id }))] };
      const options = [made, { ...made, passes: made.passes.slice(1) }].find((o) => !mw.check(o));
      if (!options) continue;
      const { maze, reached } = mw.aim(options, wanted, { tries: 3 });
      const stats = maze.stats();
      const finite = (number) => (Number.isFinite(number) ? number : null);
      const figures = {
        solution: finite(stats.solutionLength),
        deadEnds: stats.deadEnds,
        turns: stats.turns,
        loops: stats.loops,
        difficulty: maze.oneWays ? null : finite(maze.difficulty()),
      };
      assert.deepEqual({ ...reached }, figures, maze.code);
      ran++;
      oneWay += Number(maze.oneWays !== null);
    }
  }
  t.diagnostic(`${ran} mazes, ${oneWay} with one-way passages`);
  assert.ok(ran > 60 && oneWay > 20, `${ran} ${oneWay}`);
});
