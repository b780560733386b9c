/**
 * The cell beside a cell, -1 where there is none: a table for one hot loop, filled as it is asked.
 * @param {any} maze
 * @returns {(cell: number, direction: number) => number}
 */
export function neighbourOf(maze) {
  const ways = maze.directions.length;
  const table = new Int32Array(maze.cellCount * ways).fill(-2);
  return (cell, direction) => {
    const slot = cell * ways + direction;
    if (table[slot] === -2) table[slot] = maze.neighbour(cell, direction) ?? -1;
    return table[slot];
  };
}
