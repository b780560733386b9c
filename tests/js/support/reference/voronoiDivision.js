import { divideAll, drawTwo } from './division.js';

/** Steps from a cell to each of `cells` along them. */
function distances(board, cells, from) {
  const region = new Set(cells);
  const found = new Map([[from, 0]]);
  for (const [cell, distance] of found) {
    for (const direction of board.directions(cell, (to) => region.has(to) && !found.has(to))) {
      found.set(board.neighbour(cell, direction), distance + 1);
    }
  }
  return found;
}

export function standard(options) {
  return divideAll(options, (cells, board) => {
    if (cells.length <= options.params.roomSize) return null;
    const centres = drawTwo(board.random, [...cells]);
    const [near, far] = centres.map((centre) => distances(board, cells, centre));
    const isFirst = (cell) => near.get(cell) <= far.get(cell);
    return [cells.filter(isFirst), cells.filter((cell) => !isFirst(cell))];
  });
}
