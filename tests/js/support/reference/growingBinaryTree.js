import { newBoard } from './board.js';
import { takeAny } from './chance.js';
import { growTree } from './texture.js';

export function standard(options) {
  const board = newBoard(options);
  const tree = growTree(board, options.params);
  const growing = [tree.start()];
  const done = [];
  while (growing.length + done.length > 0) {
    const isRest = growing.length === 0;
    const walker = takeAny(board.random, isRest ? done : growing);
    for (let spawn = isRest ? 1 : 2; spawn > 0; spawn--) {
      const fresh = tree.freshAround(walker.cell);
      if (fresh.length > 0) growing.push(tree.step(walker, fresh));
    }
    if (tree.freshAround(walker.cell).length > 0) done.push(walker);
  }
  return board;
}
