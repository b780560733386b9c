/** @import { Fit } from '../../geometry/fit.js' */
/** @import { Part } from '../part.js' */

/** CSS pixels of a cell below which rock has one colour. */
const LEAST_CELL = 4.5;
/** Sides of the square that a cluster has on average, in cells; the first that has enough CSS pixels is used. */
const SIDES = [0.6, 1.2];
const LEAST_SIDE = 6.5;
/** CSS pixels between the strokes of a cluster at least, and their share of its side. */
const LEAST_GAP = 2.6;
const GAP = 0.29;
/** How far a cluster's middle lies from that of its square at most, in parts of the square. */
const JITTER = 0.36;
/** Cells from the floor within which clusters have their middle: at least, and by chance more. */
const REACH = 0.75;
const MORE_REACH = 0.5;
/** Directions of strokes. */
const ANGLES = 8;
/** Clusters between two yields: some milliseconds. */
const SLICE = 100;

/** Whether cells are large enough for hatched rock. @param {Fit} at */
export const isHatched = (at) => at.cell * at.geometry.unit >= LEAST_CELL * at.ratio;

/**
 * Hatches the rock around the floor, in steps: clusters of parallel strokes on a shade. Draws under what
 * the canvas shows already, so rock must be transparent there. A cluster depends on its place alone, and
 * is drawn alone: a canvas that is drawn part by part has the same pixels as one that is drawn at once.
 * The time depends on the pixels of the part (1100 x 700 full of clusters: about 0.15 s).
 * @param {CanvasRenderingContext2D} pen clipped to the part
 * @param {Fit} at
 * @param {(x: number, y: number, reach: number) => boolean} isNear whether a cell of floor is within reach
 *   of a point of the drawing, and one of rock as well
 * @param {{ line: string, shade: string }} colors
 * @param {Part} part
 */
export function* drawHatching(pen, at, isNear, { line, shade }, part) {
  const unit = at.geometry.unit * at.cell;
  const side =
    unit * (SIDES.find((each) => each * unit >= LEAST_SIDE * at.ratio) ?? SIDES[SIDES.length - 1]);
  const gap = Math.max(LEAST_GAP * at.ratio, GAP * side);
  const { box } = at.geometry;
  /** @type {number[][]} */
  const outlines = [];
  const from = (/** @type {number} */ pixel, /** @type {number} */ corner) =>
    Math.floor((pixel - corner) / side) - 1;
  const [firstColumn, lastColumn] = [from(part.left, at.left), from(part.right, at.left) + 2];
  const [firstRow, lastRow] = [from(part.top, at.top), from(part.bottom, at.top) + 2];
  pen.save();
  pen.globalCompositeOperation = 'destination-over';
  pen.strokeStyle = line;
  pen.lineWidth = Math.max(at.ratio, unit * 0.045);
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const chance = hash(column, row);
      const [x, y] = middleOf(column, row);
      const reach = REACH + (MORE_REACH * (chance & 0xff)) / 0xff;
      const place = [box.left + (x * side) / at.cell, box.top + (y * side) / at.cell];
      if (!isNear(place[0], place[1], reach * at.geometry.unit)) continue;
      const outline = outlineOf(column, row);
      for (let i = 0; i < outline.length; i += 2) {
        outline[i] = at.left + outline[i] * side;
        outline[i + 1] = at.top + outline[i + 1] * side;
      }
      outlines.push(outline);
      pen.beginPath();
      addStrokes(pen, outline, (Math.PI * ((chance >>> 8) % ANGLES)) / ANGLES, gap);
      pen.stroke();
      if (outlines.length % SLICE === 0) yield;
    }
  }
  pen.fillStyle = shade;
  pen.strokeStyle = shade;
  // The outline closes the gaps between clusters.
  pen.lineWidth = 1.5 * at.ratio;
  pen.lineJoin = 'round';
  for (const [i, outline] of outlines.entries()) {
    pen.beginPath();
    addPolygon(pen, outline);
    pen.fill();
    pen.stroke();
    if (i % SLICE === SLICE - 1) yield;
  }
  pen.restore();
}

/** A number by chance for a square. @param {number} column @param {number} row */
function hash(column, row) {
  let mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row + 0x7f4a7c15, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The middle of the cluster of a square, in sides of squares. @param {number} column @param {number} row */
function middleOf(column, row) {
  const chance = hash(column, row);
  const shift = (/** @type {number} */ bits) => JITTER * ((2 * bits) / 0xff - 1);
  return [column + 0.5 + shift((chance >>> 16) & 0xff), row + 0.5 + shift((chance >>> 24) & 0xff)];
}

/** The points that are nearer to the middle of a cluster than to any other: a convex polygon x y x y ... @param {number} column @param {number} row */
function outlineOf(column, row) {
  const [x, y] = middleOf(column, row);
  let points = [x - 1, y - 1, x + 1, y - 1, x + 1, y + 1, x - 1, y + 1];
  for (let down = -1; down <= 1; down += 1) {
    for (let right = -1; right <= 1; right += 1) {
      if (right === 0 && down === 0) continue;
      const [otherX, otherY] = middleOf(column + right, row + down);
      points = nearer(points, x, y, otherX, otherY);
    }
  }
  return points;
}

/** The part of a convex polygon that is nearer to the first point than to the second. @param {number[]} points @param {number} x @param {number} y @param {number} otherX @param {number} otherY */
function nearer(points, x, y, otherX, otherY) {
  const [right, down] = [otherX - x, otherY - y];
  const middle = (right * (x + otherX) + down * (y + otherY)) / 2;
  const kept = [];
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length;
    const [fromX, fromY, toX, toY] = [points[i], points[i + 1], points[next], points[next + 1]];
    const from = middle - right * fromX - down * fromY;
    const to = middle - right * toX - down * toY;
    if (from >= 0) kept.push(fromX, fromY);
    if (from >= 0 === to >= 0) continue;
    const share = from / (from - to);
    kept.push(fromX + share * (toX - fromX), fromY + share * (toY - fromY));
  }
  return kept;
}

/** @param {CanvasRenderingContext2D} path @param {number[]} points */
function addPolygon(path, points) {
  for (let i = 0; i < points.length; i += 2) {
    if (i === 0) path.moveTo(points[0], points[1]);
    else path.lineTo(points[i], points[i + 1]);
  }
  path.closePath();
}

/** Parallel strokes from edge to edge of a convex polygon. @param {CanvasRenderingContext2D} path @param {number[]} points @param {number} angle @param {number} gap */
function addStrokes(path, points, angle, gap) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** Along the strokes, and across. */
  const along = [];
  const across = [];
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    along.push(points[i] * cos + points[i + 1] * sin);
    const place = points[i + 1] * cos - points[i] * sin;
    across.push(place);
    least = Math.min(least, place);
    most = Math.max(most, place);
  }
  const count = Math.max(1, Math.floor((most - least) / gap));
  const margin = (most - least - (count - 1) * gap) / 2;
  for (let n = 0; n < count; n += 1) {
    const at = least + margin + n * gap;
    let [from, to] = [Infinity, -Infinity];
    for (let i = 0; i < along.length; i += 1) {
      const next = (i + 1) % along.length;
      if (across[i] > at === across[next] > at) continue;
      const share = (at - across[i]) / (across[next] - across[i]);
      const place = along[i] + share * (along[next] - along[i]);
      from = Math.min(from, place);
      to = Math.max(to, place);
    }
    const end = gap * 0.2;
    if (to - from <= 2 * end) continue;
    path.moveTo((from + end) * cos - at * sin, (from + end) * sin + at * cos);
    path.lineTo((to - end) * cos - at * sin, (to - end) * sin + at * cos);
  }
}
