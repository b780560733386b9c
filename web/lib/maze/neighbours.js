/**
 * The neighbours of every cell, as the core keeps them. `exits`: per cell, bit d for a neighbour in
 * direction d. On regular shapes `table` is empty, the neighbour is `cell + delta[d]`, and `d ^ 1`
 * leads back; on others `table` has `to << 3 | back` per slot, `slots` of them per cell. `rows`: the
 * first cell of every row where rows differ in length.
 * @typedef {{ exits: Uint8Array, delta: Int32Array, table: Uint32Array, slots: number,
 *   rows: Uint32Array }} Neighbours
 */

/**
 * The neighbour of a cell and the direction back, in one number for loops over many cells. Defined
 * only where the bit of `exits` is set. Cost: O(1).
 * @param {Neighbours} neighbours
 * @param {number} cell
 * @param {number} direction
 * @returns {number} to << 3 | back
 */
export function neighbourAndBack({ delta, table, slots }, cell, direction) {
  if (table.length > 0) return table[cell * slots + direction];
  return (((cell + delta[direction]) << 3) | (direction ^ 1)) >>> 0;
}

/**
 * The index of the direction in which one cell is the neighbour of another; -1 if it is none.
 * @param {{ readonly directions: readonly unknown[],
 *   neighbour(cell: number, direction: number): number | null }} maze
 * @param {number} from
 * @param {unknown} to
 * @returns {number}
 */
export const directionTo = (maze, from, to) =>
  maze.directions.findIndex((_, i) => maze.neighbour(from, i) === to);
