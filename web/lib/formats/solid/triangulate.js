// Triangles of areas with holes by earcut (Mapbox), which leaves out corners on a straight line between
// others; here each is put back, so that every side of a triangle is one of exactly one other triangle.

import earcut from 'earcut';

/** @typedef {import('./regions.js').Point} Point */
/** @typedef {import('./regions.js').PlaneArea} PlaneArea */
/** @typedef {[Point, Point, Point]} Triangle */
/** @typedef {{ a: Point, b: Point, between: Point[] }} Side */

/** @param {Point} point */
const keyOf = ({ x, y }) => `${x},${y}`;
/** @param {Point} a @param {Point} b */
const sideKey = (a, b) => `${keyOf(a)} ${keyOf(b)}`;

/** Twice the area, positive where the corners go counter-clockwise. @param {Point} a @param {Point} b @param {Point} c */
const area2 = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/**
 * An area as triangles, counter-clockwise, with no corner inside a side of another.
 * @param {PlaneArea} area
 * @returns {Triangle[]}
 */
export function triangulate(area) {
  const points = area.flat();
  const holes = [];
  let at = 0;
  for (const outline of area.slice(0, -1)) {
    at += outline.length;
    holes.push(at);
  }
  const places = new Float64Array(2 * points.length);
  points.forEach(({ x, y }, i) => {
    places[2 * i] = x;
    places[2 * i + 1] = y;
  });
  const corners = earcut(places, holes);
  /** @type {Triangle[]} */
  const triangles = [];
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [points[corners[i]], points[corners[i + 1]], points[corners[i + 2]]];
    const area = area2(a, b, c);
    if (area !== 0) triangles.push(area > 0 ? [a, b, c] : [a, c, b]);
  }
  return withAllCorners(triangles, area);
}

/**
 * Triangles whose sides are divided at the corners that lie on them.
 * @param {Triangle[]} triangles
 * @param {PlaneArea} area
 */
function withAllCorners(triangles, area) {
  /** Sides without one in the opposite direction. @type {Map<string, Side>} */
  const open = new Map();
  const add = (/** @type {Point} */ a, /** @type {Point} */ b) => {
    if (!open.delete(sideKey(b, a))) open.set(sideKey(a, b), { a, b, between: [] });
  };
  for (const [a, b, c] of triangles) {
    add(a, b);
    add(b, c);
    add(c, a);
  }
  for (const outline of area) {
    outline.forEach((point, i) => {
      add(outline[(i + 1) % outline.length], point);
    });
  }
  if (open.size === 0) return triangles;

  /** @type {Map<string, Side[]>} */
  const lines = new Map();
  for (const side of open.values()) {
    const key = lineOf(side);
    const list = lines.get(key);
    if (list) list.push(side);
    else lines.set(key, [side]);
  }
  for (const sides of lines.values()) divide(sides);

  const between = (/** @type {Point} */ a, /** @type {Point} */ b) =>
    open.get(sideKey(a, b))?.between ?? [];
  /** @type {Triangle[]} */
  const all = [];
  /** @type {(a: Point, b: Point, c: Point, ab: Point[], bc: Point[], ca: Point[]) => void} */
  const split = (a, b, c, ab, bc, ca) => {
    const [point, ...rest] = ab;
    if (point) {
      split(a, point, c, [], [], ca);
      split(point, b, c, rest, bc, []);
    } else if (bc.length > 0) split(b, c, a, bc, ca, ab);
    else if (ca.length > 0) split(c, a, b, ca, ab, bc);
    else all.push([a, b, c]);
  };
  for (const [a, b, c] of triangles) {
    split(a, b, c, between(a, b), between(b, c), between(c, a));
  }
  return all;
}

/** The line of a side, the same for all sides on it. @param {Side} side */
function lineOf({ a, b }) {
  let [dx, dy] = [b.x - a.x, b.y - a.y];
  if (dx < 0 || (dx === 0 && dy < 0)) [dx, dy] = [-dx, -dy];
  let [divisor, rest] = [dx, Math.abs(dy)];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  dx /= divisor;
  dy /= divisor;
  return `${dx},${dy} ${dx * a.y - dy * a.x}`;
}

/** Finds the corners between the ends of sides that lie on one line. @param {Side[]} sides */
function divide(sides) {
  const along = (/** @type {Point} */ { x, y }, /** @type {Side} */ { a, b }) =>
    x * (b.x - a.x) + y * (b.y - a.y);
  const [axis] = sides;
  const corners = new Map(
    sides.flatMap(({ a, b }) => [a, b]).map((point) => [keyOf(point), point]),
  );
  const sorted = [...corners.values()]
    .map((point) => ({ point, place: along(point, axis) }))
    .sort((one, other) => one.place - other.place);
  const index = new Map(sorted.map(({ point }, i) => [keyOf(point), i]));
  for (const side of sides) {
    const [from, to] = [side.a, side.b].map((end) => /** @type {number} */ (index.get(keyOf(end))));
    const inside = sorted.slice(Math.min(from, to) + 1, Math.max(from, to));
    side.between = inside.map(({ point }) => point);
    if (from > to) side.between.reverse();
  }
}
