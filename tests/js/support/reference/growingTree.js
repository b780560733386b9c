import { newBoard } from './board.js';
import { placeToGrow } from './growth.js';
import { growTree } from './texture.js';

export function standard(options) {
  const board = newBoard(options);
  const tree = growTree(board, options.params);
  const active = [tree.start()];
  while (active.length > 0) {
    const place = placeToGrow(board.random, options.params, active.length);
    const fresh = tree.freshAround(active[place].cell);
    if (fresh.length > 0) active.push(tree.step(active[place], fresh));
    else active.splice(place, 1);
  }
  return board;
}
