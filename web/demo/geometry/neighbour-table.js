/**
 * Neighbours and reverse directions as tables for hot loops. An entry is computed at its first query.
 * @param {any} maze
 */
export function neighbourTable(maze) {
  const degree = maze.directions.length;
  const cells = new Int32Array(maze.cellCount * degree).fill(-2);
  const backs = new Uint8Array(cells.length);
  const find = (/** @type {number} */ cell, /** @type {number} */ direction) => {
    const slot = cell * degree + direction;
    if (cells[slot] === -2) {
      cells[slot] = maze.neighbour(cell, direction) ?? -1;
      backs[slot] = cells[slot] < 0 ? 0 : maze.back(cell, direction);
    }
    return slot;
  };
  return {
    directions: degree,
    /** The neighbour of a cell in a direction, or -1. @param {number} cell @param {number} direction */
    to: (cell, direction) => cells[find(cell, direction)],
    /** The direction from that neighbour back to the cell. @param {number} cell @param {number} direction */
    back: (cell, direction) => backs[find(cell, direction)],
  };
}

/** @typedef {ReturnType<typeof neighbourTable>} NeighbourTable */

/** The direction of a passage from a cell to another, or -1. @param {any} maze @param {number} cell @param {number} next */
export function directionTo(maze, cell, next) {
  return maze.directions.findIndex(
    (/** @type {string} */ _, /** @type {number} */ i) =>
      maze.isOpen(cell, i) && maze.neighbour(cell, i) === next,
  );
}
