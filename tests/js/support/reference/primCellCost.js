import { splitMixAt } from '../random.js';
import { newBoard } from './board.js';

export function standard(options) {
  const board = newBoard(options);
  const key = board.random.next();
  const costs = new Map(board.cells.map((cell) => [cell, splitMixAt(key, cell)]));
  const byCost = [...board.cells].sort((a, b) => {
    const difference = costs.get(a) - costs.get(b);
    return difference === 0n ? a - b : Number(difference > 0n) - Number(difference < 0n);
  });
  const rank = new Map(byCost.map((cell, index) => [cell, index]));
  const cheapest = (cells) => cells.reduce((a, b) => (rank.get(a) < rank.get(b) ? a : b));

  const start = board.randomCell();
  const inside = new Set([start]);
  const isFresh = (cell) => !inside.has(cell);
  let growing = [start];
  while (growing.length > 0) {
    const cell = cheapest(growing);
    const fresh = board.directions(cell, isFresh);
    if (fresh.length === 0) {
      growing = growing.filter((other) => other !== cell);
      continue;
    }
    const next = cheapest(fresh.map((direction) => board.neighbour(cell, direction)));
    board.carve(
      cell,
      fresh.find((direction) => board.neighbour(cell, direction) === next),
    );
    inside.add(next);
    growing.push(next);
  }
  return board;
}
