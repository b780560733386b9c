import { newBoard } from './board.js';
import { thousandths } from './chance.js';
import { walkAndEraseLoops, walkAndLink } from './walks.js';

export function standard(options) {
  const board = newBoard(options);
  const start = board.randomCell();
  const tree = new Set([start]);
  const walked = Math.ceil((thousandths(options.params.share) * board.cells.length) / 1000);
  walkAndLink(board, tree, start, walked);
  walkAndEraseLoops(board, tree);
  return board;
}
