import { oncePer } from '../../util/once-per.js';
import { isCut, sideOf } from './geometry.js';

/** @import { Maze } from '../../library/public-types.js' */

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Spot} Spot */

const nameOf = (/** @type {number} */ cell, /** @type {number} */ direction) =>
  `${cell} ${direction}`;

/** The bridges of a maze by the ends of their tunnels. */
const bridgesOf = oncePer((/** @type {Maze} */ maze) => {
  /** @type {Map<string, number>} */
  const bridges = new Map();
  for (const { bridge, from, to } of maze.tunnels()) {
    for (const end of [from, to]) bridges.set(nameOf(end.cell, end.direction), bridge);
  }
  return bridges;
});

/** The bridge above the tunnel into which a direction of a cell leads, or null. @param {Maze} maze @param {number} cell @param {number} direction @returns {number | null} */
export function bridgeAbove(maze, cell, direction) {
  if (!maze.bridges) return null;
  return bridgesOf(maze).get(nameOf(cell, direction)) ?? null;
}

/** Whether a passage is not drawn over a side in common: below a bridge, or where the drawing is cut. @param {Maze} maze @param {Geometry} geometry @param {number} cell @param {number} direction */
export function isApart(maze, geometry, cell, direction) {
  if (bridgeAbove(maze, cell, direction) !== null) return true;
  const here = sideOf(geometry, cell, direction);
  const to = /** @type {number} */ (maze.neighbour(cell, direction));
  const there = sideOf(geometry, to, /** @type {number} */ (maze.back(cell, direction)));
  return !here || !there || isCut(here.at, there.at);
}

/** How far a rail stands from the side of its bridge, of a cell's depth, at most MAX_DEPTH; and at most MAX_SHARE of the lines that meet the side. */
const INSET = 0.25;
const MAX_DEPTH = 1.5;
const MAX_SHARE = 0.42;

/**
 * The rails of a bridge above an open tunnel, and what closes its passages off from the mouths, as in
 * `lines()` of a finished maze, for mazes that are being made: x1 y1 x2 y2 each.
 * @param {import('./geometry.js').PolygonGeometry} geometry
 * @param {number} bridge
 * @param {number} direction of its tunnel
 * @param {(direction: number) => boolean} isOpen whether a passage leads over the bridge there
 * @returns {number[]}
 */
export function railsOf(geometry, bridge, direction, isOpen) {
  const { rail, before, after, sideBefore, sideAfter } = mouthOf(geometry, bridge, direction);
  return [
    ...segmentsOf(rail),
    ...(isOpen(sideBefore) ? segmentsOf(before) : []),
    ...(isOpen(sideAfter) ? segmentsOf(after) : []),
  ];
}

/** The outline of a mouth: the floor between a side of a bridge and the rail. @param {import('./geometry.js').PolygonGeometry} geometry @param {number} bridge @param {number} direction of its tunnel @returns {Spot[]} */
export function mouthOutline(geometry, bridge, direction) {
  const { side, rail } = mouthOf(geometry, bridge, direction);
  return [...side, ...rail.reverse()];
}

/** @param {import('./geometry.js').PolygonGeometry} geometry @param {number} bridge @param {number} direction */
function mouthOf({ points, sides, starts }, bridge, direction) {
  const [first, count] = [starts[bridge], starts[bridge + 1] - starts[bridge]];
  const corner = (/** @type {number} */ i) => first + ((i + count) % count);
  const at = (/** @type {number} */ i) =>
    /** @type {Spot} */ ([points[2 * corner(i)], points[2 * corner(i) + 1]]);
  const side = (/** @type {number} */ i) => sides[corner(i)];
  let begin = 0;
  while (side(begin) !== direction || side(begin - 1) === direction) begin += 1;
  let end = begin;
  while (side(end) === direction) end += 1;
  const back = [at(begin)];
  for (let i = begin - 1; i > end - count; i -= 1) {
    back.push(at(i));
    if (hasAngle(at(i + 1), at(i), at(i - 1))) break;
  }
  const onward = [at(end)];
  for (let i = end + 1; i < begin + count; i += 1) {
    onward.push(at(i));
    if (hasAngle(at(i - 1), at(i), at(i + 1))) break;
  }

  const replaced = Array.from({ length: end - begin + 1 }, (_, i) => at(begin + i));
  const middle = meanOf(Array.from({ length: count }, (_, i) => at(i)));
  const depth = Math.min(MAX_DEPTH, 2 * distance(meanOf(replaced), middle));
  const shareOf = (/** @type {Spot[]} */ line, /** @type {Spot} */ other) =>
    (INSET * depth) / lengthOf(line) / Math.max(1e-6, sineAt(line[0], line[1], other));
  const shares = [shareOf(back, at(end)), shareOf(onward, at(begin))];
  const share = Math.min(...shares, MAX_SHARE);
  const [before, after] = [partOf(back, share), partOf(onward, share)];
  const [a, b] = [before[before.length - 1], after[after.length - 1]];
  const rail = replaced.map((spot, i) => {
    const onLine = i / (replaced.length - 1);
    const moved = [0, 1].map(
      (k) => (1 - onLine) * (a[k] - replaced[0][k]) + onLine * (b[k] - at(end)[k]),
    );
    return /** @type {Spot} */ ([spot[0] + moved[0], spot[1] + moved[1]]);
  });
  const [sideBefore, sideAfter] = [side(begin - 1), side(end)];
  return { side: replaced, rail, before, after, sideBefore, sideAfter };
}

/** Whether a line turns by more than 25 degrees at its middle point. @param {Spot} a @param {Spot} at @param {Spot} b */
function hasAngle(a, at, b) {
  const [x, y, u, v] = [at[0] - a[0], at[1] - a[1], b[0] - at[0], b[1] - at[1]];
  return x * u + y * v < 0.9 * Math.hypot(x, y) * Math.hypot(u, v);
}

/** @param {Spot} a @param {Spot} b */
const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** @param {Spot[]} line */
const lengthOf = (line) =>
  line.reduce((sum, spot, i) => sum + (i === 0 ? 0 : distance(line[i - 1], spot)), 0);

/** @param {Spot[]} spots @returns {Spot} */
const meanOf = (spots) => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

/** The sine of the angle at a point between two others. @param {Spot} at @param {Spot} a @param {Spot} b */
function sineAt(at, a, b) {
  const [ax, ay, bx, by] = [a[0] - at[0], a[1] - at[1], b[0] - at[0], b[1] - at[1]];
  return Math.abs(ax * by - ay * bx) / Math.max(1e-9, Math.hypot(ax, ay) * Math.hypot(bx, by));
}

/** The first part of a line. @param {Spot[]} line @param {number} share @returns {Spot[]} */
function partOf(line, share) {
  let left = share * lengthOf(line);
  const part = [line[0]];
  for (let i = 1; i < line.length; i += 1) {
    const length = distance(line[i - 1], line[i]);
    const of = Math.min(1, left / length);
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
    part.push([ax + of * (bx - ax), ay + of * (by - ay)]);
    left -= length;
    if (left <= 1e-3 * length) break;
  }
  return part;
}

/** @param {Spot[]} line */
const segmentsOf = (line) =>
  line.slice(1).flatMap((spot, i) => [line[i][0], line[i][1], spot[0], spot[1]]);
