/** What every solver promises, on all shapes with all pairs of passes: its traits, and a bound on its steps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from 'mazewright';
import { withCells } from '../support/cases.js';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { isAll, some } from '../support/seeds.js';
import { graphs, plainRow, shapeCases } from '../support/shapes.js';
import { distancesOf } from '../support/solvers.js';

const { solvers, passes } = mw.catalog;
const mazePasses = passes.filter(({ mazes }) => mazes);
const NONE = Number.POSITIVE_INFINITY;

/** Values with which a pass leaves a maze that is hard to solve: loops, many bridges and arrows. */
const HARD = {
  braid: { share: 0.5, join: 'any' },
  weave: { share: 1 },
  oneWay: { share: 1 },
};
const passOf = ({ id }) => ({ id, ...HARD[id] });

/** No pass, each pass alone, and every pair of passes in the order in which mw.check takes it. */
function passLists() {
  const lists = [[], ...mazePasses.map((row) => [passOf(row)])];
  for (const [i, one] of mazePasses.entries()) {
    for (const other of mazePasses.slice(i + 1)) lists.push([passOf(one), passOf(other)]);
  }
  return lists;
}

/** Every shape with all its parameters but outlines, and graphs. */
function* grounds() {
  for (const { row, params } of shapeCases({ outlines: false })) {
    if (row.graph) continue;
    const levels = Math.max(row.minLevels, Math.min(2, row.maxLevels));
    yield { shape: { id: row.id, ...params }, width: 6, height: 6, levels };
  }
  for (const { nodes, edges } of graphs()) yield { shape: { id: 'graph', nodes, edges } };
}

/** The cells to which one can go from each cell. */
const stepsOf = (maze) =>
  Array.from({ length: maze.cellCount }, (_, cell) =>
    maze.directions.flatMap((_, direction) =>
      maze.isOpen(cell, direction) ? [maze.neighbour(cell, direction)] : [],
    ),
  );

const visitsOf = ({ steps }) =>
  steps.reduce((sum, entry) => sum + Number((entry & 63) === OPERATIONS.visit), 0);

/**
 * The most cells that a solver enters, each time counted: what its state allows. A search enters a cell
 * once from each end. A wall is walked through each passage once per direction; chain does so with two
 * robots for each cell of its line at most, Pledge once per turn for each cell in which it has none.
 */
function boundOf(id, maze, params) {
  const [cells, sides] = [maze.cellCount, maze.directions.length];
  const around = maze.links().length;
  const bounds = {
    wallFollower: around + 1,
    tremaux: around + 1,
    chain: cells * (1 + 2 * around),
    pledge: cells * (1 + (sides + 1) * around),
    randomMouse: params.limit + 1,
  };
  return bounds[id] ?? 2 * cells;
}

/** The solution; null if the solver refuses the maze, as its row or its sentence says. */
function solved(maze, row, options) {
  try {
    return maze.solve({ ...options, solver: row.id, steps: true });
  } catch (error) {
    assert.deepEqual([error.code, error.field], ['invalid-option', 'solver'], error.message);
    if (maze.oneWays && !row.oneWays) return null;
    assert.match(error.message, /must be another one on this maze of shape/);
    return null;
  }
}

/** Solves a maze with every solver, from start to end and between two random cells. */
function assertPromises(maze, random, counts) {
  const graph = stepsOf(maze);
  const open = [...maze.passages.keys()].filter((cell) => maze.passages[cell] !== 0);
  const ends = [[maze.start, maze.end]];
  if (open.length > 0) ends.push([random.pick(open), random.pick(open)]);
  for (const [from, to] of ends) {
    if (from === null) continue;
    const best = distancesOf(graph, from)[to];
    for (const row of solvers) {
      const params = row.id === 'randomMouse' ? { limit: 100 } : {};
      if (row.params.some(({ id }) => id === 'hand')) params.hand = random.pick(['left', 'right']);
      const solution = solved(maze, row, { ...params, from, to, seed: random.below(9) });
      const name = `${row.id} from ${from} to ${to}: ${maze.code}`;
      if (solution === null) continue;
      counts[row.id]++;
      const { length, path } = solution;
      assert.ok(visitsOf(solution) <= boundOf(row.id, maze, params), `${name}: steps`);
      for (let i = 1; i < path.length; i++) assert.ok(graph[path[i - 1]].includes(path[i]), name);
      if (row.shortest) assert.equal(length, best, name);
      else if (row.always) assert.equal(length === NONE, best === NONE, name);
      assert.ok(length >= best, name);
    }
  }
}

test('on all shapes with all pairs of passes every solver ends and keeps its promises', (t) => {
  const random = new Random(22n);
  const counts = Object.fromEntries(solvers.map(({ id }) => [id, 0]));
  const seen = new Set();
  const lists = passLists();
  for (const [turn, ground] of [...grounds()].entries()) {
    for (const list of some(lists, 12, turn)) {
      const seed = lists.indexOf(list);
      const base = { algorithm: plainRow().id, ...ground, seed };
      for (const ordered of list.length > 1 ? [list, list.toReversed()] : [list]) {
        const own = ordered.map((pass) => withCells(pass, base));
        const options = { ...base, passes: own };
        if (mw.check(options) !== null) continue;
        for (const { id } of list) seen.add(`${ground.shape.id} ${id}`);
        assertPromises(mw.generate(options), random, counts);
        break;
      }
    }
  }
  t.diagnostic(`${seen.size} pairs of shape and pass; ${JSON.stringify(counts)}`);
  for (const { id } of solvers) assert.ok(counts[id] > (isAll ? 500 : 30), id);
});

test('Pledge ends in woven mazes with loops, where it may turn for ever', () => {
  const passesOf = [{ id: 'weave' }, { id: 'braid', share: 0.5 }];
  let missed = 0;
  for (const shape of ['brick', 'hex', 'square']) {
    for (let seed = 0; seed < 30; seed++) {
      const size = { width: 16, height: 16 };
      const maze = mw.generate({ algorithm: 'kruskal', shape, ...size, seed, passes: passesOf });
      for (const own of [0, seed]) {
        for (const hand of ['left', 'right']) {
          const solution = maze.solve({ solver: 'pledge', hand, seed: own, steps: true });
          const visits = visitsOf(solution);
          assert.ok(visits <= boundOf('pledge', maze, {}), maze.code);
          if (solution.path.length > 0) continue;
          missed++;
          // Nothing was missed by ending there: the walk itself, which has no end, sees no other cell.
          const length = 2 * visits + 5000;
          const walk = maze.walk({ solver: 'pledge', hand, seed: own, length });
          assert.equal(new Set(walk).size, solution.visited, maze.code);
        }
      }
    }
  }
  assert.ok(missed > 10, `${missed}`);
});
