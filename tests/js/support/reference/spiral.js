import { newBoard } from './board.js';
import { cornerOf, stepBetween, walkSorted } from './fixedWalk.js';

/** Eighths of a turn, clockwise from up, by right and down. */
const EIGHTHS = {
  '0 -1': 0,
  '1 -1': 1,
  '1 0': 2,
  '1 1': 3,
  '0 1': 4,
  '-1 1': 5,
  '-1 0': 6,
  '-1 -1': 7,
};

function headingOf(here, there) {
  if (here.level !== there.level) return undefined;
  const down = stepBetween(here.y, there.y);
  const isStraight = down !== 0 && Math.abs(there.x - here.x) > 1;
  return EIGHTHS[`${isStraight ? 0 : stepBetween(here.x, there.x)} ${down}`];
}

export function standard(options) {
  const board = newBoard(options);
  const corner = board.random.below(4);
  const isRightHand = board.random.below(2) === 1;
  // With the left hand on the wall the walk goes clockwise: right along the top, down at the right.
  const first = isRightHand ? [4, 6, 2, 0][corner] : [2, 4, 0, 6][corner];
  const place = (cell) => board.places[cell];
  walkSorted(board, cornerOf(board, corner), (before, cell, next) => {
    const heading =
      (before === undefined ? before : headingOf(place(before), place(cell))) ?? first;
    const there = headingOf(place(cell), place(next));
    if (there === undefined) return 8;
    const clockwise = isRightHand ? heading - there : there - heading;
    // 5, sharp towards the hand, comes first; 4, straight back, last.
    return [5, 6, 7, 0, 1, 2, 3, 4].indexOf((clockwise + 8) % 8);
  });
  return board;
}
