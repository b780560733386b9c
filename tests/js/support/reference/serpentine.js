import { newBoard } from './board.js';
import { cornerOf, stepBetween, walkSorted } from './fixedWalk.js';

export function standard(options) {
  const board = newBoard(options);
  const start = cornerOf(board, board.random.below(4));
  const [along, across] = board.random.below(2) === 1 ? ['y', 'x'] : ['x', 'y'];
  const { places } = board;
  const stepAlong = (from, to) => stepBetween(places[from][along], places[to][along]);
  walkSorted(board, start, (before, cell, next) => {
    const heading = before === undefined ? 0 : stepAlong(before, cell);
    const onward = heading * stepAlong(cell, next);
    const isLevel = places[next].level === places[cell].level;
    const isLine = places[next][across] === places[cell][across];
    return (isLevel ? (isLine ? 0 : 10) : 20) - onward;
  });
  return board;
}
