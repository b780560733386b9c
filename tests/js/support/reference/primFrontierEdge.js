import { newBoard } from './board.js';
import { takeAny } from './chance.js';

export function standard(options) {
  const board = newBoard(options);
  const inside = new Set();
  const edges = [];
  const join = (cell) => {
    inside.add(cell);
    for (const direction of board.directions(cell, (next) => !inside.has(next))) {
      edges.push([cell, direction]);
    }
  };
  join(board.randomCell());
  while (edges.length > 0) {
    const [cell, direction] = takeAny(board.random, edges);
    const next = board.neighbour(cell, direction);
    if (inside.has(next)) continue;
    board.carve(cell, direction);
    join(next);
  }
  return board;
}
