import { connectedParts, divideAll } from './division.js';

export function standard(options) {
  const { roomSize } = options.params;
  return divideAll(options, (cells, board) => {
    const extents = ['x', 'y', 'level'].map((axis) => {
      const at = cells.map((cell) => board.places[cell][axis]);
      const low = Math.min(...at);
      return { axis, low, length: Math.max(...at) - low + 1 };
    });
    const longest = Math.max(...extents.map(({ length }) => length));
    if (longest <= roomSize) return null;
    const tied = extents.filter(({ length }) => length === longest);
    const { axis, low } = tied[tied.length === 1 ? 0 : board.random.below(tied.length)];
    const last = low + board.random.below(longest - 1);
    const isLow = (cell) => board.places[cell][axis] <= last;
    const sides = [cells.filter(isLow), cells.filter((cell) => !isLow(cell))];
    return sides
      .flatMap((side) => connectedParts(board, side))
      .sort(([first], [other]) => first - other);
  });
}
