/** Depth-first walks of fixed steps: see cpp/generators/fixed_walk.hpp. */

/** A corner of the kept cells: 0 first of the first row, 1 last of it, 2 and 3 of the last row. */
export function cornerOf(board, corner) {
  const rows = board.rows.map((row) => row.filter((cell) => board.mask[cell]));
  const row = rows.filter(({ length }) => length > 0).at(corner >= 2 ? -1 : 0);
  return row.at(corner % 2 === 1 ? -1 : 0);
}

/** -1, 0 or 1; a longer way than one is a step across a seam, the other way round. */
export function stepBetween(from, to) {
  const way = to - from;
  return Math.abs(way) <= 1 ? way : -Math.sign(way);
}

/** Always to the fresh neighbour that compare(before, cell) sorts first, lowest direction first. */
export function walkSorted(board, start, rankOf) {
  const visited = new Set([start]);
  const path = [start];
  while (path.length > 0) {
    const [before, cell] = [path.at(-2), path.at(-1)];
    const ranks = board
      .directions(cell, (to) => !visited.has(to))
      .map((direction) => ({
        direction,
        rank: rankOf(before, cell, board.neighbour(cell, direction)),
      }))
      .sort((a, b) => a.rank - b.rank || a.direction - b.direction);
    if (ranks.length === 0) {
      path.pop();
      continue;
    }
    board.carve(cell, ranks[0].direction);
    path.push(board.neighbour(cell, ranks[0].direction));
    visited.add(path.at(-1));
  }
}
