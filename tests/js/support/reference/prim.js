import { EAST, NORTH, SOUTH, WEST } from '../grid.js';
import { splitMixAt } from '../random.js';
import { Sets } from '../walk.js';
import { newBoard } from './board.js';
import { Heap } from './heap.js';

/** Edges in the order of their ids, 8 * cell + direction, from the lower cell of each pair. */
function edgesOf(board) {
  return board.cells.flatMap((cell) =>
    [SOUTH, EAST]
      .filter((direction) => board.neighbour(cell, direction) >= 0)
      .map((direction) => ({ id: 8 * cell + direction, cell, direction })),
  );
}

/** The minimum spanning tree under (cost, tie, id), by Kruskal's way: Prim's gives the same. */
export function standard(options) {
  const board = newBoard(options);
  const range = BigInt(options.params.costRange);
  const key = board.random.next();
  const edges = edgesOf(board).map((edge) => {
    const hash = splitMixAt(key, edge.id);
    const cost = Number(((hash >> 32n) * range) >> 32n);
    return { ...edge, cost, tie: Number(hash & 0xffffffffn) };
  });
  edges.sort((a, b) => a.cost - b.cost || a.tie - b.tie || a.id - b.id);
  const sets = new Sets(board.passages.length);
  for (const { cell, direction } of edges) {
    if (sets.join(cell, board.neighbour(cell, direction))) board.carve(cell, direction);
  }
  return board;
}

/** Seed 001's makeEdge and makeRoad: lazy, and an equal cost later replaces the parent. */
export function seed(options) {
  const board = newBoard(options);
  const costs = new Map();
  for (const { id } of edgesOf(board)) costs.set(id, board.random.below(options.params.costRange));
  const costOf = (cell, direction) =>
    direction === SOUTH || direction === EAST
      ? costs.get(8 * cell + direction)
      : costs.get(8 * board.neighbour(cell, direction) + (direction ^ 1));

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
      const cost = costOf(cell, direction);
      if (cost > (cheapest.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cheapest.set(next, cost);
      arrival.set(next, [cell, direction]);
      heap.push({ cell: next, cost });
    }
  }
  return board;
}
