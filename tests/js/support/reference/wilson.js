import { newBoard } from './board.js';
import { walkAndEraseLoops } from './walks.js';

export function standard(options) {
  const board = newBoard(options);
  walkAndEraseLoops(board, new Set([board.randomCell()]));
  return board;
}
