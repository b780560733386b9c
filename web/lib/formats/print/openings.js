import { isUncovered } from '../picture/openings.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('../picture/core-paths.js').CorePaths} CorePaths */

/** A gap in the outline of a maze: its middle, and the angle of the way out, clockwise from the right. @typedef {{ x: number, y: number, angle: number }} Opening */

const NONE = 255;

/**
 * Where the picture of a maze is open at its start and at its end; null where a mark is instead.
 * Cost: O(walls).
 * @param {Maze} maze
 * @param {CorePaths} picture
 * @returns {{ start: Opening | null, end: Opening | null }}
 */
export function openingsOf(maze, picture) {
  const walls = picture.paths.get('walls');
  const isOpen = walls ? isUncovered(walls) : () => true;
  const openingOf = (/** @type {number | null} */ cell) => {
    if (cell === null) return null;
    const { points, sides, starts } = maze.polygons();
    // A curved side is several.
    let [x, y, dx, dy, count] = [0, 0, 0, 0, 0];
    for (let corner = starts[cell]; corner < starts[cell + 1]; corner += 1) {
      const next = corner + 1 < starts[cell + 1] ? corner + 1 : starts[cell];
      if (sides[corner] !== NONE && maze.neighbour(cell, sides[corner]) !== null) continue;
      const [x1, y1] = [points[2 * corner], points[2 * corner + 1]];
      const [x2, y2] = [points[2 * next], points[2 * next + 1]];
      if (!isOpen(x1, y1, x2, y2)) continue;
      x += (x1 + x2) / 2;
      y += (y1 + y2) / 2;
      dx += x2 - x1;
      dy += y2 - y1;
      count += 1;
    }
    // Corners are clockwise, so the way out is on the left.
    return count === 0 ? null : { x: x / count, y: y / count, angle: Math.atan2(-dx, dy) };
  };
  return { start: openingOf(maze.start), end: openingOf(maze.end) };
}
