import { EAST, NORTH, SOUTH, WEST } from '../grid.js';
import { newBoard } from './board.js';
import { Heap } from './heap.js';
import { edgesOf, factorOf } from './weights.js';

export { minimumSpanningTree as standard } from './weights.js';

/** Seed 001's makeEdge and makeRoad: lazy, and an equal cost later replaces the parent. */
export function original(options) {
  const board = newBoard(options);
  const costs = new Map();
  for (const edge of edgesOf(board)) {
    const { cell, direction } = edge;
    const drawn = board.random.below(options.params.costRange) + 1;
    const cost = drawn * factorOf(board, options.params, edge);
    costs.set(`${cell} ${direction}`, cost);
    costs.set(`${board.neighbour(cell, direction)} ${board.back(cell, direction)}`, cost);
  }

  const visited = new Set();
  const cheapest = new Map();
  const arrival = new Map();
  const heap = new Heap();
  heap.push({ cell: board.cells[0], cost: 0 });
  while (heap.size > 0) {
    const { cell } = heap.pop();
    if (visited.has(cell)) continue;
    visited.add(cell);
    if (arrival.has(cell)) board.carve(...arrival.get(cell));
    for (const direction of [NORTH, WEST, SOUTH, EAST]) {
      const next = board.neighbour(cell, direction);
      if (next < 0 || visited.has(next)) continue;
      const cost = costs.get(`${cell} ${direction}`);
      if (cost > (cheapest.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cheapest.set(next, cost);
      arrival.set(next, [cell, direction]);
      heap.push({ cell: next, cost });
    }
  }
  return board;
}
