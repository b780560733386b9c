/** Every solver against brute force, and each against itself written again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from 'mazewright';
import { en } from 'mazewright/en';
import { anyParams } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { isAll, seeds } from '../support/seeds.js';
import {
  bareGridOf,
  chainPath,
  costsOf,
  countShortest,
  deadEnds,
  distancesOf,
  everyShortest,
  graphOf,
  mouseWalk,
  pledgeWalk,
  randomMazes,
  solverRandom,
  tremauxWalk,
  withoutCollisions,
  withoutDetours,
} from '../support/solvers.js';

const MAZES = 10_000;
const { solvers } = mw.catalog;
const locals = solvers.filter(({ local }) => local);
const NONE = Number.POSITIVE_INFINITY;

const cellsOf = ({ steps }, operation) =>
  [...steps].filter((entry) => (entry & 63) === OPERATIONS[operation]).map((entry) => entry >>> 6);

/** The solution, or null if the solver is not defined on the maze, as its refusal says. */
function solved(maze, options) {
  try {
    return maze.solve({ ...options, steps: true });
  } catch (error) {
    assert.deepEqual([error.code, error.field], ['invalid-option', 'solver'], error.message);
    assert.match(error.message, /must be another one on this maze of shape/);
    return null;
  }
}

function assertPath(graph, { path }, from, to, name) {
  assert.deepEqual([path[0], path.at(-1)], [from, to], name);
  assert.equal(new Set(path).size, path.length, `${name}: a cell twice`);
  for (let i = 1; i < path.length; i++) {
    if (!graph[path[i - 1]].includes(path[i])) assert.fail(`${name}: no passage to ${path[i]}`);
  }
}

test('every solver against brute force, on mazes of every shape with and without loops', (t) => {
  const random = new Random(2n);
  const found = Object.fromEntries(
    solvers.map(({ id }) => [id, { ran: 0, refused: 0, missed: 0 }]),
  );
  for (const { maze, from, to, name: where } of randomMazes(MAZES)) {
    const graph = graphOf(maze);
    const best = distancesOf(graph, from)[to];
    for (const row of solvers) {
      const seed = random.below(1000);
      const params = row.id === 'randomMouse' ? { limit: 2000 } : anyParams(row, random);
      const name = `${row.id} from ${from} to ${to}: ${where}`;
      const solution = solved(maze, { solver: row.id, ...params, from, to, seed });
      if (solution === null) {
        found[row.id].refused++;
        continue;
      }
      found[row.id].ran++;
      const visits = cellsOf(solution, 'visit');
      assert.equal(new Set(visits).size, solution.visited, `${name}: visited`);
      assert.deepEqual(cellsOf(solution, 'path'), [...solution.path], name);
      assert.equal('count' in solution, row.id === 'allShortest', name);
      if (row.local) {
        const walk = maze.walk({
          solver: row.id,
          ...params,
          from,
          seed,
          length: visits.length - 1,
        });
        assert.deepEqual([...walk], visits, `${name}: the walk`);
        assert.deepEqual(withoutDetours(visits).slice(-1), visits.slice(-1));
      }
      if (solution.path.length === 0) {
        assert.deepEqual([solution.length, solution.cost], [NONE, NONE], name);
        if (row.always) assert.equal(best, NONE, `${name}: missed`);
        if (best !== NONE) found[row.id].missed++;
        continue;
      }
      assertPath(graph, solution, from, to, name);
      assert.deepEqual(
        [solution.length, solution.cost].map(String),
        new Array(2).fill(String(solution.path.length - 1)),
        name,
      );
      if (row.shortest) assert.equal(solution.length, best, name);
      else assert.ok(solution.length >= best, name);
    }
  }
  for (const [id, counts] of Object.entries(found))
    t.diagnostic(`${id}: ${JSON.stringify(counts)}`);
  for (const { id, always } of solvers) {
    assert.ok(found[id].ran > seeds(MAZES) / 10, id);
    // Those that promise less do miss some: the trait is not merely cautious.
    if (!always && isAll) assert.ok(found[id].missed > 0, id);
  }
});

test('with weights, also 0 and blocked cells, paths are cheapest', () => {
  const random = new Random(3n);
  const rows = solvers.filter(({ weights }) => weights);
  assert.ok(rows.length > 2);
  for (const { maze, from, to, name } of randomMazes(2000, 7)) {
    const graph = graphOf(maze);
    const range = random.pick([1, 3, 1000, 2 ** 31]);
    const blocked = random.pick([1, 6]);
    const weights = Array.from({ length: maze.cellCount }, () =>
      blocked > 1 && random.below(blocked) === 0 ? NONE : random.below(range),
    );
    const least = costsOf(graph, from, weights)[to];
    for (const { id: solver } of rows) {
      const solution = maze.solve({ solver, from, to, weights });
      assert.equal(solution.cost, least, `${solver}: ${name}`);
      if (least === NONE) continue;
      assertPath(graph, solution, from, to, `${solver}: ${name}`);
      const sum = [...solution.path].slice(1).reduce((all, cell) => all + weights[cell], 0);
      assert.equal(sum, least, `${solver}: ${name}`);
    }
  }
});

/** By cell the least steps to another one by their coordinates, from the definition of the bound. */
function leastSteps(maze, bare, to) {
  const isRound = ['polar', 'sphere'].includes(maze.shape);
  const places = bare.map((_, cell) => {
    const { x, y, level } = maze.positionOf(cell);
    return [isRound ? 0 : x, y, level];
  });
  const sizes = [maze.width, maze.height, maze.levels];
  const plain = (a, b) => places[a].map((at, axis) => Math.abs(at - places[b][axis]));
  const edges = [...bare.entries()].flatMap(([a, near]) => near.map((b) => [a, b]));
  const most = (ways) => ways.reduce((all, way) => all.map((one, i) => Math.max(one, way[i])));
  const raw = most([[1, 1, 1], ...edges.map(([a, b]) => plain(a, b))]);
  const isCircle = raw.map((length, axis) => length > Math.floor(sizes[axis] / 2));
  const between = (a, b) => {
    const way = plain(a, b).map((steps, axis) =>
      isCircle[axis] ? Math.min(steps, Math.abs(sizes[axis] - steps)) : steps,
    );
    return [...way, way[0] + way[1] + way[2]];
  };
  const longest = most([[1, 1, 1, 1], ...edges.map(([a, b]) => between(a, b))]);
  return places.map((_, cell) =>
    Math.max(...between(cell, to).map((steps, i) => Math.ceil(steps / longest[i]))),
  );
}

test('a mask costs a search what walls in the same place cost', () => {
  const random = new Random(17n);
  const size = { width: 9, height: 9 };
  const bar = Uint8Array.from({ length: 81 }, (_, cell) => Number(cell % 9 !== 4 || cell < 9));
  const masks = Array.from({ length: seeds(60, 12) }, () =>
    Uint8Array.from({ length: 81 }, (_, cell) =>
      Number(cell === 72 || cell === 80 || random.below(4) > 0),
    ),
  );
  for (const [index, mask] of [bar, ...masks].entries()) {
    const masked = mw.blank({ ...size, open: true, mask });
    const edits = [...mask.keys()].flatMap((cell) =>
      mask[cell]
        ? []
        : [0, 1, 2, 3]
            .filter((d) => hasSide(cell, d))
            .map((direction) => ({ cell, direction, open: false })),
    );
    const walled = mw.edit(mw.blank({ ...size, open: true }), edits);
    for (const solver of ['aStar', 'greedy', 'bfs']) {
      const [one, other] = [masked, walled].map((maze) => maze.solve({ solver, from: 72, to: 80 }));
      assert.equal(one.visited, other.visited, `${solver} on mask ${index}`);
      assert.deepEqual(one.path, other.path);
      if (index === 0) assert.ok(one.visited > one.path.length, `${solver} goes straight round`);
    }
  }
});

/** Whether a cell of 9 x 9 has a neighbour north, south, west or east. */
const hasSide = (cell, d) => [cell >= 9, cell < 72, cell % 9 > 0, cell % 9 < 8][d];

test('A* visits what its bound leaves open, and greedy search what is nearest', () => {
  let fewer = 0;
  for (const { maze, from, to, name } of randomMazes(1500, 11)) {
    const [graph, bare] = [graphOf(maze), bareGridOf(maze)];
    const [here, least] = [distancesOf(graph, from), distancesOf(bare, to)];
    const there = leastSteps(maze, bare, to);
    for (const [cell, near] of bare.entries()) {
      assert.ok(there[cell] <= least[cell], `${name}: ${cell} is nearer than its coordinates say`);
      for (const other of near) assert.ok(Math.abs(there[cell] - there[other]) <= 1, name);
    }
    if (here[to] === NONE) continue;
    const visits = new Set(
      cellsOf(maze.solve({ solver: 'aStar', from, to, steps: true }), 'visit'),
    );
    for (const cell of graph.keys()) {
      const sum = here[cell] + there[cell];
      if (sum < here[to]) assert.ok(visits.has(cell), `${name}: ${cell} is open`);
      if (sum > here[to]) assert.ok(!visits.has(cell), `${name}: ${cell} is too far`);
    }
    fewer += Number(visits.size < maze.solve({ from, to }).visited);
    const reached = new Set([from]);
    for (const cell of cellsOf(maze.solve({ solver: 'greedy', from, to, steps: true }), 'visit')) {
      assert.equal(there[cell], Math.min(...[...reached].map((one) => there[one])), name);
      reached.delete(cell);
      there[cell] = NONE;
      for (const next of graph[cell]) if (there[next] !== NONE) reached.add(next);
    }
  }
  assert.ok(fewer > seeds(300), `${fewer}`);
});

test('on open mazes A* visits fewer cells than breadth-first search', (t) => {
  for (const [share, most] of [
    [0.5, 0.9],
    [1, 0.8],
  ]) {
    const shares = [];
    const count = seeds(20, 5);
    for (let seed = 0; seed < count; seed++) {
      const passes = [{ id: 'braid', share, join: 'any' }];
      const size = { width: 100, height: 100 };
      const maze = mw.generate({ algorithm: 'prim', ...size, seed, passes });
      const ends = { from: maze.cellAt(20, 30), to: maze.cellAt(80, 70) };
      const [star, bfs] = ['aStar', 'bfs'].map((solver) => maze.solve({ solver, ...ends }));
      assert.equal(star.length, bfs.length);
      shares.push(star.visited / bfs.visited);
    }
    const median = shares.sort((a, b) => a - b)[count >> 1];
    t.diagnostic(`braid ${share}: A* visits ${median.toFixed(2)} of the cells of bfs`);
    assert.ok(median < most, `${median}`);
  }
});

test('all shortest paths: their number, and the first of them in the order of directions', (t) => {
  let most = 0n;
  for (const { maze, from, to, name } of randomMazes(1500, 13)) {
    const number = countShortest(graphOf(maze), from, to);
    for (const count of [1, 7, 1000]) {
      const solution = maze.solve({ solver: 'allShortest', from, to, count });
      assert.equal(solution.count, number, name);
      const listed = Math.min(count, Number(number));
      assert.equal(solution.paths.length, listed, name);
      assert.deepEqual([...(solution.paths[0] ?? [])], [...solution.path], name);
      if (number > 3000n) continue;
      const wanted = [...everyShortest(maze, from, to)];
      assert.equal(BigInt(wanted.length), number, name);
      assert.deepEqual(
        solution.paths.map((path) => [...path]),
        wanted.slice(0, count),
        name,
      );
    }
    if (number > most) most = number;
  }
  t.diagnostic(`at most ${most}`);
  // An open room: lattice paths, of which there are choose(2n, n).
  const links = [];
  const side = 150;
  for (let cell = 0; cell < side * side; cell++) {
    if (cell % side > 0) links.push({ cell, direction: 'west', open: true });
    if (cell >= side) links.push({ cell, direction: 'north', open: true });
  }
  const room = mw.edit(
    mw.generate({ algorithm: 'prim', width: side, height: side, seed: 1 }),
    links,
  );
  let choose = 1n;
  for (let i = 1n; i < BigInt(side); i++) choose = (choose * (BigInt(side) - 1n + i)) / i;
  const { count, paths, path } = room.solve({ solver: 'allShortest', count: 3 });
  assert.equal(count, choose);
  assert.equal(path.length, 2 * side - 1);
  assert.equal(new Set(paths.map(String)).size, 3);
});

test('dead-end filling discards all dead ends, and on trees all but the path', () => {
  let trees = 0;
  for (const { maze, from, to, name } of randomMazes(1500, 17)) {
    const graph = graphOf(maze);
    const solution = maze.solve({ solver: 'deadEndFilling', from, to, steps: true });
    const discarded = cellsOf(solution, 'discard');
    const filled = deadEnds(graph, [from, to]);
    const open = (cell) => maze.kinds === null || maze.kinds[cell] !== 0;
    const kept = (cell) => open(cell) && maze.mask?.[cell] !== 0;
    assert.deepEqual(new Set(discarded), new Set([...filled].filter(kept)), name);
    assert.equal(new Set(discarded).size, discarded.length, name);
    if (!maze.stats().perfect) continue;
    trees++;
    const rest = [...graph.keys()].filter((cell) => kept(cell) && !filled.has(cell));
    assert.deepEqual(
      [...solution.path].sort((a, b) => a - b),
      rest,
      name,
    );
  }
  assert.ok(trees > seeds(300));
});

test('collisions leave all shortest paths, whatever the number of floods', () => {
  for (const { maze, from, to, name } of randomMazes(1500, 19)) {
    const graph = graphOf(maze);
    const solution = maze.solve({ solver: 'collision', from, to, steps: true });
    const reached = distancesOf(graph, from);
    assert.equal(solution.visited, reached.filter((one) => one !== NONE).length, name);
    if (solution.path.length === 0) continue;
    const discarded = new Set(cellsOf(solution, 'discard'));
    const rest = withoutCollisions(graph, from, to);
    for (const cell of graph.keys()) {
      if (reached[cell] === NONE || cell === from || cell === to) continue;
      assert.equal(discarded.has(cell), rest[cell].length === 0, `${name}: ${cell}`);
    }
  }
});

/** Compares a walk of the library with one that is written again. */
function assertWalk(maze, options, steps, name) {
  const walk = maze.walk(options);
  assert.equal(walk.length, options.length + 1, name);
  assert.equal(walk[0], options.from, name);
  for (let i = 1; i < walk.length; i++) {
    const { value } = steps.next();
    if (value !== walk[i]) assert.fail(`${name}: step ${i} to ${walk[i]}, not ${value}`);
  }
}

test('Trémaux and the mouse walk as they do with pencil and dice; Trémaux crosses nothing thrice', () => {
  for (const { maze, from, to, name } of randomMazes(1000, 23)) {
    const graph = graphOf(maze);
    if (graph[from].length === 0) {
      assert.deepEqual([...maze.walk({ from })], [from], name);
      continue;
    }
    const links = distancesOf(graph, from).reduce(
      (sum, distance, cell) => sum + (distance === NONE ? 0 : graph[cell].length),
      0,
    );
    const seed = `seed ${name}`;
    // Two rounds and a part of a third.
    const length = Math.min(1500, links * 2 + 9);
    const options = { from, seed, length };
    assertWalk(
      maze,
      { solver: 'tremaux', ...options },
      tremauxWalk(maze, from, solverRandom(seed)),
      name,
    );
    assertWalk(
      maze,
      { solver: 'randomMouse', ...options },
      mouseWalk(maze, from, solverRandom(seed)),
      name,
    );
    const round = maze.walk({ solver: 'tremaux', from, seed, length: links });
    const crossed = new Map();
    for (let i = 1; i < round.length; i++) {
      const key = [round[i - 1], round[i]].sort().join();
      crossed.set(key, (crossed.get(key) ?? 0) + 1);
    }
    assert.ok(
      [...crossed.values()].every((times) => times === 2),
      name,
    );
    assert.equal(round.at(-1), from, name);
    const search = maze.solve({ solver: 'tremaux', from, to, seed, steps: true });
    assert.ok(cellsOf(search, 'visit').length <= links + 1, name);
  }
});

test('Pledge turns by quarters on squares, and walks out of mazes with loops on its shapes', () => {
  const random = new Random(4n);
  let ran = 0;
  for (const { maze, from, name } of randomMazes(3000, 29)) {
    const isFlat = maze.shape === 'square' && maze.shapeParams.wrap === 'none';
    if (!isFlat || maze.passages[from] === 0) continue;
    ran++;
    for (const hand of ['left', 'right']) {
      const options = { solver: 'pledge', hand, from, seed: ran, length: 200 };
      assertWalk(maze, options, pledgeWalk(maze, from, solverRandom(ran), hand), `${name} ${hand}`);
    }
  }
  assert.ok(ran > seeds(100), `${ran}`);
  const shapes = [];
  for (const { id: shape } of mw.catalog.shapes) {
    for (let seed = 0; seed < seeds(40, 5); seed++) {
      const passes = [{ id: 'braid', join: 'any' }];
      const size = { width: 15, height: 14 };
      const made = { algorithm: 'kruskal', shape, ...size, seed, passes };
      if (mw.check(made) !== null) break;
      const maze = mw.generate(made);
      const from = maze.cellAt(7, 7);
      const rim = random.pick([
        maze.cellAt(0, 7),
        maze.cellAt(14, 5),
        maze.cellAt(6, 0),
        maze.cellAt(9, 13),
      ]);
      const solution = solved(maze, { solver: 'pledge', from, to: rim, seed });
      if (solution === null) break;
      assert.equal(solution.path.at(-1), rim, `${shape} ${seed}`);
      if (seed === 0) shapes.push(shape);
    }
  }
  assert.deepEqual(shapes.sort(), ['brick', 'cube', 'hex', 'square']);
});

test('chain follows its line and its robots on squares, and finds every end of flat mazes', () => {
  let ran = 0;
  let flat = 0;
  for (const { maze, from, to, name } of randomMazes(6000, 31)) {
    const isPlane = maze.shape !== 'cube' && maze.shape !== 'graph' && maze.shape !== 'zeta';
    const isGlued =
      (maze.shapeParams.wrap ?? 'none') !== 'none' || /sphere|Surface/.test(maze.shape);
    if (!isPlane || isGlued) continue;
    flat++;
    const { path } = maze.solve({ solver: 'chain', from, to });
    const isLinked = distancesOf(graphOf(maze), from)[to] !== NONE;
    assert.equal(path.length > 0, isLinked, name);
    if (maze.shape !== 'square' || !isLinked) continue;
    ran++;
    assert.deepEqual([...path], chainPath(maze, from, to), name);
  }
  assert.ok(ran > seeds(200) && flat > seeds(1000), `${ran} ${flat}`);
});

test('the wall follower and Pledge miss an end on an island, and say so', () => {
  for (const id of ['wallFollower', 'pledge']) {
    const row = solvers.find((one) => one.id === id);
    assert.ok(!row.always && row.local);
    assert.match(en.solvers[id].about, /island|inside/);
  }
  const closed = mw.parse(
    [
      '+---+---+---+---+---+',
      '|                   |',
      '+   +---+---+---+   +',
      '|   |           |   |',
      '+   +   +---+   +   +',
      '|       |   |       |',
      '+   +   +   +   +   +',
      '|   |           |   |',
      '+   +---+---+---+   +',
      '|                   |',
      '+---+---+---+---+---+',
    ].join('\n'),
  );
  // The walls around the middle touch no other wall.
  const end = closed.cellAt(2, 2);
  const missed = locals.filter(
    ({ id }) => closed.solve({ solver: id, to: end, from: 0 }).path.length === 0,
  );
  assert.deepEqual(missed.map(({ id }) => id).sort(), ['pledge', 'wallFollower']);
});

test('a seed is any seed, changes what is drawn and nothing else', () => {
  const maze = mw.generate({ algorithm: 'kruskal', width: 20, height: 20, seed: 1 });
  for (const { id: solver, local } of solvers) {
    const plain = maze.solve({ solver, steps: true });
    assert.deepEqual(maze.solve({ solver, seed: 0, steps: true }), plain);
    for (const seed of [-1, 2n ** 64n - 1n, '미로']) {
      const other = maze.solve({ solver, seed, steps: true });
      if (!local) assert.deepEqual(other, plain, solver);
    }
    assert.deepEqual(
      maze.solve({ solver, seed: -1, steps: true }),
      maze.solve({ solver, seed: 2n ** 64n - 1n, steps: true }),
    );
  }
  for (const solver of ['tremaux', 'randomMouse']) {
    const walks = [0, 1, 'a', 2n ** 63n].map((seed) => String(maze.walk({ solver, seed })));
    assert.equal(new Set(walks).size, 4, solver);
  }
  for (const seed of [0.5, null, {}, 2n ** 64n, '\ud800', Number.NaN]) {
    for (const call of [() => maze.solve({ seed }), () => maze.walk({ seed })]) {
      assert.throws(call, { code: 'invalid-seed', field: 'seed' });
    }
  }
});

test('walks: their options are checked', () => {
  const maze = mw.generate({ algorithm: 'kruskal', width: 6, height: 6, seed: 1 });
  assert.equal(maze.walk().length, 1001);
  assert.deepEqual([...maze.walk({ length: 0 })], [maze.start]);
  assert.deepEqual([...maze.walk({ from: { x: 2, y: 1 }, length: 0 })], [8]);
  for (const length of [-1, 0.5, 2 ** 28 + 1, '4', null, Number.NaN, 4n]) {
    assert.throws(() => maze.walk({ length }), { code: 'invalid-option', field: 'length' });
  }
  const names = locals.map(({ id }) => id);
  for (const solver of ['bfs', 'x', 3, null]) {
    assert.throws(
      () => maze.walk({ solver }),
      ({ field, message }) => field === 'solver' && names.every((id) => message.includes(id)),
    );
  }
  assert.throws(() => maze.walk({ to: 3 }), { field: 'to' });
  assert.throws(() => maze.walk({ weights: [1] }), { field: 'weights' });
  assert.throws(() => maze.walk({ from: 36 }), { field: 'from' });
  assert.throws(() => maze.walk({ solver: 'tremaux', hand: 'left' }), { field: 'hand' });
  assert.throws(() => maze.solve({ solver: 'randomMouse', limit: 0 }), { field: 'limit' });
  assert.throws(() => maze.solve({ solver: 'allShortest', count: 1001 }), { field: 'count' });
  assert.throws(() => maze.solve({ count: 2 }), { field: 'count' });
  const ends = mw.generate({ algorithm: 'kruskal', width: 6, height: 6, seed: 1, exits: 'none' });
  assert.throws(() => ends.walk(), { field: 'from' });
});

test('the mouse gives up after its limit', () => {
  const maze = mw.generate({ algorithm: 'kruskal', width: 30, height: 30, seed: 2 });
  const few = maze.solve({ solver: 'randomMouse', limit: 50, steps: true });
  assert.equal(few.path.length, 0);
  assert.equal(cellsOf(few, 'visit').length, 51);
});
