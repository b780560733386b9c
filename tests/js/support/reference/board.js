/** What every reference starts from: a grid with no passages and the cells that take part. */
import { neighbourOf } from '../grid.js';
import { keyOf, Random } from '../random.js';

export function newBoard({ width, height, mask = null, seed }) {
  const grid = { width, height, mask };
  const passages = new Uint8Array(width * height);
  const cells = [...passages.keys()].filter((cell) => !mask || mask[cell]);
  return {
    ...grid,
    passages,
    cells,
    order: [],
    random: new Random(keyOf(seed)),
    neighbour: (cell, direction) => neighbourOf(grid, cell, direction),
    carve(cell, direction) {
      passages[cell] |= 1 << direction;
      passages[neighbourOf(grid, cell, direction)] |= 1 << (direction ^ 1);
      this.order.push([cell, direction]);
    },
    /** Directions whose neighbour is in the grid and passes the test, lowest first. */
    directions: (cell, accept) =>
      [0, 1, 2, 3].filter((direction) => {
        const next = neighbourOf(grid, cell, direction);
        return next >= 0 && accept(next);
      }),
    randomCell() {
      return cells[this.random.below(cells.length)];
    },
  };
}
