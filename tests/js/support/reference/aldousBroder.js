import { newBoard } from './board.js';
import { walkAndLink } from './walks.js';

export function standard(options) {
  const board = newBoard(options);
  const start = board.randomCell();
  walkAndLink(board, new Set([start]), start, board.cells.length);
  return board;
}
