/** Solvers, distances and statistics against brute force. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from 'mazewright';
import { anyParams, finishedRows, mazes, nameOf, Tally, turningParams } from '../support/cases.js';
import { assertLinks, sameBytes, shapeOf } from '../support/checker.js';
import { openCells, UNREACHED } from '../support/grid.js';
import { MazeError, mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { cheapest, diameter, distancesFrom, linked, shortestPath } from '../support/walk.js';

function assertWalk(maze, path, from, to) {
  assert.equal(path[0], from);
  assert.equal(path.at(-1), to);
  assert.equal(new Set(path).size, path.length, 'a cell twice');
  for (let i = 1; i < path.length; i++) {
    if (!linked(maze, path[i - 1]).includes(path[i])) assert.fail(`no passage to ${path[i]}`);
  }
}

function assertSolution(row, solver, maze, { from, to, shortest }, params, name) {
  const options = { ...params, solver: solver.id, from, to, steps: true };
  const { path, length, visited, steps } = maze.solve(options);
  const seen = new Set(steps.filter((entry) => (entry & 63) === OPERATIONS.visit));
  const shown = steps.filter((entry) => (entry & 63) === OPERATIONS.path);
  assert.equal(seen.size, visited, `${name}: visited`);
  if (shortest.length === 0 || (!solver.always && path.length === 0)) {
    assert.equal(length, Number.POSITIVE_INFINITY, name);
    assert.equal(path.length, 0, name);
    return;
  }
  assert.ok(path instanceof Uint32Array);
  assert.equal(length, path.length - 1, name);
  assertWalk(maze, path, from, to);
  assert.ok(
    sameBytes(shown.map((entry) => entry >>> 6).sort(), path.slice().sort()),
    `${name}: shown`,
  );
  if (row.perfect) assert.ok(sameBytes(path, Uint32Array.from(shortest)), `${name}: path`);
  else if (solver.shortest) assert.equal(length, shortest.length - 1, name);
  else assert.ok(length >= shortest.length - 1, name);
}

test('every solver finds the brute-force path, with any parameters', (t) => {
  const tally = new Tally();
  let solved = 0;
  const only = { rows: finishedRows(), seeds: 6, exits: ['corners', 'farthest'] };
  for (const { row, options, maze } of mazes(only, tally)) {
    const random = new Random(BigInt(options.width));
    const open = [...openCells(maze).entries()].filter(([, is]) => is).map(([cell]) => cell);
    if (open.length === 0) continue;
    assertLinks(maze);
    const pairs = [
      [maze.start, maze.end],
      [maze.start, maze.start],
      [random.pick(open), random.pick(open)],
    ].map(([from, to]) => ({ from, to, shortest: shortestPath(maze, from, to) }));
    for (const solver of mw.catalog.solvers) {
      for (const pair of pairs) {
        const turns = Math.max(0, ...solver.params.map(({ values }) => values?.length ?? 2));
        const settings = [{}, ...Array.from({ length: turns }, (_, i) => turningParams(solver, i))];
        if (turns > 0) settings.push(anyParams(solver, random));
        for (const params of settings) {
          const name = `${solver.id} ${JSON.stringify(params)} ${nameOf(options)}`;
          assertSolution(row, solver, maze, pair, params, name);
          solved++;
        }
      }
    }
    assert.deepEqual(maze.distances(), distancesFrom(maze, maze.start), nameOf(options));
    assert.equal(maze.solve().steps, null);
  }
  t.diagnostic(`${solved} paths compared`);
});

test('Dijkstra with weights finds the cheapest way', () => {
  const random = new Random(9n);
  for (let index = 0; index < 40; index++) {
    const algorithm = index % 2 === 0 ? 'bspDungeon' : 'prim';
    const maze = mw.generate({ algorithm, width: 20, height: 17, seed: index });
    const range = [2, 1000, 2 ** 31][index % 3];
    const weights = Uint32Array.from({ length: 340 }, () => random.below(range));
    const result = maze.solve({ solver: 'dijkstra', weights });
    assertWalk(maze, result.path, maze.start, maze.end);
    const cost = [...result.path.subarray(1)].reduce((sum, cell) => sum + weights[cell], 0);
    assert.equal(result.cost, cost);
    assert.equal(cost, cheapest(maze, maze.start, weights)[maze.end]);
  }
});

test('without exits a walk needs both ends', () => {
  const make = { algorithm: 'prim', width: 5, height: 5, seed: 1, exits: 'none' };
  const maze = mw.generate(make);
  assert.deepEqual([maze.start, maze.end], [null, null]);
  for (const call of [() => maze.solve(), () => maze.distances(), () => maze.solve({ from: 1 })]) {
    assert.throws(call, (error) => error instanceof MazeError && error.code === 'invalid-option');
  }
  assert.equal(maze.solve({ from: 0, to: 24 }).path.at(-1), 24);
  assert.deepEqual(maze.distances(3), distancesFrom(maze, 3));
});

function wayOut(maze) {
  if (maze.start === null) return null;
  const way = distancesFrom(maze, maze.start)[maze.end];
  return way === UNREACHED ? Number.POSITIVE_INFINITY : way;
}

function degreesOf(maze) {
  const counts = { isolated: 0, deadEnds: 0, straights: 0, turns: 0, junctions: 0, crossings: 0 };
  const names = ['isolated', 'deadEnds', '', 'junctions', 'crossings'];
  for (const [cell, open] of openCells(maze).entries()) {
    if (!open) continue;
    const ways = linked(maze, cell);
    const straight = ways.length === 2 && ways[0] + ways[1] === 2 * cell;
    counts[ways.length === 2 ? (straight ? 'straights' : 'turns') : names[ways.length]]++;
  }
  return counts;
}

test('statistics count what the passages hold', (t) => {
  const tally = new Tally();
  for (const { row, options, maze } of mazes(
    { rows: finishedRows(), seeds: 12, exits: ['farthest'] },
    tally,
  )) {
    const name = nameOf(options);
    const stats = maze.stats();
    const { cells, links, components } = shapeOf(maze);
    const loops = links - cells + components;
    const counted = { cells, links, components, loops, ...degreesOf(maze) };
    for (const [key, value] of Object.entries(counted)) {
      assert.equal(stats[key], value, `${name}: ${key}`);
    }
    assert.equal(stats.perfect, components === 1 && loops === 0, name);
    assert.equal(stats.solutionLength, wayOut(maze), name);
    if (!row.perfect || cells < 2) continue;
    assert.equal(stats.deadEnds, 2 + stats.junctions + 2 * stats.crossings, name);
    const open = [...openCells(maze).entries()].filter(([, is]) => is).map(([cell]) => cell);
    if (cells <= 300) assert.equal(stats.longestPath, diameter(maze, open), name);
  }
  tally.report(t);
});
