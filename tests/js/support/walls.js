/** Which edges of the cells' polygons a drawing must hold, by a bookkeeping over the edges. */
import assert from 'node:assert/strict';
import { cutCorners } from './diagonals.js';

const NO_SIDE = 255;
const keyOf = (x1, y1, x2, y2) =>
  x1 < x2 || (x1 === x2 && y1 < y2) ? `${x1} ${y1} ${x2} ${y2}` : `${x2} ${y2} ${x1} ${y1}`;

/** Every edge of every polygon: [{ cell, side, key }]. */
function edgesOf({ points, sides, starts }) {
  const edges = [];
  for (let cell = 0; cell + 1 < starts.length; cell++) {
    for (let i = starts[cell]; i < starts[cell + 1]; i++) {
      const next = i + 1 === starts[cell + 1] ? starts[cell] : i + 1;
      const ends = [points[2 * i], points[2 * i + 1], points[2 * next], points[2 * next + 1]];
      edges.push({ cell, side: sides[i], key: keyOf(...ends) });
    }
  }
  return edges;
}

function drawnKeys(lines) {
  const keys = [];
  for (let i = 0; i < lines.length; i += 4) keys.push(keyOf(...lines.subarray(i, i + 4)));
  return keys;
}

const isKept = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;
const isLinked = (maze, cell, side) => side !== NO_SIDE && maze.isOpen(cell, side);

/** An edge is a wall when a kept cell has it and none of its cells has a passage through it. */
function flatWalls(maze, edges) {
  const owners = new Map();
  for (const { cell, side, key } of edges) {
    if (!owners.has(key)) owners.set(key, { kept: false, linked: false });
    const owner = owners.get(key);
    owner.kept ||= isKept(maze, cell);
    owner.linked ||= isLinked(maze, cell, side);
  }
  return [...owners].filter(([, { kept, linked }]) => kept && !linked).map(([key]) => key);
}

function assertSameKeys(actual, expected, what) {
  const [a, b] = [[...actual].sort(), [...expected].sort()];
  if (a.length !== b.length || a.some((key, i) => key !== b[i])) assert.deepEqual(a, b, what);
}

/** Sides that meet in the drawing are each other's way back; the polygons turn clockwise. */
function assertPolygons(maze, polygons, edges, what) {
  const owners = new Map();
  for (const edge of edges) {
    const others = owners.get(edge.key) ?? [];
    for (const other of others) {
      if (other.cell === edge.cell || !isKept(maze, other.cell) || !isKept(maze, edge.cell))
        continue;
      const there = edge.side === NO_SIDE ? null : maze.neighbour(edge.cell, edge.side);
      assert.equal(there, other.cell, `${what}: ${edge.cell} and ${other.cell} share ${edge.key}`);
      assert.equal(maze.back(edge.cell, edge.side), other.side, what);
    }
    owners.set(edge.key, [...others, edge]);
    assert.ok(owners.get(edge.key).length <= 2, `${what}: three cells share ${edge.key}`);
  }
  const { points, starts } = polygons;
  for (let cell = 0; cell < maze.cellCount; cell++) {
    let area = 0;
    for (let i = starts[cell]; i < starts[cell + 1]; i++) {
      const next = i + 1 === starts[cell + 1] ? starts[cell] : i + 1;
      area += points[2 * i] * points[2 * next + 1] - points[2 * next] * points[2 * i + 1];
    }
    assert.ok(area > 0, `${what}: cell ${cell} is not clockwise`);
  }
}

/** Whole squares' walls, cut where a diagonal passage leads over a corner. */
function assertCornerCuts(maze, walls, what) {
  const drawn = drawnKeys(maze.lines());
  const { wanted, rounded } = cutCorners(maze, walls, drawn);
  assertSameKeys(rounded, wanted, what);
}

/** The drawing on a surface that is cut open: a wall on a cut stands on one side, or on both. */
function assertCutWalls(maze, edges, what) {
  const walls = edges.filter(({ cell, side }) => isKept(maze, cell) && !isLinked(maze, cell, side));
  const both = new Set(walls.map(({ key }) => key));
  const drawn = drawnKeys(maze.lines({ seams: true }));
  assertSameKeys(drawn, both, `${what}: walls on both sides of cuts`);
  const once = drawnKeys(maze.lines());
  assert.equal(new Set(once).size, once.length, `${what}: a wall twice`);
  for (const key of once) assert.ok(both.has(key), `${what}: ${key} is no wall`);
  const keys = new Set(once);
  const sides = new Map();
  for (const { cell, side, key } of walls) {
    const other = side === NO_SIDE ? null : maze.neighbour(cell, side);
    const here = `${cell}:${side}`;
    const there = other === null ? here : `${other}:${maze.back(cell, side)}`;
    const name = [here, there].sort().join();
    if (!sides.has(name)) sides.set(name, new Map());
    sides.get(name).set(here, keys.has(key) || undefined);
  }
  for (const [name, ends] of sides) {
    assert.ok([...ends.values()].some(Boolean), `${what}: ${name} is not drawn`);
  }
  // A wall between two cells is one side long, wherever the two are drawn.
  const wanted = walls.filter(({ cell, side }) => {
    const other = side === NO_SIDE ? null : maze.neighbour(cell, side);
    return other === null || cell < other || !isKept(maze, other);
  });
  assert.equal(once.length, new Set(wanted.map(({ key }) => key)).size, `${what}: walls`);
}

/** A node's sides are its own; where two nodes are neighbours, the lower one's side is the wall. */
function nodeWalls(maze, edges) {
  const walls = edges.filter(({ cell, side }) => {
    if (!isKept(maze, cell) || isLinked(maze, cell, side)) return false;
    const other = side === NO_SIDE ? null : maze.neighbour(cell, side);
    return other === null || cell < other || !isKept(maze, other);
  });
  return walls.map(({ key }) => key);
}

/** maze.lines() are the walls that the polygons and passages tell, each once. */
export function assertWalls(maze, what) {
  const { shape, shapeParams } = maze;
  const polygons = maze.polygons();
  const edges = edgesOf(polygons);
  const wraps = (shapeParams.wrap ?? 'none') !== 'none';
  if (wraps || shape === 'sphere' || shape === 'cubeSurface') {
    return assertCutWalls(maze, edges, what);
  }
  if (shape === 'graph') {
    return assertSameKeys(drawnKeys(maze.lines()), nodeWalls(maze, edges), what);
  }
  assertPolygons(maze, polygons, edges, what);
  const walls = flatWalls(maze, edges);
  if (shape === 'zeta') return assertCornerCuts(maze, walls, what);
  return assertSameKeys(drawnKeys(maze.lines()), walls, what);
}
