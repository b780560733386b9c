/** Distance maps against brute force, and weights that block. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishedRows, mazes, nameOf, Tally } from '../support/cases.js';
import { openCells } from '../support/grid.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { linked } from '../support/walk.js';

/**
 * Per cell the least cost of a path to a goal, by relaxing until nothing changes. Entering a cell
 * costs its weight.
 */
function costsTo(maze, goals, weights) {
  const costs = new Float64Array(maze.cellCount).fill(Number.POSITIVE_INFINITY);
  for (const goal of goals) costs[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < costs.length; cell++) {
      for (const to of linked(maze, cell)) {
        const through = costs[to] + weights[to];
        if (through < costs[cell]) {
          costs[cell] = through;
          changed = true;
        }
      }
    }
  }
  return costs;
}

function assertMap(maze, goals, weights, name) {
  const map = weights ? maze.paths(goals, { weights }) : maze.paths(goals);
  const costOf = (cell) => (weights ? weights[cell] : 1);
  const costs = costsTo(maze, goals, weights ?? new Array(maze.cellCount).fill(1));
  for (let cell = 0; cell < maze.cellCount; cell++) {
    assert.equal(map.distance(cell), costs[cell], `${name}: distance of ${cell}`);
    const path = map.from(cell);
    assert.ok(path instanceof Uint32Array);
    assert.equal(map.next(cell), path[1] ?? null, `${name}: next of ${cell}`);
    if (costs[cell] === Number.POSITIVE_INFINITY) {
      assert.equal(path.length, 0, name);
      continue;
    }
    assert.equal(path[0], cell, name);
    assert.ok(goals.includes(path.at(-1)), `${name}: from ${cell} to no goal`);
    const cost = [...path].slice(1).reduce((sum, entered) => sum + costOf(entered), 0);
    assert.equal(cost, costs[cell], `${name}: cost from ${cell}`);
    for (let i = 1; i < path.length; i++) {
      assert.ok(linked(maze, path[i - 1]).includes(path[i]), `${name}: no passage`);
    }
  }
}

test('paths to one goal and to several are shortest ones', (t) => {
  const tally = new Tally();
  const sizes = [
    [1, 1],
    [2, 2],
    [21, 13],
  ];
  for (const { options, maze } of mazes({ rows: finishedRows(), seeds: 3, sizes }, tally)) {
    const random = new Random(BigInt(options.width));
    const open = [...openCells(maze).entries()].filter(([, is]) => is).map(([cell]) => cell);
    if (open.length === 0) continue;
    for (const count of [1, 2, 7]) {
      const goals = Array.from({ length: count }, () => random.pick(open));
      assertMap(maze, goals, null, nameOf(options));
    }
  }
  tally.report(t);
});

test('with weights they are cheapest ones, and Infinity blocks', () => {
  const random = new Random(3n);
  for (let index = 0; index < 24; index++) {
    const algorithm = index % 2 === 0 ? 'bspDungeon' : 'prim';
    const passes = algorithm === 'prim' ? [{ id: 'braid' }] : [];
    const maze = mw.generate({ algorithm, width: 20, height: 17, seed: index, passes });
    const open = [...openCells(maze).entries()].filter(([, is]) => is).map(([cell]) => cell);
    const range = [1, 3, 1000, 2 ** 31][index % 4];
    const weights = Array.from({ length: 340 }, () =>
      random.below(8) === 0 ? Number.POSITIVE_INFINITY : random.below(range),
    );
    const goals = [random.pick(open), random.pick(open), random.pick(open)];
    assertMap(maze, goals, weights, `${algorithm} ${index}`);

    // The same map of a typed array, which has no Infinity.
    const typed = Uint32Array.from(weights, (weight) => Math.min(weight, 2 ** 32 - 1));
    const [one, other] = [weights, typed].map((given) => maze.paths(goals, { weights: given }));
    for (const cell of open) assert.deepEqual(one.from(cell), other.from(cell));

    // A path of Dijkstra's solver is one to a single goal.
    for (const from of [maze.start, random.pick(open)]) {
      const options = { solver: 'dijkstra', weights, from, to: goals[0] };
      const { path, cost } = maze.solve(options);
      assert.equal(cost, costsTo(maze, [goals[0]], weights)[from]);
      assert.ok([...path].slice(1).every((cell) => weights[cell] !== Number.POSITIVE_INFINITY));
      assert.equal(path.length === 0, cost === Number.POSITIVE_INFINITY);
    }
  }
});

test('a blocked cell is left but not entered', () => {
  const maze = mw.generate({ algorithm: 'serpentine', width: 5, height: 1, seed: 1 });
  const blocked = (cell) =>
    Array.from({ length: 5 }, (_, i) => (i === cell ? Number.POSITIVE_INFINITY : 2));
  const to = (goal, cell) => maze.paths(goal, { weights: blocked(cell) });
  assert.equal(to(4, 2).distance(3), 2);
  assert.equal(to(4, 2).distance(2), 4, 'a path may begin on a blocked cell');
  assert.equal(to(4, 2).distance(1), Number.POSITIVE_INFINITY);
  assert.equal(to(4, 2).next(1), null);
  assert.equal(to(4, 2).from(1).length, 0);
  assert.equal(to(4, 4).distance(4), 0);
  assert.equal(to(4, 4).distance(3), Number.POSITIVE_INFINITY);
  const solve = (from, end, cell) =>
    maze.solve({ solver: 'dijkstra', weights: blocked(cell), from, to: end });
  assert.deepEqual([...solve(0, 4, 0).path], [0, 1, 2, 3, 4]);
  assert.equal(solve(0, 4, 2).length, Number.POSITIVE_INFINITY);
  assert.equal(solve(0, 4, 4).path.length, 0);
  assert.deepEqual([...solve(4, 4, 4).path], [4]);
});

test('a map keeps its answers whatever is done with the maze', () => {
  const maze = mw.generate({ algorithm: 'wilson', shape: 'hex', width: 30, height: 30, seed: 5 });
  const weights = new Uint32Array(900).fill(3);
  const map = maze.paths([0, 899], { weights });
  const before = Array.from({ length: 900 }, (_, cell) => [map.distance(cell), map.next(cell)]);
  weights.fill(1);
  for (let seed = 0; seed < 12; seed++)
    mw.generate({ algorithm: 'prim', width: 300, height: 300, seed });
  const after = Array.from({ length: 900 }, (_, cell) => [map.distance(cell), map.next(cell)]);
  assert.deepEqual(after, before);
  assert.ok(Object.isFrozen(map));
});

test('paths in parts and over rock are Infinity', () => {
  const mask = [1, 1, 0, 1, 1];
  const maze = mw.generate({
    algorithm: 'prim',
    width: 5,
    height: 1,
    seed: 1,
    mask,
    parts: 'each',
  });
  const map = maze.paths(1);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((cell) => map.distance(cell)),
    [1, 0, ...new Array(3).fill(Number.POSITIVE_INFINITY)],
  );
});
