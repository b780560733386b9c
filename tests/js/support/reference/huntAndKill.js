import { newBoard } from './board.js';
import { takeAny } from './chance.js';
import { standAt, stepFrom, textureOf } from './texture.js';

/** All cells row by row, every second row backwards. */
const toAndFro = (rows) => rows.flatMap((row, index) => (index % 2 === 1 ? row.toReversed() : row));

export function standard(options) {
  const board = newBoard(options);
  const { random } = board;
  const { hunt } = options.params;
  const choose = textureOf(board, options.params);
  const visited = new Set();
  const isVisited = (cell) => visited.has(cell);
  const isFree = (cell) => !visited.has(cell);
  const isPrey = (cell) => isFree(cell) && board.directions(cell, isVisited).length > 0;
  const scan = hunt === 'serpentine' ? toAndFro(board.rows) : board.cells;
  /** Every cell that ever stood beside the maze, but those drawn, in the order of standing there. */
  const pool = [];
  const pooled = new Set();

  const visit = (cell) => {
    visited.add(cell);
    const fresh = board.directions(cell, isFree);
    for (const next of fresh.map((direction) => board.neighbour(cell, direction))) {
      if (!pooled.has(next)) pool.push(next);
      pooled.add(next);
    }
    return fresh;
  };
  const next = () => {
    if (hunt !== 'random') return scan.find((cell) => board.mask[cell] && isPrey(cell));
    while (pool.length > 0) {
      const cell = takeAny(random, pool);
      if (isFree(cell)) return cell;
    }
  };

  let walker = standAt(board.randomCell());
  for (;;) {
    for (let fresh = visit(walker.cell); fresh.length > 0; fresh = visit(walker.cell)) {
      const direction = choose(fresh, walker);
      board.carve(walker.cell, direction);
      walker = stepFrom(board, walker.cell, direction);
    }
    const cell = next();
    if (cell === undefined) return board;
    const back = random.pick(board.directions(cell, isVisited));
    board.carve(cell, back);
    walker = { cell, ahead: back ^ 1 };
  }
}
