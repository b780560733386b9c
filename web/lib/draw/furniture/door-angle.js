import { middleOf } from '../geometry/geometry.js';

/** @import { Maze } from '../../library/public-types.js' */

/**
 * The angle of the passage that leads through a door, clockwise from the right.
 * @param {Maze} maze @param {import('../geometry/geometry.js').Geometry} geometry @param {number} cell
 * @param {(cell: number) => boolean} [isFloor] default: what a passage leads to
 */
export function doorAngle(maze, geometry, cell, isFloor) {
  const [x, y] = middleOf(geometry, cell);
  /** Of what it leads to: of two opposite ones, the first. @type {number[]} */
  const angles = [];
  for (let direction = 0; direction < maze.directions.length; direction += 1) {
    const to = maze.neighbour(cell, direction);
    if (to === null || !(isFloor ? isFloor(to) : maze.isOpen(cell, direction))) continue;
    const [toX, toY] = middleOf(geometry, to);
    angles.push(Math.atan2(toY - y, toX - x));
  }
  const isOpposite = (/** @type {number} */ a, /** @type {number} */ b) => Math.cos(a - b) < -0.9;
  return angles.find((a) => angles.some((b) => isOpposite(a, b))) ?? angles[0] ?? 0;
}
