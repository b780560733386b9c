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
  /** The openings of a cell by their sides; a curved side is several edges. @param {number | null} cell */
  const openingsAt = (cell) => {
    if (cell === null) return [];
    const { points, sides, starts } = maze.polygons();
    /** @type {Map<number, { x: number, y: number, dx: number, dy: number, count: number }>} */
    const found = new Map();
    for (let corner = starts[cell]; corner < starts[cell + 1]; corner += 1) {
      const next = corner + 1 < starts[cell + 1] ? corner + 1 : starts[cell];
      const side = sides[corner];
      if (side !== NONE && maze.neighbour(cell, side) !== null) continue;
      const [x1, y1] = [points[2 * corner], points[2 * corner + 1]];
      const [x2, y2] = [points[2 * next], points[2 * next + 1]];
      if (!isOpen(x1, y1, x2, y2)) continue;
      const sum = found.get(side) ?? { x: 0, y: 0, dx: 0, dy: 0, count: 0 };
      found.set(side, {
        x: sum.x + (x1 + x2) / 2,
        y: sum.y + (y1 + y2) / 2,
        dx: sum.dx + x2 - x1,
        dy: sum.dy + y2 - y1,
        count: sum.count + 1,
      });
    }
    return [...found.values()].map(({ x, y, dx, dy, count }) => ({
      x: x / count,
      y: y / count,
      // Corners are clockwise, so the way out is on the left.
      angle: Math.atan2(-dx, dy),
    }));
  };
  // Of one cell that is both, the start opens higher than the end, or more to the left.
  const [starts, ends] = [maze.start, maze.end].map((cell) =>
    openingsAt(cell).sort((a, b) => a.y - b.y || a.x - b.x),
  );
  return { start: starts[0] ?? null, end: ends.at(-1) ?? null };
}
