import { oncePer } from './once-per.js';
import { hasTiles } from './plain-squares.js';
import { sideWithin } from './side-within.js';

/** @import { Maze } from '../library/public-types.js' */

/** Half a step on squares, by direction. */
const HALF_STEPS = [
  [0, -0.5],
  [0, 0.5],
  [-0.5, 0],
  [0.5, 0],
];

const polygonsOf = oncePer((/** @type {Maze} */ maze) => maze.polygons());

/**
 * The side of a cell that a passage leads over: the way there from the middle of the cell, the angle of the
 * passage, clockwise from the right, and the width of the side. Over stairs, which have no side, half the way to
 * the other cell.
 * @param {Maze} maze
 * @param {number} cell
 * @param {number} direction
 * @returns {{ way: [number, number], angle: number, width: number }}
 */
export function doorSide(maze, cell, direction) {
  if (hasTiles(maze) && direction < HALF_STEPS.length) {
    const [x, y] = HALF_STEPS[direction];
    return { way: [x, y], angle: Math.atan2(y, x), width: 1 };
  }
  const { x, y } = maze.centre(cell);
  const side = sideWithin(polygonsOf(maze), cell, direction);
  if (side) {
    const { from, to, at } = side;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    // Corners go clockwise: outwards is to the left of a side.
    return {
      way: [at[0] - x, at[1] - y],
      angle: Math.atan2(-dx, dy),
      width: Math.hypot(dx, dy),
    };
  }
  const other = maze.neighbour(cell, direction);
  const end = other === null ? { x, y } : maze.centre(other);
  const way = /** @type {[number, number]} */ ([(end.x - x) / 2, (end.y - y) / 2]);
  return { way, angle: Math.atan2(way[1], way[0]), width: 1 };
}
