/** @import { Maze } from '../../library/public-types.js' */

const SAMPLES = 500;
/** The middles of cells that touch at a corner are nearer than this multiple of their inner radii. */
const NEAR = 1.7;

/**
 * For every direction that leads over a corner, the vector from the middle of a cell to that corner;
 * null for directions that have a side, and for stairs. The vector is the same for all cells, so it is
 * read from the first cells that have such a neighbour.
 * @param {Maze} maze
 * @param {{ middles: Float32Array, radii: Float32Array, drawn: number }} geometry
 * @returns {([number, number] | null)[]}
 */
export function cornersOf(maze, { middles, radii, drawn }) {
  return maze.directions.map((/** @type {string} */ _, /** @type {number} */ direction) => {
    if ((drawn >> direction) & 1) return null;
    for (let cell = 0; cell < Math.min(SAMPLES, maze.cellCount); cell += 1) {
      const to = maze.neighbour(cell, direction);
      if (to === null) continue;
      const x = middles[2 * to] - middles[2 * cell];
      const y = middles[2 * to + 1] - middles[2 * cell + 1];
      return Math.hypot(x, y) < NEAR * (radii[cell] + radii[to]) ? [x / 2, y / 2] : null;
    }
    return null;
  });
}
