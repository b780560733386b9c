/** Mazes for solvers, and the solvers written again, plainly and from their descriptions. */
import { mw } from './load.js';
import { fnv1a, keyOf, Random } from './random.js';
import { seeds } from './seeds.js';
import { grounds } from './shapes.js';

/** The stream of a solver's draws. */
export const solverRandom = (seed) =>
  new Random(keyOf(seed) ^ fnv1a(new TextEncoder().encode('solver')));

/**
 * Random small mazes with and without loops, on every shape: { maze, from, to, name }. The ends are
 * open cells, sometimes the same. `all` in the full form of the tests.
 */
export function* randomMazes(all, seed = 1) {
  const count = seeds(all, 60);
  const random = new Random(BigInt(seed));
  const shapes = [...grounds(), ...grounds({ sizes: [[7, 7]] })].filter(({ refused }) => !refused);
  const rows = mw.catalog.generators;
  for (let index = 0; index < count; index++) {
    const { id: algorithm, kind } = random.pick(rows);
    const { options } = random.pick(shapes);
    const ground = kind === 'dungeon' ? { width: 24, height: 20 } : options;
    const share = random.pick([0, 0, 0.3, 1]);
    const passes = kind === 'maze' && share > 0 ? [{ id: 'braid', share, join: 'any' }] : [];
    const made = { algorithm, ...ground, seed: index, exits: 'none', passes };
    if (mw.check(made) !== null) {
      index--;
      continue;
    }
    const maze = mw.generate(made);
    const open = [...maze.passages.keys()].filter((cell) =>
      maze.kinds ? maze.kinds[cell] !== 0 : maze.mask?.[cell] !== 0,
    );
    const [from, to] = [random.pick(open), random.pick(open)];
    const { shape = 'square' } = ground;
    const name = `${index} ${algorithm} ${JSON.stringify({ ...made, shape: shape.id ?? shape })}`;
    yield { maze, from, to, name };
  }
}

/** Lists of linked cells, one per cell. */
export function graphOf(maze) {
  const lists = Array.from({ length: maze.cellCount }, () => []);
  const links = maze.links();
  for (let i = 0; i < links.length; i += 2) {
    lists[links[i]].push(links[i + 1]);
    lists[links[i + 1]].push(links[i]);
  }
  return lists;
}

/** The same of the grid without walls and rock: [cell, direction] pairs in the order of directions. */
export const bareGridOf = (maze) =>
  Array.from({ length: maze.cellCount }, (_, cell) =>
    maze.directions
      .map((_, direction) => maze.neighbour(cell, direction))
      .filter((to) => to !== null),
  );

/** Steps from one cell to every cell of a graph; Infinity where none lead. */
export function distancesOf(graph, from) {
  const distances = new Array(graph.length).fill(Number.POSITIVE_INFINITY);
  distances[from] = 0;
  let ring = [from];
  for (let distance = 1; ring.length > 0; distance++) {
    const next = new Set(
      ring.flatMap((cell) => graph[cell].filter((to) => distances[to] > distance)),
    );
    for (const cell of next) distances[cell] = distance;
    ring = [...next];
  }
  return distances;
}

/** Least costs of entering cells from one cell on, by relaxing until nothing changes. */
export function costsOf(graph, from, weights) {
  const costs = new Array(graph.length).fill(Number.POSITIVE_INFINITY);
  costs[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [cell, cost] of costs.entries()) {
      if (cost === Number.POSITIVE_INFINITY) continue;
      for (const to of graph[cell]) {
        if (cost + weights[to] >= costs[to]) continue;
        costs[to] = cost + weights[to];
        changed = true;
      }
    }
  }
  return costs;
}

/** The number of shortest paths, by adding up ring by ring; a BigInt. */
export function countShortest(graph, from, to) {
  const distances = distancesOf(graph, from);
  const counts = new Map([[from, 1n]]);
  const cells = [...graph.keys()].sort((a, b) => distances[a] - distances[b]);
  for (const cell of cells) {
    for (const next of graph[cell]) {
      if (distances[next] !== distances[cell] + 1) continue;
      counts.set(next, (counts.get(next) ?? 0n) + counts.get(cell));
    }
  }
  return counts.get(to) ?? 0n;
}

/** All shortest paths in the order of the directions that they take, by trying every one. */
export function* everyShortest(maze, from, to) {
  const graph = graphOf(maze);
  const left = distancesOf(graph, to);
  function* go(path) {
    const cell = path.at(-1);
    if (cell === to) {
      yield path;
      return;
    }
    for (let direction = 0; direction < maze.directions.length; direction++) {
      if (!maze.isOpen(cell, direction)) continue;
      const next = maze.neighbour(cell, direction);
      if (left[next] === left[cell] - 1) yield* go([...path, next]);
    }
  }
  if (left[from] !== Number.POSITIVE_INFINITY) yield* go([from]);
}

/** Cells that dead-end filling fills: whatever has one way out, again and again. */
export function deadEnds(graph, ends) {
  const filled = new Set();
  const isDeadEnd = (cell) =>
    !filled.has(cell) &&
    !ends.includes(cell) &&
    graph[cell].filter((to) => !filled.has(to)).length < 2;
  for (let before = -1; before !== filled.size; ) {
    before = filled.size;
    for (const cell of graph.keys()) if (isDeadEnd(cell)) filled.add(cell);
  }
  return filled;
}

/**
 * What the collision solver leaves, by floods and walls as Pullen describes it: streams that meet in
 * a passage, or in a cell from which none flows on, make a wall; dead ends are filled; again until
 * no stream collides.
 */
export function withoutCollisions(graph, from, to) {
  let lists = graph.map((list) => [...list]);
  for (;;) {
    const distances = distancesOf(lists, from);
    const flows = (cell, next) => distances[next] === distances[cell] + 1;
    const dry = (cell) =>
      cell !== to && cell !== from && !lists[cell].some((next) => flows(cell, next));
    const kept = lists.map((list, cell) =>
      list.filter((next) => distances[next] !== distances[cell] && !dry(cell) && !dry(next)),
    );
    const filled = deadEnds(kept, [from, to]);
    const rest = kept.map((list, cell) =>
      filled.has(cell) ? [] : list.filter((next) => !filled.has(next)),
    );
    const size = (all) => all.reduce((sum, { length }) => sum + length, 0);
    if (size(rest) === size(lists)) return rest;
    lists = rest;
  }
}

/** Cells and the directions of their passages, as a walker sees them. */
const passagesOf = (maze, cell) =>
  [...maze.directions.keys()].filter((direction) => maze.isOpen(cell, direction));

/** Tremaux's walk with a pencil: marks on the ends of passages. Endless; begins anew when it is over. */
export function* tremauxWalk(maze, from, random) {
  for (let here = from; ; ) {
    const marks = new Map();
    const marksAt = (cell, direction) => marks.get(`${cell} ${direction}`) ?? 0;
    const mark = (cell, direction) =>
      marks.set(`${cell} ${direction}`, marksAt(cell, direction) + 1);
    const visited = new Set([here]);
    let cameBy = null;
    for (;;) {
      const open = passagesOf(maze, here);
      if (open.every((direction) => marksAt(here, direction) === 2)) break;
      const unmarked = open.filter((direction) => marksAt(here, direction) === 0);
      const isBack = cameBy?.wasVisited && marksAt(here, cameBy.direction) === 1;
      let direction = cameBy?.direction;
      if (!isBack) {
        direction =
          unmarked.length > 0
            ? random.pick(unmarked)
            : open.find((one) => marksAt(here, one) === 1);
      }
      const back = maze.back(here, direction);
      mark(here, direction);
      here = maze.neighbour(here, direction);
      mark(here, back);
      cameBy = { direction: back, wasVisited: visited.has(here) };
      visited.add(here);
      yield here;
    }
  }
}

export function* mouseWalk(maze, from, random) {
  let cameBy = -1;
  for (let here = from; ; ) {
    const open = passagesOf(maze, here);
    const onward = open.filter((direction) => direction !== cameBy);
    let direction = cameBy;
    if (onward.length === 1) direction = onward[0];
    if (onward.length > 1) direction = random.pick(onward);
    cameBy = maze.back(here, direction);
    here = maze.neighbour(here, direction);
    yield here;
  }
}

/** The directions of squares: north, south, west, east as [x, y]. */
const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** A walker on flat squares that turns by quarters. A heading is [x, y]; right is clockwise. */
export class Turtle {
  constructor(maze, cell, heading) {
    Object.assign(this, { maze, cell, heading });
  }

  turn(quarters) {
    for (let i = 0; i < (quarters + 4) % 4; i++) this.heading = [-this.heading[1], this.heading[0]];
  }

  #direction() {
    return STEPS.findIndex(([x, y]) => x === this.heading[0] && y === this.heading[1]);
  }

  isOpen() {
    return this.maze.isOpen(this.cell, this.#direction());
  }

  go() {
    this.cell = this.maze.neighbour(this.cell, this.#direction());
    return this.cell;
  }
}

/** Pledge's walk on flat squares, a quarter turn at a time. */
export function* pledgeWalk(maze, from, random, hand) {
  const turtle = new Turtle(maze, from, STEPS[random.pick([0, 1, 2, 3])]);
  const away = hand === 'left' ? 1 : -1;
  for (;;) {
    while (turtle.isOpen()) yield turtle.go();
    let turns = away;
    turtle.turn(away);
    while (turns !== 0) {
      if (turtle.isOpen()) {
        yield turtle.go();
        turtle.turn(-away);
        turns -= away;
      } else {
        turtle.turn(away);
        turns += away;
      }
    }
  }
}

/** The cells of a robot on flat squares that keeps a hand on the wall that it faces; ends where it began. */
export function* robotWalk(maze, from, wall, hand) {
  const turtle = new Turtle(maze, from, wall);
  const away = hand === 'left' ? 1 : -1;
  const step = () => {
    while (!turtle.isOpen()) turtle.turn(away);
    const took = String(turtle.heading);
    const cell = turtle.cell;
    turtle.go();
    turtle.turn(-away);
    return `${cell} ${took}`;
  };
  turtle.turn(away);
  const first = step();
  yield turtle.cell;
  for (;;) {
    const place = { cell: turtle.cell, heading: turtle.heading };
    const took = step();
    if (took === first) {
      Object.assign(turtle, place);
      return;
    }
    yield turtle.cell;
  }
}

/** The path of the chain algorithm on flat squares; empty if both robots come back. */
export function chainPath(maze, from, to) {
  const far = distancesOf(bareGridOf(maze), to);
  const line = [from];
  while (line.at(-1) !== to) {
    const cell = line.at(-1);
    const near = [...STEPS.keys()].find((d) => far[maze.neighbour(cell, d) ?? cell] < far[cell]);
    line.push(maze.neighbour(cell, near));
  }
  const walk = [from];
  for (let at = 0; line[at] !== to; ) {
    const heading = [...STEPS.keys()].find((d) => maze.neighbour(line[at], d) === line[at + 1]);
    if (maze.isOpen(line[at], heading)) {
      walk.push(line[++at]);
      continue;
    }
    if (maze.passages[line[at]] === 0) return [];
    const robots = ['left', 'right'].map((hand) => ({
      cells: [],
      steps: robotWalk(maze, line[at], STEPS[heading], hand),
    }));
    let winner = null;
    for (let isDone = false; !winner && !isDone; ) {
      for (const robot of robots) {
        const { value, done } = robot.steps.next();
        isDone ||= done;
        if (done) continue;
        robot.cells.push(value);
        if (!winner && line.indexOf(value) > at) winner = robot;
      }
    }
    if (!winner) return [];
    walk.push(...winner.cells);
    at = line.indexOf(winner.cells.at(-1));
  }
  return withoutDetours(walk);
}

/** A walk without what lies between two visits of the same cell. */
export function withoutDetours(walk) {
  const path = [];
  for (const cell of walk) {
    const place = path.indexOf(cell);
    if (place >= 0) path.length = place;
    path.push(cell);
  }
  return path;
}

/** The maze without some cells and passages, as lists of linked cells. */
export const withoutParts = (graph, isCut) =>
  graph.map((list, cell) => list.filter((to) => !isCut(cell, to)));

/** The number of components of some cells of a graph. */
export function componentsIn(graph, cells) {
  const left = new Set(cells);
  let count = 0;
  for (const cell of cells) {
    if (!left.has(cell)) continue;
    count++;
    for (const [reached, distance] of distancesOf(graph, cell).entries()) {
      if (distance < Number.POSITIVE_INFINITY) left.delete(reached);
    }
  }
  return count;
}

/**
 * Somebody who explores a maze of squares, hexagons ... on foot, in his own words: goes through an
 * unused passage of a new place, out of places where he was before, back when nothing is new. Returns
 * his steps. `choose(open, back)` decides.
 */
export function explorerSteps(maze, from, to, choose) {
  const used = new Map();
  const uses = (a, b) => used.get(Math.min(a, b) * maze.cellCount + Math.max(a, b)) ?? 0;
  const graph = new Map();
  const linkedTo = (cell) => {
    if (!graph.has(cell)) {
      graph.set(
        cell,
        passagesOf(maze, cell).map((direction) => maze.neighbour(cell, direction)),
      );
    }
    return graph.get(cell);
  };
  const seen = new Set([from]);
  let here = from;
  let cameFrom = null;
  let turnsBack = false;
  for (let steps = 0; ; steps++) {
    if (here === to) return steps;
    const unused = linkedTo(here).filter((cell) => uses(here, cell) === 0);
    const next = turnsBack
      ? cameFrom
      : unused.length > 0
        ? choose(unused, cameFrom)
        : linkedTo(here).find((cell) => uses(here, cell) === 1);
    const isNewPassage = uses(here, next) === 0;
    used.set(Math.min(here, next) * maze.cellCount + Math.max(here, next), uses(here, next) + 1);
    turnsBack = isNewPassage && seen.has(next);
    seen.add(next);
    [cameFrom, here] = [here, next];
  }
}

/** Ranks from 0, equal values sharing their mean rank. */
function ranksOf(values) {
  const order = [...values.keys()].sort((a, b) => values[a] - values[b]);
  const ranks = new Array(values.length);
  for (let first = 0; first < order.length; ) {
    let end = first;
    while (end < order.length && values[order[end]] === values[order[first]]) end++;
    for (let i = first; i < end; i++) ranks[order[i]] = (first + end - 1) / 2;
    first = end;
  }
  return ranks;
}

/** Spearman's rank correlation of two lists. */
export function spearman(one, other) {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (a.length - 1) / 2;
  const sum = (x, y) => x.reduce((all, rank, i) => all + (rank - mean) * (y[i] - mean), 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
}
