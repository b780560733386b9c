/** @import { Maze } from '../library/public-types.js' */

/**
 * Whether a maze has square cells in rows, numbered along them, and no bridges. Such a maze needs no
 * table of corners: those of 4000 x 4000 cells would take 512 MB. Bridges have walls in their cells.
 * @param {Maze} maze
 */
export function isPlainSquares(maze) {
  return maze.bridges === null && hasTiles(maze);
}

/** Whether a maze has tiles, and text that can be read back: squares in rows. @param {Maze} maze */
export function hasTiles(maze) {
  if (maze.levels !== 1 || maze.graph || maze.cellCount !== maze.width * maze.height) return false;
  try {
    maze.tileOf(0);
    return true;
  } catch {
    return false;
  }
}
