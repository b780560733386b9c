/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./figures.js').Figures} Figures */

/** Two points of the drawing are one if they are nearer than this, in cells. */
const NEAR = 1e-3;

/**
 * Tells sides of start and end that are openings: sides that no stroke covers. Cost of a call: O(strokes).
 * @param {Figures} strokes all walls
 * @returns {(x0: number, y0: number, x1: number, y1: number) => boolean}
 */
export const isUncovered = ({ points, starts }) => {
  return (x0, y0, x1, y1) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    for (let line = 0; line + 1 < starts.length; ++line) {
      for (let i = starts[line]; i + 1 < starts[line + 1]; ++i) {
        const [ax, ay] = [points[2 * i], points[2 * i + 1]];
        const [dx, dy] = [points[2 * i + 2] - ax, points[2 * i + 3] - ay];
        const length = dx * dx + dy * dy;
        const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
        const part = Math.min(1, Math.max(0, along));
        if (Math.hypot(ax + part * dx - x, ay + part * dy - y) < NEAR) return false;
      }
    }
    return true;
  };
};

/** The cells of a maze that may have an opening. @param {Maze} maze */
export const mayOpen = ({ start, end }) =>
  /** @type {number[]} */ ([start, end].filter((cell) => cell !== null));
