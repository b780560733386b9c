import { newBoard } from './board.js';
import { takeAny } from './chance.js';

export function standard(options) {
  const board = newBoard(options);
  const inside = new Set();
  const frontier = [];
  const join = (cell) => {
    inside.add(cell);
    for (const direction of board.directions(cell, (next) => !inside.has(next))) {
      const next = board.neighbour(cell, direction);
      if (!frontier.includes(next)) frontier.push(next);
    }
  };
  join(board.randomCell());
  while (frontier.length > 0) {
    const cell = takeAny(board.random, frontier);
    board.carve(cell, board.random.pick(board.directions(cell, (next) => inside.has(next))));
    join(cell);
  }
  return board;
}
