/** @import { Maze } from '../../library/public-types.js' */

/**
 * The walls of a maze as one layer of boxes, a tile each: rock that touches no floor is left out.
 * @param {Maze} maze
 * @param {number} height in tiles
 * @returns {import('../solid/merged-faces.js').SolidGrid}
 */
export function wallGrid(maze, height) {
  const { width, height: depth, data } = maze.tiles();
  const edges = (/** @type {number} */ count) => Array.from({ length: count + 1 }, (_, i) => i);
  const walls = new Uint8Array(data.length);
  for (let y = 0; y < depth; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] === 0) continue;
      for (let row = Math.max(0, y - 1); row <= Math.min(depth - 1, y + 1); row += 1) {
        for (let at = Math.max(0, x - 1); at <= Math.min(width - 1, x + 1); at += 1) {
          if (data[row * width + at] === 0) walls[row * width + at] = 1;
        }
      }
    }
  }
  return {
    size: [width, 1, depth],
    edges: [edges(width), [0, height], edges(depth)],
    data: walls,
  };
}
