import { newBoard } from './board.js';

export function standard(options) {
  const board = newBoard(options);
  const visited = new Set([board.randomCell()]);
  // A set gives its members in the order they joined, those added on the way too.
  for (const cell of visited) {
    for (;;) {
      const fresh = board.directions(cell, (next) => !visited.has(next));
      if (fresh.length === 0) break;
      const direction = board.random.pick(fresh);
      board.carve(cell, direction);
      visited.add(board.neighbour(cell, direction));
    }
  }
  return board;
}
