import { uint32 } from '../core/maze-record.js';
import { readCell } from '../options/cells.js';
import { failUnknown } from '../util/suggest.js';
import { insideOf, runQuery } from './inside.js';

/** @import { Query } from '../core/queries.js' */
/** @import { Place } from '../options/types.js' */
/** @import { OwnMaze } from './inside.js' */

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

/** The query of the neighbours of all cells. @type {Query<Neighbours>} */
export const neighboursQuery = {
  name: 'grid',
  read: ({ neighbours: exits, delta, table, rows }) => ({
    exits,
    delta,
    table: uint32(table),
    // There may be fewer slots per cell than the shape has names of directions.
    slots: (table?.length ?? 0) / exits.length,
    rows: uint32(rows),
  }),
};

/** The neighbours of all cells. Cost: O(cells) for the first call. @param {OwnMaze} maze */
export function neighboursOf(maze) {
  const inside = insideOf(maze);
  inside.neighbours ??= runQuery(maze, neighboursQuery);
  return inside.neighbours;
}

/**
 * The index of a direction that was given by its name or index. Throws a MazeError if the maze has none
 * such.
 * @param {OwnMaze} maze
 * @param {string | number} direction
 * @returns {number}
 */
function readDirection({ directions }, direction) {
  const index = typeof direction === 'string' ? directions.indexOf(direction) : direction;
  if (Number.isInteger(index) && index >= 0 && index < directions.length) return index;
  return failUnknown('direction', direction, directions);
}

/**
 * The neighbour of a cell in a direction, and the direction back; see `maze.neighbour` and `maze.back`.
 * @param {OwnMaze} maze
 * @param {Place} cell
 * @param {string | number} direction
 * @returns {{ to: number, back: number } | null}
 */
export function slotOf(maze, cell, direction) {
  const index = readCell(maze, 'cell', cell);
  const number = readDirection(maze, direction);
  const neighbours = neighboursOf(maze);
  if (((neighbours.exits[index] >> number) & 1) === 0) return null;
  const slot = neighbourAndBack(neighbours, index, number);
  return { to: slot >>> 3, back: slot & 7 };
}

/**
 * Whether one can walk from a cell in a direction; see `maze.isOpen`.
 * @param {OwnMaze} maze
 * @param {Place} cell
 * @param {string | number} direction
 * @returns {boolean}
 */
export function isOpen(maze, cell, direction) {
  const index = readCell(maze, 'cell', cell);
  const leaving = maze.passages[index] & ~(maze.oneWays?.[index] ?? 0);
  return ((leaving >> readDirection(maze, direction)) & 1) === 1;
}

/**
 * The name of the direction in which one cell is the neighbour of another; see `maze.directionTo`.
 * @param {OwnMaze} maze
 * @param {Place} a
 * @param {Place} b
 */
export const directionTo = (maze, a, b) =>
  maze.directions[directionIndexTo(maze, readCell(maze, 'a', a), readCell(maze, 'b', b))] ?? null;

/**
 * The index of the direction in which one cell is the neighbour of another; -1 if it is none.
 * @param {{ readonly directions: readonly unknown[],
 *   neighbour(cell: number, direction: number): number | null }} maze
 * @param {number} from
 * @param {unknown} to
 * @returns {number}
 */
export const directionIndexTo = (maze, from, to) =>
  maze.directions.findIndex((_, i) => maze.neighbour(from, i) === to);
