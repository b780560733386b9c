import { cellsWithStairs, geometryOf, middleOf, radiusOf } from 'mazewright/draw';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Box } from '../../camera/camera.js' */

/** What numbers may not cover: the doors, stairs and things of a dungeon. @param {Maze} maze @returns {Box[]} in units of the drawing */
export function obstaclesOf(maze) {
  const geometry = geometryOf(maze);
  const placed = [...(maze.doors ?? []), ...(maze.things ?? [])].map(({ cell }) => cell);
  const stairs = cellsWithStairs(maze.kinds ?? new Uint8Array());
  return [...new Set([...placed, ...stairs])].map((cell) => {
    const [x, y] = middleOf(geometry, cell);
    const half = radiusOf(geometry, cell);
    return { left: x - half, top: y - half, right: x + half, bottom: y + half };
  });
}
