import { newBoard } from './board.js';

/** A cell by its number of exits, by rejection. */
function stationaryCell(board) {
  for (;;) {
    const cell = board.randomCell();
    if (board.random.below(board.directionCount) < board.directions(cell).length) return cell;
  }
}

export function standard(options) {
  const board = newBoard(options);
  const { random } = board;
  const count = board.cells.length;
  if (count === 1) return board;
  const bits = count.toString(2).length;
  const { stepsPerCell } = options.params;
  const steps = stepsPerCell > 0 ? stepsPerCell : Math.max(30, Math.floor((bits * bits) / 6));

  /** Cell by cell, all but the origin, the direction of its link. */
  const links = new Map();
  const origin = stationaryCell(board);
  const reached = new Set([origin]);
  for (const cell of reached) {
    for (const direction of board.directions(cell, (next) => !reached.has(next))) {
      const next = board.neighbour(cell, direction);
      links.set(next, board.back(cell, direction));
      reached.add(next);
    }
  }
  const walked = new Set([origin]);
  let here = origin;
  for (let i = 0; i < steps * count; i++) {
    const direction = random.pick(board.directions(here));
    links.set(here, direction);
    here = board.neighbour(here, direction);
    links.delete(here);
    walked.add(here);
  }
  for (here = origin; stepsPerCell === 0 && walked.size < count; ) {
    const direction = random.pick(board.directions(here));
    const next = board.neighbour(here, direction);
    if (!walked.has(next)) links.set(next, board.back(here, direction));
    walked.add(next);
    here = next;
  }
  for (const [cell, direction] of links) board.carve(cell, direction);
  return board;
}
