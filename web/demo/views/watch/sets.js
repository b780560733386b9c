import { distinct, isPlainSquares } from 'mazewright/draw';

/** @import { Maze } from 'mazewright/dungeons' */

/**
 * Films of more cells have no colours of sets, nor of their front, as too much of them changes at once:
 * on plain squares, and on shapes whose cells are drawn one by one.
 */
const MAX_CELLS = { squares: 6_000, shapes: 1_500 };
const NONE = 0xffffffff;

/** Whether a maze is small enough for a film with sets and a front. @param {Maze} maze */
export const showsSets = (maze) =>
  maze.cellCount <= (isPlainSquares(maze) ? MAX_CELLS.squares : MAX_CELLS.shapes);

/**
 * The sets of cells that a film has connected so far, by colour. A set has the colour of the cell that
 * got a passage first, so that of two sets that meet the older one keeps its colour.
 * @param {import('mazewright/dungeons').Film} film
 * @param {import('mazewright/draw').NeighbourTable} neighbours
 * @param {'light' | 'dark'} theme
 * @returns {{ update(): void, colorOf(cell: number): number }} colorOf: a packed pixel
 */
export function createSets(film, neighbours, theme) {
  const { maze, passages } = film;
  const steps = /** @type {Uint32Array} */ (maze.steps);
  const cells = inOrder(steps, neighbours, maze.cellCount);
  const sets = new Uint32Array(maze.cellCount);
  /** @type {Map<number, number>} */
  const colors = new Map();
  return {
    /** Finds the sets at the film's position. Cost: O(cells). */
    update() {
      sets.fill(NONE);
      for (const [rank, first] of cells.entries()) {
        if (sets[first] !== NONE || passages[first] === 0) continue;
        sets[first] = rank;
        const queue = [first];
        for (const cell of queue) {
          for (let direction = 0; direction < neighbours.directions; direction += 1) {
            if (((passages[cell] >> direction) & 1) === 0) continue;
            const to = neighbours.to(cell, direction);
            if (to < 0 || sets[to] !== NONE) continue;
            sets[to] = rank;
            queue.push(to);
          }
        }
      }
    },
    colorOf(cell) {
      const rank = sets[cell];
      const known = colors.get(rank);
      if (known !== undefined) return known;
      const color = distinct(theme, rank);
      colors.set(rank, color);
      return color;
    },
  };
}

/** The cells in the order in which they got their first passage. @param {Uint32Array} steps @param {import('mazewright/draw').NeighbourTable} neighbours @param {number} count */
function inOrder(steps, neighbours, count) {
  const found = new Uint8Array(count);
  /** @type {number[]} */
  const cells = [];
  const add = (/** @type {number} */ cell) => {
    if (cell < 0 || found[cell]) return;
    found[cell] = 1;
    cells.push(cell);
  };
  for (const entry of steps) {
    if ((entry & 63) >= 8) continue;
    add(entry >>> 6);
    add(neighbours.to(entry >>> 6, entry & 7));
  }
  return cells;
}
