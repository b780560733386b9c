/** Figures of mazes by their definitions: corridors, centre, bottlenecks, difficulty, flight. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';
import { isAll, seeds } from '../support/seeds.js';
import {
  componentsIn,
  costsOf,
  distancesOf,
  everyShortest,
  explorerSteps,
  graphOf,
  randomMazes,
  spearman,
  withoutParts,
} from '../support/solvers.js';

const NONE = Number.POSITIVE_INFINITY;
const openCells = (maze) =>
  [...maze.passages.keys()].filter((cell) =>
    maze.kinds ? maze.kinds[cell] !== 0 : maze.mask?.[cell] !== 0,
  );
const farthest = (distances) => Math.max(...distances.filter((distance) => distance !== NONE));

/** The lengths of all corridors, by joining passages at cells with two of them; and of dead ends. */
function corridorsOf(maze, graph) {
  const links = maze.links();
  const parts = Array.from({ length: links.length / 2 }, (_, i) => i);
  const find = (i) => (parts[i] === i ? i : find(parts[i]));
  const at = graph.map(() => []);
  for (let i = 0; i < parts.length; i++) {
    at[links[2 * i]].push(i);
    at[links[2 * i + 1]].push(i);
  }
  for (const list of at) if (list.length === 2) parts[find(list[0])] = find(list[1]);
  const lengths = new Map();
  for (const i of parts.keys()) lengths.set(find(i), (lengths.get(find(i)) ?? 0) + 1);
  const dead = at.filter((list) => list.length === 1).map(([i]) => lengths.get(find(i)));
  return { lengths: [...lengths.values()], dead };
}

test('corridors, river, longest path, centre and decisions are what their descriptions say', (t) => {
  let [exact, bounds, loose] = [0, 0, 0];
  for (const { maze: bare, from, to, name } of randomMazes(3000, 41)) {
    const maze = mw.adopt({ ...structuredClone(bare), start: from, end: to });
    const graph = graphOf(maze);
    const stats = maze.stats();
    const { lengths, dead } = corridorsOf(maze, graph);
    assert.equal(stats.corridors, lengths.length, `${name}: corridors`);
    assert.equal(stats.longestCorridor, Math.max(0, ...lengths), `${name}: longest corridor`);
    assert.equal(
      lengths.reduce((sum, length) => sum + length, 0),
      stats.links,
      name,
    );
    const river = dead.reduce((sum, length) => sum + length, 0) / Math.max(1, dead.length);
    assert.equal(stats.river, river, `${name}: river`);
    const [path = []] = everyShortest(maze, from, to);
    const inner = path.slice(1, -1);
    assert.equal(stats.decisions, inner.filter((cell) => graph[cell].length > 2).length, name);

    const [first] = openCells(maze);
    const reached = distancesOf(graph, first);
    const component = [...graph.keys()].filter((cell) => reached[cell] !== NONE);
    const links = component.reduce((sum, cell) => sum + graph[cell].length, 0) / 2;
    assert.equal(stats.longestPathExact, links === component.length - 1, name);
    const reaches = new Map(component.map((cell) => [cell, farthest(distancesOf(graph, cell))]));
    const [longest, least] = [Math.max(...reaches.values()), Math.min(...reaches.values())];
    assert.equal(stats.radius, reaches.get(stats.centre), `${name}: radius`);
    if (stats.longestPathExact) {
      exact++;
      assert.equal(stats.longestPath, longest, name);
      assert.equal(stats.radius, least, name);
      assert.equal(
        stats.centre,
        component.find((cell) => reaches.get(cell) === least),
        name,
      );
    } else {
      bounds++;
      assert.ok(stats.longestPath <= longest && stats.radius >= least, name);
      loose += Number(stats.longestPath < longest || stats.radius > least);
    }
  }
  t.diagnostic(`${exact} exact, ${bounds} bounds, of which ${loose} are not sharp`);
  assert.ok(exact > seeds(500) && (loose > 0 || !isAll));
  const ring = [0, 1, 2, 3].map((node) => [node, (node + 1) % 4]);
  const loop = mw.edit(
    mw.generate({ algorithm: 'prim', shape: { id: 'graph', edges: ring }, seed: 1 }),
    [0, 1, 2, 3].flatMap((cell) => [0, 1].map((direction) => ({ cell, direction, open: true }))),
  );
  assert.deepEqual([loop.stats().corridors, loop.stats().longestCorridor], [1, 4], 'a loop');
});

test('bottlenecks are what cuts the maze when it is taken out', () => {
  let cells = 0;
  for (const { maze, name } of randomMazes(1500, 43)) {
    if (maze.cellCount > 110) continue;
    const graph = graphOf(maze);
    const open = openCells(maze);
    const whole = componentsIn(graph, open);
    const found = maze.bottlenecks();
    const cuts = open.filter((cell) => {
      const rest = withoutParts(graph, (a, b) => a === cell || b === cell);
      return (
        componentsIn(
          rest,
          open.filter((one) => one !== cell),
        ) >
        whole - (graph[cell].length === 0 ? 1 : 0)
      );
    });
    assert.deepEqual([...found.cells], cuts, `${name}: cells`);
    cells += cuts.length;
    const links = maze.links();
    const bridges = [];
    for (let i = 0; i < links.length; i += 2) {
      const [a, b] = [links[i], links[i + 1]];
      const rest = withoutParts(graph, (x, y) => (x === a && y === b) || (x === b && y === a));
      if (componentsIn(rest, open) > whole) bridges.push(a, b);
    }
    assert.deepEqual([...found.passages], bridges, `${name}: passages`);
    if (maze.stats().perfect) assert.deepEqual(found.passages, links, name);
  }
  assert.ok(cells > seeds(1000));
});

/** Steps of an agent that holds a hand on the wall; null if it comes round again. */
function handSteps(maze, from, to, hand) {
  const { path, steps } = maze.solve({ solver: 'wallFollower', hand, from, to, steps: true });
  return path.length > 0 ? steps.filter((entry) => (entry & 63) === 24).length - 1 : null;
}

test('difficulty: exact on trees, as the mean of every order of choices and of both hands', () => {
  const random = new Random(8n);
  let ran = 0;
  for (const { maze, from, to, name } of randomMazes(900, 47)) {
    const { perfect } = maze.stats();
    const best = distancesOf(graphOf(maze), from)[to];
    const difficulty = maze.difficulty({ from, to });
    if (best === NONE) {
      assert.equal(difficulty, null, name);
      continue;
    }
    assert.ok(difficulty >= 1, name);
    if (best === 0) assert.equal(difficulty, 1, name);
    if (!perfect || best === 0) continue;
    ran++;
    // Before the end, every cell but those beyond it.
    const cut = graphOf(maze).map((list, cell) =>
      cell === to ? [] : list.filter((one) => one !== to),
    );
    const cells = distancesOf(cut, from).filter((distance) => distance !== NONE).length;
    assert.equal(difficulty, cells / best, name);
    let hands = [null];
    try {
      hands = ['left', 'right'].map((hand) => handSteps(maze, from, to, hand));
    } catch (error) {
      assert.equal(error.field, 'solver');
    }
    const { sides, starts } = maze.polygons();
    const around = sides.subarray(starts[from], starts[from + 1]);
    const hasWall = around.some((side) => side !== 255 && !maze.isOpen(from, side));
    if (hands[0] !== null && hasWall) {
      assert.equal((hands[0] + hands[1]) / 2, cells, `${name}: hands`);
    }
    if (ran > 12) continue;
    let sum = 0;
    for (let i = 0; i < 600; i++) sum += explorerSteps(maze, from, to, (list) => random.pick(list));
    assert.ok(
      Math.abs(sum / 600 - cells) < 0.12 * cells + 0.5,
      `${name}: ${sum / 600} of ${cells}`,
    );
  }
  assert.ok(ran > seeds(200));
});

test('difficulty ranks 1,000 mazes as the steps of agents do', (t) => {
  const random = new Random(9n);
  const [figures, walked, loops] = [[], [], []];
  const count = seeds(1000, 200);
  const rows = mw.catalog.generators.filter(({ kind }) => kind === 'maze');
  for (let seed = 0; seed < count; seed++) {
    const { id: algorithm } = random.pick(rows);
    const size = { width: 2 * (4 + random.below(10)), height: 2 * (4 + random.below(10)) };
    const share = random.pick([0, 0.1, 0.5, 1]);
    const shape = random.pick(['square', 'hex', 'triangle']);
    const passes = share > 0 ? [{ id: 'braid', share }] : [];
    const made = { algorithm, ...size, shape, seed, passes, exits: 'farthest' };
    const options = mw.check(made) === null ? made : { ...made, shape: 'square' };
    const maze = mw.generate(options);
    const { solutionLength, perfect } = maze.stats();
    if (!solutionLength) continue;
    const { start: from, end: to } = maze;
    const steps = ['left', 'right'].map((hand) => handSteps(maze, from, to, hand));
    for (let i = 0; i < 8; i++)
      steps.push(explorerSteps(maze, from, to, (list) => random.pick(list)));
    const arrived = steps.filter((one) => one !== null);
    figures.push(maze.difficulty());
    walked.push(arrived.reduce((sum, one) => sum + one, 0) / arrived.length / solutionLength);
    loops.push(!perfect);
  }
  const of = (isIn) => {
    const [a, b] = [figures, walked].map((list) => list.filter((_, i) => isIn(loops[i])));
    return spearman(a, b);
  };
  const all = of(() => true);
  const [without, within] = [of((has) => !has), of((has) => has)];
  t.diagnostic(
    `${figures.length} mazes: ${all.toFixed(3)}; without loops ${without.toFixed(3)}, with loops ${within.toFixed(3)}`,
  );
  assert.ok(figures.length > 0.99 * count && all >= 0.9 && without >= 0.9 && within >= 0.9);
});

test('flight: the least of -1.2 times the distance after a way there, on every maze', () => {
  const random = new Random(10n);
  let turned = 0;
  for (const { maze, from, name } of randomMazes(600, 53)) {
    if (maze.cellCount > 200) continue;
    const graph = graphOf(maze);
    const weighted = random.below(2) === 1;
    const weights = graph.map(() =>
      weighted ? (random.below(9) === 0 ? NONE : random.below(5)) : 1,
    );
    const goals = [from, random.pick(openCells(maze))];
    const given = weighted ? { weights } : {};
    const [toward, away] = [maze.paths(goals, given), maze.paths(goals, { ...given, flee: true })];
    for (const cell of graph.keys()) {
      const costs = costsOf(graph, cell, weights);
      const wanted = Math.min(
        ...costs.map((cost, to) =>
          cost === NONE || toward.distance(to) === NONE
            ? NONE
            : (10 * cost - 12 * toward.distance(to)) / 10,
        ),
      );
      const isReached = toward.distance(cell) !== NONE;
      assert.equal(away.distance(cell), isReached ? wanted : NONE, `${name}: ${cell}`);
      if (!isReached) {
        assert.deepEqual([away.next(cell), away.from(cell).length], [null, 0]);
        continue;
      }
      const path = [...away.from(cell)];
      const safe = path.at(-1);
      assert.equal(away.next(safe), null, name);
      assert.equal(away.distance(safe), 0 - (12 * toward.distance(safe)) / 10, `${name}: ${cell}`);
      for (let i = 1; i < path.length; i++) assert.ok(graph[path[i - 1]].includes(path[i]), name);
      if (path.length > 1 && toward.distance(path[1]) < toward.distance(cell)) turned++;
    }
  }
  assert.ok(turned > seeds(50), `${turned} flights begin towards the goal`);
  const maze = mw.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1 });
  for (const flee of [0, 'yes', null, {}]) {
    assert.throws(() => maze.paths(0, { flee }), { code: 'invalid-option', field: 'flee' });
  }
  for (const options of [{ from: -1 }, { to: 25 }, { end: 3 }, 4]) {
    assert.throws(() => maze.difficulty(options), { code: 'invalid-option' });
  }
  const endless = mw.generate({ algorithm: 'prim', width: 5, height: 5, seed: 1, exits: 'none' });
  assert.throws(() => endless.difficulty(), { field: 'from' });
});
