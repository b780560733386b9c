import { bodySides } from '../../util/body-sides.js';

/** @import { Maze } from '../../library/public-types.js' */
/** @import { Floor } from '../../options/types.js' */

/** Vertices per side of a cell: two triangles from its middle. */
const PER_SIDE = 6;

/** The first vertex of a cell in its halved floor, and the one after its last. @param {Floor} floor @param {number} cell */
export const verticesOf = ({ starts }, cell) =>
  [cell, cell + 1].map((each) => PER_SIDE * (starts[each] - each));

/**
 * The floor of a maze of any shape as triangles with halved sides, so that the light can be less along
 * walls and in corners. Cost: linear in the corners of all cells.
 * @param {Maze} maze
 * @param {Floor} floor
 * @returns {{ positions: Float32Array, triangles: Uint32Array, near: Float32Array }} in the order of the
 *   cells and their sides; `near`: 1 at walls and in corners, 0 in the middle of cells and of passages
 */
export function halvedFloor(maze, floor) {
  const { starts } = floor;
  const { eachSide, isOpen } = bodySides(maze, floor);
  const count = PER_SIDE * (starts[maze.cellCount] - maze.cellCount);
  const positions = new Float32Array(3 * count);
  const near = new Float32Array(count);
  const triangles = new Uint32Array(count);
  let end = 0;
  const add = (
    /** @type {number} */ a,
    /** @type {number} */ b,
    /** @type {number} */ nearness,
  ) => {
    for (let axis = 0; axis < 3; axis += 1) {
      positions[3 * end + axis] =
        (floor.positions[3 * a + axis] + floor.positions[3 * b + axis]) / 2;
    }
    near[end] = nearness;
    // Counter-clockwise as seen from outside.
    triangles[end] = end + [0, 1, -1][end % 3];
    end += 1;
  };
  for (let cell = 0; cell < maze.cellCount; cell += 1) {
    const middle = starts[cell];
    eachSide(cell, (from, to) => {
      const wall = isOpen(from, to) ? 0 : 1;
      add(middle, middle, 0);
      add(from, from, 1);
      add(from, to, wall);
      add(middle, middle, 0);
      add(from, to, wall);
      add(to, to, 1);
    });
  }
  return { positions, triangles, near };
}
