import { EAST, NORTH, SOUTH, WEST } from '../grid.js';
import { newBoard } from './board.js';

const BIAS = {
  northWest: [NORTH, WEST],
  northEast: [NORTH, EAST],
  southWest: [SOUTH, WEST],
  southEast: [SOUTH, EAST],
};

export function standard(options) {
  const board = newBoard(options);
  const [vertical, horizontal] = BIAS[options.params.bias];
  for (let y = 0; y < board.height; y++) {
    let word = 0n;
    for (let x = 0; x < board.width; x++) {
      const cell = y * board.width + x;
      const canGoAcross = board.neighbour(cell, horizontal) >= 0;
      if (board.neighbour(cell, vertical) < 0) {
        if (canGoAcross) board.carve(cell, horizontal);
        continue;
      }
      if (x % 64 === 0) word = board.random.next();
      const coin = (word >> BigInt(x % 64)) & 1n;
      board.carve(cell, canGoAcross && coin === 1n ? horizontal : vertical);
    }
  }
  return board;
}

/** Seed 000: a coin only where there is a choice. */
export function seed(options) {
  const board = newBoard(options);
  const [vertical, horizontal] = BIAS[options.params.bias];
  for (const cell of board.cells) {
    const down = board.neighbour(cell, vertical) >= 0;
    const across = board.neighbour(cell, horizontal) >= 0;
    if (down && across) board.carve(cell, board.random.below(2) === 0 ? vertical : horizontal);
    else if (down) board.carve(cell, vertical);
    else if (across) board.carve(cell, horizontal);
  }
  return board;
}
