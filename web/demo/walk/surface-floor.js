import { cellInSpace, openSides } from '../geometry/body-sides.js';

/** @import { Floor, Maze } from 'mazewright/dungeons' */

/**
 * The floor of a maze of any shape as triangles with halved sides, so that the light can be less along
 * walls and in corners. Cost: linear in the corners of all cells.
 * @param {Maze} maze
 * @param {Floor} floor
 * @param {(cell: number) => boolean} [isWanted] default: all cells
 * @returns {{ positions: Float32Array, triangles: Uint32Array, near: Float32Array }} `near`: 1 at walls
 *   and in corners, 0 in the middle of cells and of passages
 */
export function halvedFloor(maze, floor, isWanted = () => true) {
  const cells = Array.from({ length: maze.cellCount }, (_, cell) => cellInSpace(floor, cell));
  const open = openSides(maze, cells);
  /** @type {number[]} */
  const positions = [];
  /** @type {number[]} */
  const near = [];
  cells.forEach(({ middle, sides }, cell) => {
    if (!isWanted(cell)) return;
    for (const { from, to, half, name } of sides) {
      positions.push(...middle, ...from, ...half, ...middle, ...half, ...to);
      const wall = open.has(name) ? 0 : 1;
      near.push(0, 1, wall, 0, wall, 1);
    }
  });
  return {
    positions: Float32Array.from(positions),
    triangles: Uint32Array.from(near, (_, i) => i),
    near: Float32Array.from(near),
  };
}
