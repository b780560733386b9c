// Regions of the plane with whole coordinates, by Clipper2 (Angus Johnson; its port to JavaScript,
// clipper2-ts). Its modules are imported one by one: with the triangulation and the clipping of rectangles
// the library would be 11 KB larger.

import { ClipType, FillRule } from 'clipper2-ts/dist/Core.js';
import { Clipper64, PolyTree64 } from 'clipper2-ts/dist/Engine.js';
import { ClipperOffset, EndType, JoinType } from 'clipper2-ts/dist/Offset.js';

/** @typedef {{ x: number, y: number }} Point */
/** Corners of a closed outline: counter-clockwise around an area, clockwise around a hole. @typedef {Point[]} Outline */
/** A connected area: its outline, then its holes. @typedef {Outline[]} PlaneArea */

/** How far arcs may be from a circle, in micrometres. */
const ARC_TOLERANCE = 25;
const MITER_LIMIT = 2;

/**
 * @param {Outline[]} one
 * @param {Outline[]} other
 */
function combined(one, other) {
  const clipper = new Clipper64();
  clipper.preserveCollinear = false;
  clipper.addSubject(one);
  clipper.addClip(other);
  return clipper;
}

/** @param {Outline[]} one @param {Outline[]} [other] @returns {Outline[]} */
export function union(one, other = []) {
  /** @type {Outline[]} */
  const outlines = [];
  combined(one, other).execute(ClipType.Union, FillRule.NonZero, outlines);
  return outlines;
}

/** @param {Outline[]} one @param {Outline[]} other @returns {Outline[]} */
export function difference(one, other) {
  /** @type {Outline[]} */
  const outlines = [];
  combined(one, other).execute(ClipType.Difference, FillRule.NonZero, outlines);
  return outlines;
}

/** The connected areas of one region without another. @param {Outline[]} one @param {Outline[]} [other] @returns {PlaneArea[]} */
export function areasOf(one, other = []) {
  const tree = new PolyTree64();
  combined(one, other).execute(ClipType.Difference, FillRule.NonZero, tree);
  /** @type {PlaneArea[]} */
  const areas = [];
  const collect = (/** @type {import('clipper2-ts').PolyPath64} */ parent) => {
    for (let i = 0; i < parent.count; ++i) {
      const outer = parent.child(i);
      const area = [/** @type {Outline} */ (outer.poly)];
      for (let hole = 0; hole < outer.count; ++hole) {
        area.push(/** @type {Outline} */ (outer.child(hole).poly));
        collect(outer.child(hole));
      }
      areas.push(area);
    }
  };
  collect(tree);
  return areas;
}

/**
 * Regions with a margin around them. Corners stay square where all sides are parallel to an axis, and are
 * rounded elsewhere.
 * @param {Outline[]} outlines
 * @param {number} margin
 * @returns {Outline[]}
 */
export function grown(outlines, margin) {
  const isStraight = outlines.every((outline) =>
    outline.every((point, i) => isParallel(point, outline[(i + 1) % outline.length])),
  );
  return offset(outlines, margin, isStraight ? JoinType.Miter : JoinType.Round, EndType.Polygon);
}

/**
 * Lines of a width, joined. Ends are square where all lines are parallel to an axis, else round.
 * @param {Point[][]} lines
 * @param {number} width
 * @returns {Outline[]}
 */
export function strokes(lines, width) {
  const isStraight = lines.every(([from, to]) => isParallel(from, to));
  return offset(lines, width / 2, JoinType.Round, isStraight ? EndType.Square : EndType.Round);
}

/** Whether a line is parallel to an axis. @param {Point} from @param {Point} to */
const isParallel = (from, to) => from.x === to.x || from.y === to.y;

/**
 * @param {Point[][]} paths
 * @param {number} distance
 * @param {JoinType} join
 * @param {EndType} end
 * @returns {Outline[]}
 */
function offset(paths, distance, join, end) {
  const clipper = new ClipperOffset(MITER_LIMIT, ARC_TOLERANCE);
  clipper.addPaths(paths, join, end);
  /** @type {Outline[]} */
  const outlines = [];
  clipper.execute(distance, outlines);
  return outlines;
}
