import { markOutlines, wellOutlines } from './print-marks.js';
import { areasOf, difference, grown, strokes, union } from './regions.js';
import { touchingCorners } from './touching.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./print-plan.js').PrintPlan} PrintPlan */
/** @typedef {import('./regions.js').Outline} Outline */
/** @typedef {import('./regions.js').PlaneArea} PlaneArea */

/**
 * A print as regions, none of which touches another.
 * @typedef {object} Relief
 * @property {PlaneArea[]} plates one per part, with wells and openings as holes
 * @property {Outline[]} walls
 * @property {Outline[]} marks
 */

/** Of a side, in micrometres. */
const SHORTEST = 20;
/** Half the size of the squares that join what touches, in micrometres. */
const PATCH = 60;
/** Joins can touch again. */
const ROUNDS = 8;
/** Between marks and walls, in micrometres: wider than the line of a common nozzle. */
const GAP = 500;

/**
 * The regions of a print: the plate below the kept cells and the walls, whose rim stands out by the lip,
 * the walls as `maze.lines` draws them, and the marks between them.
 * @param {Maze} maze
 * @param {PrintPlan} plan
 * @returns {Relief}
 */
export function reliefOf(maze, plan) {
  const { points, starts } = maze.polygons();
  const lines = segmentsOf(maze, plan);
  const outlineOf = (/** @type {number} */ cell) => {
    const corners = [];
    for (let i = starts[cell]; i < starts[cell + 1]; ++i) {
      corners.push(plan.place(points[2 * i], points[2 * i + 1]));
    }
    return counterClockwise(corners);
  };
  const cells = union(plan.parts.flat().map(outlineOf));
  const bucket = plan.scale;
  const walls = untouching(strokes(lines, plan.thickness), bucket);
  const base = union(
    grown(cells, plan.lip + plan.thickness / 2),
    strokes(lines, plan.thickness + 2 * plan.lip),
  );
  const wells = difference(wellOutlines(maze, plan), grown(walls, GAP / 2));
  const plates = areasOf(untouching(base, bucket), wells);
  const kept = [...walls, ...wells];
  const marks = difference(
    areasOf(markOutlines(maze, plan)).flat(),
    kept.length > 0 ? [...grown(walls, GAP), ...grown(wells, GAP)] : [],
  );
  return { plates, walls, marks: untouching(marks, bucket) };
}

/** @param {Maze} maze @param {PrintPlan} plan */
function segmentsOf(maze, plan) {
  const lines = maze.lines();
  const segments = [];
  for (let i = 0; i < lines.length; i += 4) {
    const from = plan.place(lines[i], lines[i + 1]);
    const to = plan.place(lines[i + 2], lines[i + 3]);
    if (from.x !== to.x || from.y !== to.y) segments.push([from, to]);
  }
  return segments;
}

/** @param {Outline} outline */
function counterClockwise(outline) {
  let area = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    area += a.x * b.y - b.x * a.y;
  });
  return area < 0 ? outline.reverse() : outline;
}

/**
 * Outlines without sides that no printer could make, whose triangles would have no certain normal.
 * @param {Outline[]} outlines
 */
function withoutShortSides(outlines) {
  const shorter = outlines.map((outline) => {
    let last = outline[outline.length - 1];
    return outline.filter((point) => {
      if (Math.hypot(point.x - last.x, point.y - last.y) < SHORTEST) return false;
      last = point;
      return true;
    });
  });
  return union(shorter.filter(({ length }) => length > 2));
}

/**
 * Outlines joined by a small square where they touch themselves or each other.
 * @param {Outline[]} outlines
 * @param {number} bucket
 */
function untouching(outlines, bucket) {
  let joined = withoutShortSides(outlines);
  for (let round = 0; round < ROUNDS; ++round) {
    const corners = touchingCorners(joined, bucket);
    if (corners.length === 0) break;
    joined = union(
      joined,
      corners.map(({ x, y }) => [
        { x: x - PATCH, y: y - PATCH },
        { x: x + PATCH, y: y - PATCH },
        { x: x + PATCH, y: y + PATCH },
        { x: x - PATCH, y: y + PATCH },
      ]),
    );
  }
  return joined;
}
