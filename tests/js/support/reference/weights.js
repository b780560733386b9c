/** Random edge weights and the one spanning tree that is least under them. */
import { splitMixAt } from '../random.js';
import { Sets } from '../walk.js';
import { newBoard } from './board.js';

/** Edges in the order of their ids, 8 * cell + direction, from the lower cell of each pair. */
export function edgesOf(board) {
  return board.cells.flatMap((cell) =>
    board
      .directions(cell, (to) => to > cell)
      .map((direction) => ({ id: 8 * cell + direction, cell, direction })),
  );
}

/** What the cost of an edge is multiplied by. */
export const factorOf = (board, { horizontal, vertical }, { direction }) =>
  board.sideways.has(direction) ? horizontal : vertical;

/** The minimum spanning tree under (cost, tie, id), by sorting: every algorithm gives the same. */
export function minimumSpanningTree(options) {
  const board = newBoard(options);
  const range = BigInt(options.params.costRange);
  const key = board.random.next();
  const edges = edgesOf(board).map((edge) => {
    const hash = splitMixAt(key, edge.id);
    const drawn = Number(((hash >> 32n) * range) >> 32n) + 1;
    const cost = drawn * factorOf(board, options.params, edge);
    return { ...edge, cost, tie: Number(hash & 0xffffffffn) };
  });
  edges.sort((a, b) => a.cost - b.cost || a.tie - b.tie || a.id - b.id);
  const sets = new Sets(board.passages.length);
  for (const { cell, direction } of edges) {
    if (sets.join(cell, board.neighbour(cell, direction))) board.carve(cell, direction);
  }
  return board;
}
