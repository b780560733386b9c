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

/** How far a rail stands from the side of its bridge, as a part of the depth of the cell, at most 1.5. */
const RAIL = 0.25;
/** Of the adjacent sides it leaves this part at least, so that two of them leave a gap. */
const LEAVES = 0.58;

const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const meanOf = (points) =>
  [0, 1].map((k) => points.reduce((sum, at) => sum + at[k], 0) / points.length);
const lengthOfLine = (line) => line.slice(1).reduce((sum, at, i) => sum + distance(line[i], at), 0);

/** The part of an adjacent side that ends as far from the side to `end` as a rail stands from it. */
function partBeside(line, end, depth) {
  const [start, next] = line;
  const angle = (at) => Math.atan2(at[1] - start[1], at[0] - start[0]);
  return (RAIL * depth) / lengthOfLine(line) / Math.abs(Math.sin(angle(next) - angle(end)));
}

/** Bridges: what of their drawing is not a side of a cell, and which sides belong to no wall. */
function crossingsOf(maze, { points, sides, starts }) {
  const open = new Set();
  const closed = new Map();
  /** What may be drawn besides the sides of cells, as keys, and what must. */
  const rails = new Set();
  /** What closes passages over bridges off from the mouths. */
  const stripsOfBridges = [];
  for (const { bridge, from, to, open: isOpen } of maze.tunnels()) {
    const lines = [0, 1].map(
      (side) => `${bridge}:${maze.bridges[2 * indexOf(maze, bridge) + 1] ^ side}`,
    );
    for (const [i, { cell, direction }] of [from, to].entries()) {
      const pair = [lines[i], `${cell}:${direction}`];
      if (isOpen) for (const name of pair) open.add(name);
      else closed.set(pair[1], { bridge, side: Number(lines[i].split(':')[1]) });
    }
    if (!isOpen) continue;
    const first = starts[bridge];
    const count = starts[bridge + 1] - first;
    const corner = (i) => first + (((i % count) + count) % count);
    const at = (i) => [points[2 * corner(i)], points[2 * corner(i) + 1]];
    for (const name of lines) {
      const side = Number(name.split(':')[1]);
      let begin = 0;
      while (sides[corner(begin)] !== side || sides[corner(begin - 1)] === side) begin++;
      let end = begin;
      while (sides[corner(end)] === side) end++;
      const back = polyline(at, begin, -1, count);
      const onward = polyline(at, end, 1, count);
      const replaced = Array.from({ length: end - begin + 1 }, (_, i) => at(begin + i));
      const middle = meanOf(Array.from({ length: count }, (_, i) => at(i)));
      const depth = Math.min(1.5, 2 * distance(meanOf(replaced), middle));
      const shares = [partBeside(back, at(end), depth), partBeside(onward, at(begin), depth)];
      const share = Math.min(...shares, 1 - LEAVES);
      const [before, after] = [part(back, share), part(onward, share)];
      const [a, b] = [before.at(-1), after.at(-1)];
      const line = Array.from({ length: end - begin + 1 }, (_, i) => {
        if (i === 0) return a;
        if (i === end - begin) return b;
        const share = i / (end - begin);
        const [p, q, r] = [at(begin + i), at(begin), at(end)];
        return [0, 1].map((k) => p[k] + (1 - share) * (a[k] - q[k]) + share * (b[k] - r[k]));
      });
      rails.add(line);
      const strips = [
        [before, sides[corner(begin - 1)]],
        [after, sides[corner(end)]],
      ];
      for (const [strip, beside] of strips) {
        const other = beside === NO_SIDE ? null : maze.neighbour(bridge, beside);
        const isGap = isKept(maze, bridge)
          ? isLinked(maze, bridge, beside)
          : other === null || !isKept(maze, other);
        if (isGap) stripsOfBridges.push({ strip, bridge, other });
      }
    }
  }
  for (const own of stripsOfBridges) {
    // Of two bridges side by side the longer strip is drawn, of equal ones that of the lower cell.
    const beyond = stripsOfBridges.find(
      ({ strip, bridge, other }) =>
        bridge === own.other && other === own.bridge && distance(strip[0], own.strip[0]) < 1e-2,
    );
    const longer = beyond ? lengthOfLine(beyond.strip) - lengthOfLine(own.strip) : -1;
    const isBeyond = Math.abs(longer) > 1e-3 ? longer > 0 : own.other < own.bridge;
    if (!beyond || !isBeyond) rails.add(own.strip);
  }
  return { open, closed, rails: [...rails] };
}

const indexOf = ({ bridges }, cell) =>
  Array.from({ length: bridges.length / 2 }, (_, i) => bridges[2 * i]).indexOf(cell);

/** Points from corner `from` on, up to the first one at which the outline turns by 25 degrees. */
function polyline(at, from, step, count) {
  const list = [at(from)];
  for (let i = from + step; list.length < count; i += step) {
    list.push(at(i));
    const angles = [0, step].map((k) => {
      const [a, b] = [at(i - step + k), at(i + k)];
      return Math.atan2(b[1] - a[1], b[0] - a[0]);
    });
    if (Math.cos(angles[1] - angles[0]) < 0.9) break;
  }
  return list;
}

/** The first part of a line of points. */
function part(line, share) {
  const lengths = line.slice(1).map((p, i) => Math.hypot(p[0] - line[i][0], p[1] - line[i][1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let left = share * whole;
  const list = [line[0]];
  for (const [i, length] of lengths.entries()) {
    // What rounding leaves over is no segment.
    if (length >= left - whole / 1024) {
      const of = Math.min(1, left / length);
      list.push([0, 1].map((k) => line[i][k] + of * (line[i + 1][k] - line[i][k])));
      return list;
    }
    list.push(line[i + 1]);
    left -= length;
  }
  return list;
}

/** Takes the rails out of what is drawn; each must be there, near enough for 32-bit floats. */
function withoutRails(lines, { rails }, what) {
  const wanted = rails.flatMap((line) => line.slice(1).map((to, i) => [...line[i], ...to]));
  const kept = [];
  const found = new Set();
  const isSame = (a, b) =>
    [b, [b[2], b[3], b[0], b[1]]].some((one) =>
      one.every((value, i) => Math.abs(value - a[i]) < 1e-3),
    );
  for (let i = 0; i < lines.length; i += 4) {
    const drawn = [...lines.subarray(i, i + 4)];
    const rail = wanted.findIndex((one, k) => !found.has(k) && isSame(one, drawn));
    if (rail < 0) kept.push(...drawn);
    else found.add(rail);
  }
  assert.equal(found.size, wanted.length, `${what}: rails`);
  return Float32Array.from(kept);
}

const isKept = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;
const isLinked = (maze, cell, side) =>
  side !== NO_SIDE && ((maze.passages[cell] >> side) & 1) === 1;

/** An edge is a wall when a kept cell has it and none of its cells has a passage through it. */
function flatWalls(maze, edges, { open }) {
  const owners = new Map();
  for (const { cell, side, key } of edges) {
    if (!owners.has(key)) owners.set(key, { kept: false, linked: false });
    const owner = owners.get(key);
    owner.kept ||= isKept(maze, cell);
    owner.linked ||= isLinked(maze, cell, side) || open.has(`${cell}:${side}`);
  }
  return [...owners].filter(([, { kept, linked }]) => kept && !linked).map(([key]) => key);
}

function assertSameKeys(actual, expected, what) {
  const [a, b] = [[...actual].sort(), [...expected].sort()];
  if (a.length !== b.length || a.some((key, i) => key !== b[i])) assert.deepEqual(a, b, what);
}

/** Sides that meet in the drawing are each other's way back; the polygons turn clockwise. */
function assertPolygons(maze, polygons, edges, what) {
  const atTunnels = new Set(
    maze
      .tunnels()
      .flatMap(({ bridge, from, to }) => [from, to].map(({ cell }) => `${bridge} ${cell}`)),
  );
  const isCrossing = (a, b) => atTunnels.has(`${a} ${b}`) || atTunnels.has(`${b} ${a}`);
  const owners = new Map();
  for (const edge of edges) {
    const others = owners.get(edge.key) ?? [];
    for (const other of others) {
      if (other.cell === edge.cell || !isKept(maze, other.cell) || !isKept(maze, edge.cell))
        continue;
      if (isCrossing(edge.cell, other.cell)) continue;
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
function assertCutWalls(maze, edges, crossings, what) {
  const { open, closed } = crossings;
  const walls = edges.filter(
    ({ cell, side }) =>
      isKept(maze, cell) && !isLinked(maze, cell, side) && !open.has(`${cell}:${side}`),
  );
  const both = new Set(walls.map(({ key }) => key));
  const linesOf = (options) => withoutRails(maze.lines(options), crossings, what);
  const drawn = drawnKeys(linesOf({ seams: true }));
  assertSameKeys(drawn, both, `${what}: walls on both sides of cuts`);
  const once = drawnKeys(linesOf());
  /** The cell beyond a side, and its side: at a closed tunnel the bridge. */
  const beyond = (cell, side) => {
    if (side === NO_SIDE) return null;
    const crossed = closed.get(`${cell}:${side}`);
    if (crossed) return { cell: crossed.bridge, side: crossed.side };
    const end = [...closed].find(([, its]) => its.bridge === cell && its.side === side);
    if (end) {
      const [other, back] = end[0].split(':').map(Number);
      return { cell: other, side: back };
    }
    const other = maze.neighbour(cell, side);
    return other === null ? null : { cell: other, side: maze.back(cell, side) };
  };
  assert.equal(new Set(once).size, once.length, `${what}: a wall twice`);
  for (const key of once) assert.ok(both.has(key), `${what}: ${key} is no wall`);
  const keys = new Set(once);
  const sides = new Map();
  for (const { cell, side, key } of walls) {
    const other = beyond(cell, side);
    const here = `${cell}:${side}`;
    const there = other === null ? here : `${other.cell}:${other.side}`;
    const name = [here, there].sort().join();
    if (!sides.has(name)) sides.set(name, new Map());
    sides.get(name).set(here, keys.has(key) || undefined);
  }
  for (const [name, ends] of sides) {
    assert.ok([...ends.values()].some(Boolean), `${what}: ${name} is not drawn`);
  }
  // A wall between two cells is one side long, wherever the two are drawn.
  const wanted = walls.filter(({ cell, side }) => {
    const other = beyond(cell, side)?.cell ?? null;
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
  const crossings = crossingsOf(maze, polygons);
  const wraps = (shapeParams.wrap ?? 'none') !== 'none';
  if (wraps || shape === 'sphere' || shape === 'cubeSurface') {
    return assertCutWalls(maze, edges, crossings, what);
  }
  if (shape === 'graph') {
    return assertNodeWalls(maze, polygons, what);
  }
  assertPolygons(maze, polygons, edges, what);
  const walls = flatWalls(maze, edges, crossings);
  if (shape === 'zeta') return assertCornerCuts(maze, walls, what);
  const lines = withoutRails(maze.lines(), crossings, what);
  return assertSameKeys(drawnKeys(lines), walls, what);
}
