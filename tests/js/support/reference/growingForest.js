import { newBoard } from './board.js';
import { newForest } from './forest.js';
import { placeToGrow } from './growth.js';

export function standard(options) {
  const board = newBoard(options);
  const { random } = board;
  const forest = newForest(board, options.params, options.params.trees);
  const growing = forest.starts.map((walker) => [walker]);
  while (growing.length > 0) {
    const turn = growing.length === 1 ? 0 : random.below(growing.length);
    const active = growing[turn];
    const place = placeToGrow(random, options.params, active.length);
    const next = forest.grow(active[place]);
    if (next) active.push(next);
    else active.splice(place, 1);
    if (active.length > 0) continue;
    growing[turn] = growing.at(-1);
    growing.pop();
  }
  return board;
}
