/** Mazes of walls: see cpp/generators/division.hpp. */
import { Sets } from '../walk.js';
import { newBoard } from './board.js';

/**
 * Divides the whole grid, then every piece. split(cells, board) gives the connected pieces of a
 * region as lists of cells in their order, or null to leave it open.
 */
export function divideAll(options, split) {
  const board = newBoard(options);
  const { random } = board;
  const closed = new Set();
  const edgesFrom = (cell, region) =>
    board
      .directions(cell, (to) => region.has(to))
      .map((direction) => ({ cell, direction, to: board.neighbour(cell, direction) }));

  const divide = (cells) => {
    const region = new Set(cells);
    const edges = cells.flatMap((cell) => edgesFrom(cell, region));
    if (edges.length / 2 < cells.length) return;
    const pieces = split(cells, board);
    if (!pieces) return;
    const pieceOf = new Map(pieces.flatMap((piece, i) => piece.map((cell) => [cell, i])));
    const wall = edges.filter(({ cell, to }) => pieceOf.get(cell) < pieceOf.get(to));
    const joined = new Sets(pieces.length);
    for (let next = 0; joined.joins < pieces.length - 1; next++) {
      const drawn = next + random.below(wall.length - next);
      [wall[next], wall[drawn]] = [wall[drawn], wall[next]];
      const { cell, to } = wall[next];
      wall[next].isGap = joined.join(pieceOf.get(cell), pieceOf.get(to));
    }
    for (const { cell, direction, isGap } of wall) if (!isGap) closed.add(`${cell} ${direction}`);
    for (const piece of pieces) divide(piece);
  };
  divide(board.cells);

  for (const cell of board.cells) {
    for (const direction of board.directions(cell, (to) => to > cell)) {
      const there = `${board.neighbour(cell, direction)} ${board.back(cell, direction)}`;
      if (!closed.has(`${cell} ${direction}`) && !closed.has(there)) board.carve(cell, direction);
    }
  }
  return board;
}

/** The connected parts of some cells, by their first cells, each in order. */
export function connectedParts(board, cells) {
  const left = new Set(cells);
  return cells.flatMap((first) => {
    if (!left.has(first)) return [];
    const part = new Set([first]);
    for (const cell of part) {
      left.delete(cell);
      for (const direction of board.directions(cell, (to) => left.has(to))) {
        part.add(board.neighbour(cell, direction));
      }
    }
    return [[...part].sort((a, b) => a - b)];
  });
}

/** Two different cells. */
export function drawTwo(random, cells) {
  const [first] = cells.splice(random.below(cells.length), 1);
  return [first, cells[random.below(cells.length)]];
}
