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

/** Sides of two nodes lie on one line if they are at most this part of their length apart. */
const APART = 1 / 256;
/** What a side has beyond that of the neighbour is a wall from this part of its length on. */
const LEAST = 1 / 64;

/** Where a point lies along a segment, as a part of its length, and how far from its line. */
function along({ from, to }, [x, y]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ox, oy] = [x - from[0], y - from[1]];
  return { part: (ox * dx + oy * dy) / length ** 2, apart: Math.abs(dx * oy - dy * ox) / length };
}

const distanceTo = (segment, point) => {
  const { part } = along(segment, point);
  const share = Math.min(1, Math.max(0, part));
  const [x, y] = [0, 1].map((i) => segment.from[i] + share * (segment.to[i] - segment.from[i]));
  return Math.hypot(point[0] - x, point[1] - y);
};

/** The part of a side that the other node's side shares; null if that lies elsewhere. */
function shared(edge, others) {
  const ends = others.flatMap(({ from, to }) => [along(edge, from), along(edge, to)]);
  if (ends.some(({ apart }) => apart > edge.length * APART)) return null;
  const first = Math.min(1, ...ends.map(({ part }) => part));
  const last = Math.max(0, ...ends.map(({ part }) => part));
  if (first >= last) return null;
  return [first > LEAST ? first : 0, last < 1 - LEAST ? last : 1];
}

/**
 * A node's sides are its own. Where two nodes are neighbours, the lower one's side is the wall, and
 * what the side of either has beyond the other's. All of these are drawn, and their lengths are all
 * that is drawn.
 */
function assertNodeWalls(maze, { points, sides, starts }, what) {
  const at = (corner) => [points[2 * corner], points[2 * corner + 1]];
  const edgesOfCell = (cell) =>
    Array.from({ length: starts[cell + 1] - starts[cell] }, (_, i) => {
      const corner = starts[cell] + i;
      const [from, to] = [
        at(corner),
        at(corner + 1 < starts[cell + 1] ? corner + 1 : starts[cell]),
      ];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return { cell, side: sides[corner], from, to, length };
    });
  const edges = Array.from({ length: maze.cellCount }, (_, cell) => edgesOfCell(cell));
  const lines = maze.lines();
  const drawn = Array.from({ length: lines.length / 4 }, (_, i) => ({
    from: [lines[4 * i], lines[4 * i + 1]],
    to: [lines[4 * i + 2], lines[4 * i + 3]],
  }));
  const near = Math.max(...points) * 1e-4;
  let wanted = 0;
  const assertDrawn = (edge, first, last) => {
    wanted += edge.length * (last - first);
    for (const share of [0.1, 0.5, 0.9]) {
      const part = first + share * (last - first);
      const point = [0, 1].map((i) => edge.from[i] + part * (edge.to[i] - edge.from[i]));
      const isDrawn = drawn.some((line) => distanceTo(line, point) < near);
      assert.ok(isDrawn, `${what}: cell ${edge.cell} at ${point}`);
    }
  };
  for (const edge of edges.flat()) {
    const { cell, side } = edge;
    if (!isKept(maze, cell)) continue;
    const other = side === NO_SIDE ? null : maze.neighbour(cell, side);
    if (other === null) {
      assertDrawn(edge, 0, 1);
      continue;
    }
    const back = maze.back(cell, side);
    const [first, last] = shared(
      edge,
      edges[other].filter((its) => its.side === back),
    ) ?? [0, 1];
    if (first > 0) assertDrawn(edge, 0, first);
    if (last < 1) assertDrawn(edge, last, 1);
    const isWall = !isLinked(maze, cell, side) && (cell < other || !isKept(maze, other));
    if (isWall) assertDrawn(edge, first, last);
  }
  const length = drawn.reduce(
    (sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]),
    0,
  );
  assert.ok(Math.abs(length - wanted) <= 1e-4 * wanted, `${what}: ${length} drawn of ${wanted}`);
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
    return assertNodeWalls(maze, polygons, what);
  }
  assertPolygons(maze, polygons, edges, what);
  const walls = flatWalls(maze, edges);
  if (shape === 'zeta') return assertCornerCuts(maze, walls, what);
  return assertSameKeys(drawnKeys(maze.lines()), walls, what);
}
