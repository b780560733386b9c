import { EAST, NORTH, SOUTH, WEST } from '../grid.js';
import { newBoard } from './board.js';
import { growTree } from './texture.js';

export function standard(options) {
  const board = newBoard(options);
  const tree = growTree(board, options.params);
  const stack = [tree.start()];
  while (stack.length > 0) {
    const fresh = tree.freshAround(stack.at(-1).cell);
    if (fresh.length > 0) stack.push(tree.step(stack.at(-1), fresh));
    else stack.pop();
  }
  return board;
}

/** Seed 004: shuffles all four directions in every cell and opens after the recursion. */
export function original(options) {
  const board = newBoard(options);
  const { width, height, random, places } = board;
  const visited = new Set();
  const x = random.below(2 * width) >> 1;
  const y = random.below(2 * height) >> 1;
  const isFrom = (cell) => places[cell].y * width + places[cell].x >= y * width + x;

  const visit = (cell) => {
    visited.add(cell);
    const order = [SOUTH, WEST, EAST, NORTH];
    for (let i = 0; i < 3; i++) {
      const other = i + random.below(4 - i);
      [order[i], order[other]] = [order[other], order[i]];
    }
    for (const direction of order) {
      const next = board.neighbour(cell, direction);
      if (next < 0 || visited.has(next)) continue;
      visit(next);
      board.carve(cell, direction);
    }
  };
  visit(board.cells.find(isFrom) ?? board.cells[0]);
  return board;
}
