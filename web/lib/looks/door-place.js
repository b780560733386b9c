import { doorSide } from '../util/door-side.js';

/** @import { Door, Maze } from '../library/public-types.js' */

/** The middle of a cell in a drawing. @typedef {(cell: number) => readonly number[]} MiddleOf */

/**
 * Where a door stands in a drawing, and the angle of the passage that leads through it, clockwise from
 * the right: in the middle of its tile, or of a passage of its cell.
 * @param {Maze} maze @param {MiddleOf} middleOf @param {Door} door
 * @param {(cell: number) => boolean} [isFloor] see doorAngle
 * @returns {{ point: [number, number], angle: number, width: number }} `width`: that of the way there at most
 */
export function doorPlace(maze, middleOf, { cell, direction }, isFloor) {
  if (direction === undefined) {
    const [x, y] = middleOf(cell);
    return { point: [x, y], angle: doorAngle(maze, middleOf, cell, isFloor), width: Infinity };
  }
  const { x, y } = maze.centre(cell);
  const { way, angle, width } = doorSide(maze, cell, direction);
  return { point: [x + way[0], y + way[1]], angle, width };
}

/**
 * The angle of the passage that leads through a door, clockwise from the right.
 * @param {Maze} maze @param {MiddleOf} middleOf @param {number} cell
 * @param {(cell: number) => boolean} [isFloor] default: what a passage leads to
 */
export function doorAngle(maze, middleOf, cell, isFloor) {
  const [x, y] = middleOf(cell);
  /** Of what it leads to: of two opposite ones, the first. @type {number[]} */
  const angles = [];
  for (let direction = 0; direction < maze.directions.length; direction += 1) {
    const to = maze.neighbour(cell, direction);
    if (to === null || !(isFloor ? isFloor(to) : maze.isOpen(cell, direction))) continue;
    const [toX, toY] = middleOf(to);
    angles.push(Math.atan2(toY - y, toX - x));
  }
  const isOpposite = (/** @type {number} */ a, /** @type {number} */ b) => Math.cos(a - b) < -0.9;
  return angles.find((a) => angles.some((b) => isOpposite(a, b))) ?? angles[0] ?? 0;
}
