import { newBoard } from './board.js';
import { newForest } from './forest.js';

export function standard(options) {
  const board = newBoard(options);
  const forest = newForest(board, options.params, options.params.walkers);
  let stacks = forest.starts.map((walker) => [walker]);
  while (stacks.length > 0) {
    for (const stack of stacks) {
      const next = forest.grow(stack.at(-1));
      if (next) stack.push(next);
      else stack.pop();
    }
    stacks = stacks.filter((stack) => stack.length > 0);
  }
  return board;
}
