/** One-way passages: what the pass promises, on every shape, and everything that walks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSameMaze, sameBytes } from '../support/checker.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { seeds } from '../support/seeds.js';
import { groundName, grounds, plainRow, someGrounds } from '../support/shapes.js';

const plain = plainRow();
const places = [...grounds(), ...grounds({ sizes: [[14, 14]] })].filter(
  ({ options, refused }) =>
    !refused && mw.check({ algorithm: plain.id, ...options, seed: 0 }) === null,
);
const befores = [
  [],
  [{ id: 'braid', share: 0.5 }],
  [{ id: 'braid' }],
  [{ id: 'sparsify', rounds: 2 }],
];
const weave = { id: 'weave', share: 0.4 };

/** Mazes with one-way passages on every ground, some of them woven. */
function* directed(share, made = {}) {
  for (const [index, { options }] of someGrounds(places).entries()) {
    for (const [b, before] of befores.entries()) {
      const base = { algorithm: plain.id, ...options, seed: index + 5 * b, ...made };
      const woven = mw.check({ ...base, passes: [weave] }) === null && index % 2 === 0;
      const earlier = woven ? [weave, ...before] : before;
      const all = { ...base, passes: [...earlier, { id: 'oneWay', share }] };
      const what = `${groundName({ options })} ${JSON.stringify(all.passes)}`;
      yield { maze: mw.generate(all), plainMaze: mw.generate({ ...base, passes: earlier }), what };
    }
  }
}

/** Where one can go from each cell, from the two planes alone. */
function stepsOf(maze) {
  const blocked = maze.oneWays ?? new Uint8Array(maze.cellCount);
  return Array.from(maze.passages, (bits, cell) =>
    maze.directions.flatMap((_, d) =>
      ((bits & ~blocked[cell]) >> d) & 1 ? [maze.neighbour(cell, d)] : [],
    ),
  );
}

function reversed(steps) {
  const back = steps.map(() => []);
  for (const [cell, list] of steps.entries()) for (const to of list) back[to].push(cell);
  return back;
}

/** Breadth first; Infinity where no path leads. */
function distancesIn(steps, from) {
  const distances = steps.map(() => Number.POSITIVE_INFINITY);
  distances[from] = 0;
  const queue = [from];
  for (const cell of queue) {
    for (const to of steps[cell]) {
      if (distances[to] !== Number.POSITIVE_INFINITY) continue;
      distances[to] = distances[cell] + 1;
      queue.push(to);
    }
  }
  return distances;
}

const countOf = (plane) =>
  plane
    ? [...plane].reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0)
    : 0;

/** The passages that can be one-way: a passage cannot if closing it cuts a part off that has neither or both ends. */
function maxOneWays(maze) {
  const both = stepsOf({ ...maze, neighbour: maze.neighbour.bind(maze), oneWays: null });
  const reached = distancesIn(both, maze.start);
  if (reached[maze.end] === Number.POSITIVE_INFINITY) return 0;
  let count = 0;
  const flat = maze.links();
  for (let i = 0; i < flat.length; i += 2) {
    const [a, b] = [flat[i], flat[i + 1]];
    if (reached[a] === Number.POSITIVE_INFINITY) continue;
    const cut = both.map((list, cell) =>
      cell === a
        ? list.filter((to) => to !== b)
        : cell === b
          ? list.filter((to) => to !== a)
          : list,
    );
    const side = distancesIn(cut, a);
    const isLoop = side[b] !== Number.POSITIVE_INFINITY;
    const separates =
      (side[maze.start] === Number.POSITIVE_INFINITY) !==
      (side[maze.end] === Number.POSITIVE_INFINITY);
    if (isLoop || separates) count++;
  }
  return count;
}

test('every cell stays reachable from the start, and the end from every cell', (t) => {
  let total = 0;
  for (const share of [0, 0.3, 1]) {
    for (const { maze, plainMaze, what } of directed(share)) {
      assert.ok(sameBytes(maze.passages, plainMaze.passages), what);
      assert.deepEqual([maze.start, maze.end], [plainMaze.start, plainMaze.end], what);
      const before = distancesIn(stepsOf(plainMaze), maze.start);
      const steps = stepsOf(maze);
      const after = distancesIn(steps, maze.start);
      const toEnd = distancesIn(reversed(steps), maze.end);
      for (const [cell, distance] of before.entries()) {
        const isThere = distance !== Number.POSITIVE_INFINITY;
        assert.equal(after[cell] !== Number.POSITIVE_INFINITY, isThere, `${what}: to ${cell}`);
        if (isThere) assert.ok(toEnd[cell] !== Number.POSITIVE_INFINITY, `${what}: from ${cell}`);
      }
      for (const [cell, bits] of (maze.oneWays ?? []).entries()) {
        assert.equal(bits & ~maze.passages[cell], 0, what);
        for (let d = 0; d < 8; d++) {
          if (!((bits >> d) & 1)) continue;
          const back = (maze.oneWays[maze.neighbour(cell, d)] >> maze.back(cell, d)) & 1;
          assert.equal(back, 0, what);
        }
      }
      const stats = maze.stats();
      assert.equal(stats.oneWays, countOf(maze.oneWays), what);
      const { oneWays: _, solutionLength, decisions: __, ...rest } = stats;
      const { oneWays: ___, solutionLength: ____, decisions: _____, ...wanted } = plainMaze.stats();
      assert.deepEqual(rest, wanted, what);
      assert.equal(solutionLength, after[maze.end], what);
      total += stats.oneWays;
    }
  }
  t.diagnostic(`${total} one-way passages`);
  assert.ok(total > seeds(10_000));
});

test('a share of all passages that the promise allows becomes one-way', () => {
  for (const [i, { maze, what }] of [...directed(1)].entries()) {
    if (i % 3 !== 0 || maze.cellCount > 150) continue;
    const most = maxOneWays(maze);
    assert.equal(maze.stats().oneWays, most, what);
    const third = mw.generate({
      ...mw.options(maze.code),
      passes: maze.passes.map((pass) => (pass.id === 'oneWay' ? { ...pass, share: 0.3 } : pass)),
    });
    assert.equal(third.stats().oneWays, Math.floor((most * 300 + 500) / 1000), what);
  }
  const tree = mw.generate({
    algorithm: 'wilson',
    width: 20,
    height: 20,
    seed: 1,
    passes: [{ id: 'oneWay', share: 1 }],
  });
  assert.equal(tree.stats().oneWays, tree.solve().length);
});

/** Every path of a solver goes by steps that can be made. */
function assertWalked(path, steps, what) {
  for (let i = 1; i < path.length; i++) assert.ok(steps[path[i - 1]].includes(path[i]), what);
}

test('all solvers agree with brute force, or refuse', (t) => {
  const random = new Random(5n);
  const { solvers } = mw.catalog;
  const walksBack = solvers.filter(({ oneWays }) => !oneWays).map(({ id }) => id);
  assert.deepEqual(walksBack.sort(), ['chain', 'pledge', 'tremaux', 'wallFollower']);
  let asked = 0;
  for (const { maze, what } of directed(0.7)) {
    if (!maze.oneWays) continue;
    const steps = stepsOf(maze);
    const open = [...maze.passages.keys()].filter((cell) => maze.passages[cell] !== 0);
    const weights = Array.from(maze.passages, () => random.below(9));
    for (let k = 0; k < 3; k++) {
      const ends = { from: maze.start, to: maze.end };
      const [from, to] = k === 0 ? [ends.from, ends.to] : [random.pick(open), random.pick(open)];
      const distances = distancesIn(steps, from);
      const least = distances[to];
      const cheapest = costsIn(steps, from, weights)[to];
      for (const row of solvers) {
        const name = `${what} ${row.id} ${from} ${to}`;
        if (!row.oneWays) {
          assert.throws(() => maze.solve({ solver: row.id, from, to }), {
            code: 'invalid-option',
            field: 'solver',
          });
          continue;
        }
        const { path, length, cost } = maze.solve({ solver: row.id, from, to });
        assertWalked(path, steps, name);
        if (path.length > 0) assert.deepEqual([path[0], path.at(-1)], [from, to], name);
        if (row.always) assert.equal(path.length > 0, least !== Number.POSITIVE_INFINITY, name);
        if (row.shortest) assert.equal(length, least, name);
        asked++;
        if (!row.weights) continue;
        const weighed = maze.solve({ solver: row.id, from, to, weights });
        assertWalked(weighed.path, steps, name);
        assert.equal(weighed.cost, cheapest, `${name}: cost`);
        assert.ok(cost === length, name);
      }
      const found = maze.solve({ solver: 'allShortest', from, to, count: 1000 });
      assert.equal(found.count, countPaths(steps, from, distances)[to] ?? 0n, what);
      for (const path of found.paths) assertWalked(path, steps, what);
      const own = Array.from(maze.distances(from), (d) => (d === 2 ** 32 - 1 ? Infinity : d));
      assert.deepEqual(own, distances, `${what}: distances`);
    }
  }
  t.diagnostic(`${asked} paths`);
});

function costsIn(steps, from, weights) {
  const costs = steps.map(() => Number.POSITIVE_INFINITY);
  costs[from] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [cell, list] of steps.entries()) {
      for (const to of list) {
        if (costs[cell] + weights[to] >= costs[to]) continue;
        costs[to] = costs[cell] + weights[to];
        isChanged = true;
      }
    }
  }
  return costs;
}

/** The number of shortest paths to every cell that is reached. */
function countPaths(steps, from, distances) {
  const counts = { [from]: 1n };
  const order = [...distances.keys()]
    .filter((cell) => distances[cell] !== Number.POSITIVE_INFINITY)
    .sort((a, b) => distances[a] - distances[b]);
  for (const cell of order) {
    for (const to of steps[cell]) {
      if (distances[to] === distances[cell] + 1) counts[to] = (counts[to] ?? 0n) + counts[cell];
    }
  }
  return counts;
}

test('distance maps, flight, games and agents follow the arrows', () => {
  for (const [index, { maze, what }] of [...directed(0.8)].entries()) {
    if (!maze.oneWays) continue;
    const steps = stepsOf(maze);
    const toEnd = distancesIn(reversed(steps), maze.end);
    const paths = maze.paths(maze.end);
    const away = maze.paths(maze.end, { flee: true });
    for (const [cell, distance] of toEnd.entries()) {
      if (maze.passages[cell] === 0) continue;
      assert.equal(paths.distance(cell), distance, what);
      assertWalked(paths.from(cell), steps, what);
      const next = away.next(cell);
      if (next !== null) assert.ok(steps[cell].includes(next), what);
    }
    const game = mw.game(maze);
    assert.equal(game.best, toEnd[maze.start], what);
    for (let hint = game.hint(); hint; hint = game.hint())
      assert.notEqual(game.move(hint), 'blocked');
    assert.equal(game.done && game.score() === 1, true, what);
    const against = [...maze.oneWays.keys()].find((cell) => maze.oneWays[cell] !== 0);
    const direction = 31 - Math.clz32(maze.oneWays[against]);
    assert.equal(maze.isOpen(against, direction), false, what);
    const other = mw.game(maze, {
      from: against,
      to: against === maze.end ? maze.start : maze.end,
    });
    assert.equal(other.move(direction), 'blocked', what);
    const mouse = maze.walk({ solver: 'randomMouse', length: 300, seed: index });
    assert.ok(mouse.length === 301 || steps[mouse.at(-1)].length === 0, what);
    assert.ok(mouse.length === 301 || mouse.includes(maze.end), what);
    assertWalked(mouse, steps, what);
    const runner = game.runner('randomMouse');
    for (let at = runner.position, k = 0; k < 50; k++) {
      const cell = runner.step();
      if (cell === null) break;
      assert.ok(steps[at].includes(cell), what);
      at = cell;
    }
    assert.throws(() => maze.difficulty(), { code: 'invalid-option', field: 'maze' });
    assert.throws(() => maze.walk(), { code: 'invalid-option', field: 'solver' });
  }
});

test('where nobody can go on, walks end', () => {
  const maze = mw.parse('+   +---+\n|   >    \n+---+---+\n');
  assert.deepEqual([...maze.oneWays], [0, 4]);
  assert.deepEqual([...maze.walk({ solver: 'randomMouse', length: 9 })], [0, 1]);
  assert.deepEqual([...maze.walk({ solver: 'randomMouse', from: 1, length: 9 })], [1]);
  const found = maze.solve({ solver: 'randomMouse', from: 1, to: 0 });
  assert.equal(found.path.length, 0);
  const runner = mw
    .game(maze)
    .runner('randomMouse')
    .chase(() => 0);
  assert.equal(runner.step(), null);
  assert.deepEqual([runner.chase(() => 0).step(), mw.game(maze).best], [null, 1]);
  assert.equal(mw.game(maze, { from: 1, to: 0 }).best, Number.POSITIVE_INFINITY);
});

test('text, data, code, log and film keep the arrows', () => {
  for (const { maze, what } of directed(0.6, { steps: true })) {
    assertSameMaze(mw.generate(maze.code), maze, `${what}: code`);
    const copy = mw.adopt(structuredClone({ ...maze }));
    assertSameMaze(copy, maze, `${what}: clone`);
    assert.equal(copy.code, maze.code, what);
    assertSameMaze(mw.adopt(JSON.parse(JSON.stringify(maze))), maze, `${what}: JSON`);
    const film = mw.film(maze);
    film.seek(film.length);
    assert.ok(sameBytes(film.oneWays, maze.oneWays), `${what}: film`);
    assert.ok(sameBytes(film.passages, maze.passages), what);
    for (let k = 0; k < film.length; k += 7) film.seek((k * 13) % film.length);
    film.seek(0);
    assert.ok(film.oneWays === null || film.oneWays.every((bits) => bits === 0), `${what}: back`);
    film.seek(film.length);
    assert.ok(sameBytes(film.oneWays, maze.oneWays), `${what}: film again`);
    const isFlat = maze.shape === 'square' && maze.shapeParams.wrap === 'none';
    if (!isFlat) continue;
    const read = mw.parse(maze.text());
    assert.ok(sameBytes(read.oneWays, maze.oneWays), `${what}\n${maze.text()}`);
    assert.equal(read.text(), maze.text(), what);
    const arrows = maze.text({ style: 'unicode' }).match(/[↑↓←→]/g) ?? [];
    const below = maze.tunnels().filter(({ from, to, open }) => {
      const at = ({ cell, direction }) => ((maze.oneWays?.[cell] ?? 0) >> direction) & 1;
      return open && (at(from) || at(to));
    });
    // A tunnel has an arrow at both of its mouths.
    assert.equal(arrows.length, maze.stats().oneWays + below.length, what);
  }
});

test('drawings have an arrow for every one-way passage, and stairs only where one can leave', () => {
  for (const { maze, plainMaze, what } of directed(1)) {
    const stats = maze.stats();
    const isStair = (cell, d) =>
      maze.positionOf(cell).level !== maze.positionOf(maze.neighbour(cell, d)).level;
    let stairs = 0;
    for (const [cell, bits] of (maze.oneWays ?? []).entries()) {
      for (let d = 0; d < 8; d++) {
        if ((bits >> d) & 1 && maze.shape === 'cube' && isStair(cell, d)) stairs++;
      }
    }
    const figures = (svg, name) =>
      (new RegExp(`class="${name}"[^>]*d="([^"]*)"`).exec(svg)?.[1].match(/M/g) ?? []).length;
    const [svg, before] = [maze.svg(), plainMaze.svg()];
    const arrows = figures(svg, 'arrows');
    const least = stats.oneWays - stairs;
    assert.ok(arrows >= least && arrows <= 2 * least, `${what}: ${arrows} of ${least}`);
    assert.equal(figures(svg, 'stairs'), figures(before, 'stairs') - stairs, what);
    assert.equal(figures(before, 'arrows'), 0, what);
    const mesh = maze.meshes().arrows;
    assert.equal(mesh.triangles.length, 3 * arrows, what);
    assert.equal(mesh.positions.length, 9 * arrows, what);
    if (arrows > 0) assert.ok(!sameBytes(maze.png(), plainMaze.png()), what);
  }
  const one = mw.parse('+   +---+\n|   >    \n+---+---+\n').svg({ cell: 100 });
  const [x0, y0, x1, , x2] = /class="arrows"[^>]*d="([^"]*)"/
    .exec(one)[1]
    .match(/[\d.]+/g)
    .map(Number);
  // The tip is right of the other corners, on the line between the middles of the cells.
  assert.ok(x0 > 100 && y0 === 50 && x1 < 100 && x2 !== x0);
});

test('what does not go with it is refused, and says why', () => {
  const base = { algorithm: 'wilson', width: 6, height: 5, seed: 1 };
  const oneWay = { id: 'oneWay' };
  const refused = (options, field, words) => {
    const problem = mw.check({ ...base, ...options });
    assert.equal(problem?.field, field);
    assert.match(problem.message, words);
  };
  refused({ passes: [oneWay], exits: 'none' }, 'exits', /start and end/);
  refused({ passes: [oneWay, { id: 'braid' }] }, 'passes.1.id', /must come before 'oneWay'/);
  refused({ passes: [oneWay, oneWay] }, 'passes.1.id', /must come before 'oneWay'/);
  refused(
    { algorithm: 'bspDungeon', width: 40, height: 40, passes: [oneWay] },
    'passes.0.id',
    /dungeon/,
  );
  assert.equal(mw.check({ ...base, exits: 'none', start: 0, end: 9, passes: [oneWay] }), null);
  const maze = mw.generate({ ...base, passes: [{ id: 'braid' }, oneWay] });
  assert.throws(() => mw.apply(maze, [{ id: 'braid' }], 1), { field: 'passes.0.id' });
  const none = mw.generate({ ...base, exits: 'none' });
  assert.throws(() => mw.apply(none, [oneWay], 1), { field: 'passes.0.id' });
  for (const oneWays of [
    new Uint8Array(3),
    maze.passages.map((bits) => bits),
    maze.passages.map(() => 255),
    [...maze.oneWays],
  ]) {
    assert.throws(() => mw.adopt({ ...maze, oneWays }), {
      code: 'invalid-option',
      field: 'oneWays',
    });
  }
  const blank = mw.adopt({ ...maze, oneWays: new Uint8Array(30), code: null });
  assert.equal(blank.oneWays, null);
  assert.equal(mw.adopt({ ...maze, oneWays: null }).code, null);
});

test('apply makes the arrows of a maze that exists; edits keep those of passages that stay', () => {
  const maze = mw.generate({
    algorithm: 'wilson',
    width: 9,
    height: 8,
    seed: 2,
    passes: [{ id: 'braid' }],
  });
  const made = mw.apply(maze, [{ id: 'oneWay', share: 1 }], 7);
  assert.equal(made.stats().oneWays, maxOneWays(maze));
  const parsed = mw.apply(mw.parse(maze.text()), [{ id: 'oneWay', share: 1 }], 7);
  assert.ok(sameBytes(parsed.oneWays, made.oneWays));
  const cell = made.oneWays.findIndex((bits) => bits !== 0);
  const direction = 31 - Math.clz32(made.oneWays[cell]);
  const closed = mw.edit(made, [{ cell, direction, open: false }]);
  assert.equal(closed.stats().oneWays, made.stats().oneWays - 1);
  const opened = mw.edit(made, [
    { cell, direction, open: false },
    { cell, direction, open: true },
  ]);
  assert.ok(opened.isOpen(cell, direction));
  assert.equal(opened.stats().oneWays, made.stats().oneWays - 1);
  assert.ok(sameBytes(opened.passages, made.passages));
  const logged = mw.generate({
    ...mw.options(maze.code),
    passes: [{ id: 'braid' }, { id: 'oneWay', share: 1 }],
    steps: true,
  });
  const at = logged.oneWays.findIndex((bits) => bits !== 0);
  const side = 31 - Math.clz32(logged.oneWays[at]);
  const changed = mw.edit(logged, [
    { cell: at, direction: side, open: false },
    { cell: at, direction: side, open: true },
  ]);
  const film = mw.film(changed);
  film.seek(film.length);
  assert.ok(sameBytes(film.oneWays, changed.oneWays));
  film.seek(film.length - 2);
  assert.ok(sameBytes(film.oneWays, logged.oneWays));
});
