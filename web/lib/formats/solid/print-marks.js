import { isOpen } from '../../maze/neighbours.js';
import { doorSide } from '../../util/door-side.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./print-plan.js').PrintPlan} PrintPlan */
/** @typedef {import('./regions.js').Outline} Outline */
/** @typedef {import('./regions.js').Point} Point */

/** Shares of a cell: of its inner circle's diameter where it is narrower. */
const WELL = 0.4;
const SQUARE = 0.4;
const RING = 0.2;
const ARROW = 0.24;
const DOOR_DEPTH = 0.2;

/** @param {Point} centre @param {number} size @returns {Outline} */
const square = ({ x, y }, size) => {
  const half = Math.round(size / 2);
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
};

/**
 * Square holes in the plate where stairs lead down, so that a piece falls to the storey below.
 * @param {Maze} maze
 * @param {PrintPlan} plan
 * @returns {Outline[]}
 */
export function wellOutlines(maze, { parts, scale, place }) {
  const down = maze.directions.indexOf('down');
  if (down < 0) return [];
  return parts.flat().flatMap((cell) => {
    if (!((maze.passages[cell] >> down) & 1)) return [];
    const { x, y } = maze.centre(cell);
    return [square(place(x, y), WELL * scale)];
  });
}

/**
 * What lies on the floor: arrows of one-way passages, bars of doors, a ring on the start and a square on
 * the end.
 * @param {Maze} maze
 * @param {PrintPlan} plan
 * @returns {Outline[]}
 */
export function markOutlines(maze, plan) {
  const { scale, place } = plan;
  const middle = (/** @type {number} */ cell) => {
    const { x, y } = maze.centre(cell);
    return place(x, y);
  };
  const outlines = [...arrows(maze, plan), ...doors(maze, plan)];
  if (maze.start !== null) {
    const size = SQUARE * spread(maze, maze.start) * scale;
    const hole = square(middle(maze.start), (size * RING) / SQUARE);
    outlines.push(square(middle(maze.start), size), hole.reverse());
  }
  if (maze.end !== null) {
    outlines.push(square(middle(maze.end), SQUARE * spread(maze, maze.end) * scale));
  }
  return outlines;
}

/** Twice the least distance from a cell's middle to its sides, 1 at most. @param {Maze} maze @param {number} cell */
function spread(maze, cell) {
  const corners = maze.polygon(cell);
  const { x, y } = maze.centre(cell);
  let least = 0.5;
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [corners[i], corners[i + 1], corners[next], corners[next + 1]];
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    least = Math.min(least, Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length);
  }
  return 2 * least;
}

/** An arrow on every side over which one may leave a cell but not come back. @param {Maze} maze @param {Pick<PrintPlan, 'parts' | 'scale' | 'place'>} plan */
export function arrows(maze, { parts, scale, place }) {
  if (!maze.oneWays) return [];
  const { points, starts, sides } = maze.polygons();
  /** @type {Outline[]} */
  const outlines = [];
  for (const cell of parts.flat()) {
    const seen = new Set();
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) {
      const side = sides[i];
      if (side === 255 || seen.has(side) || !isOpen(maze, cell, side)) continue;
      const to = maze.neighbour(cell, side);
      const back = maze.back(cell, side);
      if (to === null || back === null || !((maze.oneWays[to] >> back) & 1)) continue;
      seen.add(side);
      const next = i + 1 < starts[cell + 1] ? i + 1 : starts[cell];
      const [ax, ay] = [points[2 * i], points[2 * i + 1]];
      const [bx, by] = [points[2 * next], points[2 * next + 1]];
      const from = place((ax + bx) / 2, (ay + by) / 2);
      // Corners go clockwise in the drawing: outwards is to the left of a side.
      const length = Math.hypot(bx - ax, by - ay);
      const [nx, ny] = [(by - ay) / length, (bx - ax) / length];
      const r = ARROW * scale * Math.min(1, length);
      const at = (/** @type {number} */ along, /** @type {number} */ across) => ({
        x: Math.round(from.x + r * (nx * along - ny * across)),
        y: Math.round(from.y + r * (ny * along + nx * across)),
      });
      outlines.push([at(1, 0), at(-0.7, 1), at(-0.7, -1)]);
    }
  }
  return outlines;
}

/** A bar across the way through every door, as long as the side on which it lies. @param {Maze} maze @param {PrintPlan} plan */
function doors(maze, { scale, place }) {
  return (maze.doors ?? []).map(({ cell, direction }) => {
    const { x, y } = maze.centre(cell);
    const { way, angle, width } =
      direction === undefined
        ? { way: [0, 0], angle: wayThrough(maze, cell), width: 1 }
        : doorSide(maze, cell, direction);
    const middle = place(x + way[0], y + way[1]);
    // Angles go clockwise in the drawing, whose y points down.
    const [nx, ny] = [Math.cos(angle), -Math.sin(angle)];
    const at = (/** @type {number} */ along, /** @type {number} */ across) => ({
      x: Math.round(middle.x + scale * (nx * along - ny * across)),
      y: Math.round(middle.y + scale * (ny * along + nx * across)),
    });
    const [half, wide] = [DOOR_DEPTH / 2, width / 2];
    return [at(-half, -wide), at(half, -wide), at(half, wide), at(-half, wide)];
  });
}

/** The angle of the way through a cell. @param {Maze} maze @param {number} cell */
function wayThrough(maze, cell) {
  const open = maze.directions.findIndex((_, i) => (maze.passages[cell] >> i) & 1);
  const other = open < 0 ? null : maze.neighbour(cell, open);
  if (other === null) return 0;
  const [from, to] = [maze.centre(cell), maze.centre(other)];
  return Math.atan2(to.y - from.y, to.x - from.x);
}
