/** @typedef {import('../options/maze.js').Maze} Maze */

/** The cells with floor: not masked out and no rock, ascending. @param {Maze} maze */
export function keptCells({ cellCount, mask, kinds }) {
  const cells = [];
  for (let cell = 0; cell < cellCount; ++cell) {
    if (mask?.[cell] !== 0 && kinds?.[cell] !== 0) cells.push(cell);
  }
  return cells;
}
