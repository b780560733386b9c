/**
 * Who is beside whom and which direction leads back: tables for hot loops, filled as they are asked.
 * @param {any} maze
 */
export function waysOf(maze) {
  const ways = maze.directions.length;
  const cells = new Int32Array(maze.cellCount * ways).fill(-2);
  const backs = new Uint8Array(cells.length);
  const find = (/** @type {number} */ cell, /** @type {number} */ direction) => {
    const slot = cell * ways + direction;
    if (cells[slot] === -2) {
      cells[slot] = maze.neighbour(cell, direction) ?? -1;
      backs[slot] = cells[slot] < 0 ? 0 : maze.back(cell, direction);
    }
    return slot;
  };
  return {
    count: ways,
    /** The cell beside a cell, -1 where there is none. @param {number} cell @param {number} direction */
    to: (cell, direction) => cells[find(cell, direction)],
    /** @param {number} cell @param {number} direction */
    back: (cell, direction) => backs[find(cell, direction)],
  };
}

/** @typedef {ReturnType<typeof waysOf>} Ways */

/** The open direction from a cell to the next, -1 where none leads there. @param {any} maze @param {number} cell @param {number} next */
export function directionTo(maze, cell, next) {
  return maze.directions.findIndex(
    (/** @type {string} */ _, /** @type {number} */ i) =>
      maze.isOpen(cell, i) && maze.neighbour(cell, i) === next,
  );
}
