/** A wall and a corridor of one device pixel each: below that nothing can be told apart. */
const LEAST_CELL = 2;
const MOST_CELL = 64;

/**
 * How a maze lies on the canvas, in whole device pixels, so that every wall is crisp.
 * @param {any} maze
 * @param {number} width of the room for it, in CSS pixels
 * @param {number} height
 * @param {number} ratio device pixels a CSS pixel
 */
export function fit(maze, width, height, ratio) {
  const room = (/** @type {number} */ css, /** @type {number} */ cells) =>
    Math.floor((css * ratio - 4 * ratio) / cells);
  const most = Math.floor(MOST_CELL * ratio);
  const fits = Math.min(room(width, maze.width), room(height, maze.height), most);
  const cell = Math.max(LEAST_CELL, fits);
  const wall = Math.max(1, Math.round(cell * 0.12));
  const pad = Math.ceil(wall / 2);
  return {
    cell,
    wall,
    pad,
    half: Math.floor(wall / 2),
    columns: maze.width,
    rows: maze.height,
    width: maze.width * cell + 2 * pad,
    height: maze.height * cell + 2 * pad,
    fits: fits >= LEAST_CELL,
    ratio,
  };
}

/** @typedef {ReturnType<typeof fit>} Fit */

/** The middle of a cell in device pixels. @param {Fit} at @param {number} cell */
export function middle(at, cell) {
  const x = cell % at.columns;
  const y = (cell - x) / at.columns;
  return { x: at.pad + (x + 0.5) * at.cell, y: at.pad + (y + 0.5) * at.cell };
}

/** The cell under a point in CSS pixels, or null. @param {Fit} at @param {number} x @param {number} y */
export function cellUnder(at, x, y) {
  const column = Math.floor((x * at.ratio - at.pad) / at.cell);
  const row = Math.floor((y * at.ratio - at.pad) / at.cell);
  if (column < 0 || row < 0 || column >= at.columns || row >= at.rows) return null;
  return row * at.columns + column;
}
