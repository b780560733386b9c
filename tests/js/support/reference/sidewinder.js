import { EAST, SOUTH } from '../grid.js';
import { newBoard } from './board.js';

export function standard(options) {
  const board = newBoard(options);
  const { width, height, random } = board;
  for (let y = 0; y < height; y++) {
    let word = 0n;
    let runStart = 0;
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if (y === height - 1) {
        if (x < width - 1) board.carve(cell, EAST);
        continue;
      }
      if (x % 64 === 0) word = random.next();
      const coin = (word >> BigInt(x % 64)) & 1n;
      if (x < width - 1 && coin === 1n) {
        board.carve(cell, EAST);
        continue;
      }
      const length = x - runStart + 1;
      const back = length === 1 ? 0 : random.below(length);
      board.carve(cell - back, SOUTH);
      runStart = x + 1;
    }
  }
  return board;
}

/** Seed 000: the run of the last column is closed from the last column itself. */
export function seed(options) {
  const board = newBoard(options);
  const { width, height, random } = board;
  for (let y = 0; y < height; y++) {
    let rightCount = 1;
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if (x === width - 1 && y === height - 1) continue;
      if (x === width - 1) {
        board.carve(cell, SOUTH);
      } else if (y === height - 1) {
        board.carve(cell, EAST);
      } else if (random.below(2) === 1) {
        board.carve(cell, EAST);
        rightCount++;
      } else {
        board.carve(cell - random.below(rightCount), SOUTH);
        rightCount = 1;
      }
    }
  }
  return board;
}
