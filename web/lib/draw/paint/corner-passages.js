import { unpacked } from '../../looks/pixels.js';
import { pixel } from '../geometry/fit.js';
import { middleOf } from '../geometry/geometry.js';
import { drawWalls } from './walls.js';

/** @import { Context } from '../context.js' */

/** Half the diagonal of a passage over a corner, as maze.lines() draws it. */
const REACH = 0.25;
/** Cells between two yields. */
const SLICE = 500;

/**
 * Passages over a corner where four cells meet, in steps: their floor, and with `ink` their two walls.
 * @param {Context} context
 * @param {import('../geometry/fit.js').Fit} at
 * @param {ArrayLike<number>} passages
 * @param {(cell: number) => number} colorOf
 * @param {string | null} [ink]
 * @param {Iterable<number> | null} [cells] default: all
 */
export function* drawCorners(context, at, passages, colorOf, ink = null, cells = null) {
  const { geometry } = at;
  const diagonals = geometry.corners.flatMap((corner, direction) =>
    corner ? [{ direction, corner }] : [],
  );
  if (diagonals.length === 0) return;
  /** @type {number[]} */
  const walls = [];
  const draw = (/** @type {number} */ cell) => {
    for (const { direction, corner } of diagonals) {
      if (((passages[cell] >> direction) & 1) === 0) continue;
      const [x, y] = middleOf(geometry, cell).map((value, i) => value + corner[i]);
      context.fillStyle = unpacked(colorOf(cell));
      context.beginPath();
      for (const [dx, dy] of [
        [REACH, 0],
        [0, REACH],
        [-REACH, 0],
        [0, -REACH],
      ]) {
        const point = pixel(at, [x + dx, y + dy]);
        context.lineTo(point.x, point.y);
      }
      context.fill();
      // The passage leads towards the corner. Its walls are the other two sides of the diamond.
      const [right, down] = [Math.sign(corner[0]) * REACH, Math.sign(corner[1]) * REACH];
      walls.push(x + right, y, x, y - down, x - right, y, x, y + down);
    }
  };
  let seen = 0;
  for (const cell of cells ?? Array(passages.length).keys()) {
    draw(cell);
    seen += 1;
    if (seen % SLICE === 0) yield;
  }
  if (ink !== null) yield* drawWalls(context, at, walls, ink);
}
