import { newBoard } from './board.js';

export function standard(options) {
  const board = newBoard(options);
  const { random } = board;
  const visited = new Set();
  const isVisited = (cell) => visited.has(cell);
  const isFree = (cell) => !visited.has(cell);

  let cell = board.randomCell();
  visited.add(cell);
  while (visited.size < board.cells.length) {
    const free = board.directions(cell, isFree);
    if (free.length > 0) {
      const direction = random.pick(free);
      board.carve(cell, direction);
      cell = board.neighbour(cell, direction);
    } else {
      cell = board.cells.find((c) => isFree(c) && board.directions(c, isVisited).length > 0);
      board.carve(cell, random.pick(board.directions(cell, isVisited)));
    }
    visited.add(cell);
  }
  return board;
}
