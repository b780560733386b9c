import { middle, pixel } from '../geometry/fit.js';
import { bendsOf, isCut, sideOf } from '../geometry/geometry.js';
import { directionTo } from '../geometry/neighbour-table.js';
import { bridgeAbove } from '../geometry/tunnels.js';

/** @import { Context } from '../context.js' */
/** @import { Maze } from '../../library/public-types.js' */

/** Cells of a path per stroke: some milliseconds. */
const CELLS_PER_STROKE = 4_000;

/**
 * A path through cells, in steps, as a line over the middles of the sides that it crosses, on rings along the arcs. Where the
 * drawing is cut, the line ends at one edge and continues at the other; below a bridge it is dotted.
 * @param {Context} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {Maze} maze
 * @param {ArrayLike<number>} cells
 * @param {string} color
 * @param {number} share of a cell's width
 */
export function* drawPath(context, at, maze, cells, color, share) {
  if (cells.length < 2) return;
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, Math.round(at.cell * at.geometry.unit * share));
  context.lineJoin = at.squares ? 'miter' : 'round';
  context.lineCap = at.squares ? 'square' : 'round';
  context.beginPath();
  /** Lines below bridges: both ends of each. @type {Pixel[][]} */
  const below = [];
  let last = middle(at, cells[0]);
  context.moveTo(last.x, last.y);
  for (let i = 1; i < cells.length; i += 1) {
    const next = middle(at, cells[i]);
    if (isOutside(at, last, next)) context.moveTo(next.x, next.y);
    else step(context, at, maze, cells[i - 1], cells[i], below);
    last = next;
    if (i % CELLS_PER_STROKE === 0) {
      context.stroke();
      yield;
      context.beginPath();
      context.moveTo(last.x, last.y);
    }
  }
  context.stroke();
  drawBelow(context, below);
}

/** Lines below bridges, with the pen of the path. @param {Context} context @param {Pixel[][]} lines */
function drawBelow(context, lines) {
  if (lines.length === 0) return;
  const dot = Math.max(1, context.lineWidth * 0.5);
  context.save();
  context.lineCap = 'butt';
  context.globalAlpha = 0.55;
  context.setLineDash([dot, dot]);
  context.beginPath();
  for (const [from, to] of lines) {
    move(context, from);
    line(context, to);
  }
  context.stroke();
  context.restore();
}

/** Whether the canvas shows nothing of a step, whose line may leave the straight one by a cell. @type {(at: import('../geometry/fit.js').Fit, a: Pixel, b: Pixel) => boolean} */
function isOutside({ width, height, cell, geometry: { unit } }, a, b) {
  const margin = 2 * cell * Math.max(1, unit);
  const isOff = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ size,
  ) => Math.max(from, to) < -margin || Math.min(from, to) > size + margin;
  return isOff(a.x, b.x, width) || isOff(a.y, b.y, height);
}

/** @type {(context: Context, at: import('../geometry/fit.js').Fit, maze: Maze, from: number, to: number, below: Pixel[][]) => void} */
function step(context, at, maze, from, to, below) {
  const end = middle(at, to);
  const direction = areAdjacent(at, from, to) ? -1 : directionTo(maze, from, to);
  if (direction >= 0) {
    const here = sideOf(at.geometry, from, direction);
    const there =
      here && sideOf(at.geometry, to, /** @type {number} */ (maze.back(from, direction)));
    if (here) {
      for (const spot of bendsOf(at.geometry, from, here.at)) line(context, pixel(at, spot));
      line(context, pixel(at, here.at));
    }
    const isBelow = here && there && bridgeAbove(maze, from, direction) !== null;
    const cut = here && there && isCut(here.at, there.at);
    if (isBelow && (!cut || isNear(at, here.at, there.at))) {
      below.push([pixel(at, here.at), pixel(at, there.at)]);
    }
    if (!here || !there) context.moveTo(end.x, end.y);
    else if (isBelow || (!maze.graph && cut)) move(context, pixel(at, there.at));
    else line(context, pixel(at, there.at));
    const bends = there ? bendsOf(at.geometry, to, there.at) : [];
    for (const spot of bends.reverse()) line(context, pixel(at, spot));
  }
  context.lineTo(end.x, end.y);
}

/** Whether two sides of a bridge are as near as those of one cell are. @type {(at: import('../geometry/fit.js').Fit, a: number[], b: number[]) => boolean} */
const isNear = ({ geometry: { unit } }, a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]) < 2.5 * unit;

/** Whether two cells are adjacent plain squares: their middles need no side between them. @type {(at: import('../geometry/fit.js').Fit, from: number, to: number) => boolean} */
function areAdjacent({ squares, columns }, from, to) {
  if (!squares) return false;
  const across = Math.abs((from % columns) - (to % columns));
  return across + Math.abs(Math.floor(from / columns) - Math.floor(to / columns)) === 1;
}

/** @typedef {{ x: number, y: number }} Pixel */

const line = (/** @type {Context} */ context, /** @type {Pixel} */ { x, y }) =>
  context.lineTo(x, y);
const move = (/** @type {Context} */ context, /** @type {Pixel} */ { x, y }) =>
  context.moveTo(x, y);
