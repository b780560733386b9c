const SAMPLES = 500;
/** Cells that touch at a corner have middles nearer than this many of their inner radii together. */
const NEAR = 1.7;

/**
 * For every direction, the way from the middle of a cell to the corner it leads over, if it has no
 * side but a neighbour that touches there; null for the others. Such a direction is the same
 * everywhere, so the first few cells tell.
 * @param {any} maze
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
