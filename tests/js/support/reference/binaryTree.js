import { EAST, NORTH, SOUTH, WEST } from '../grid.js';
import { newBoard } from './board.js';
import { chance, thousandths } from './chance.js';

const BIAS = {
  northWest: [NORTH, WEST],
  northEast: [NORTH, EAST],
  southWest: [SOUTH, WEST],
  southEast: [SOUTH, EAST],
};

/** Squares, wherever their edges are glued: a step off the sheet is none. */
function onSquares(options, goesAcross) {
  const board = newBoard(options);
  const [vertical, horizontal] = BIAS[options.params.bias];
  for (const row of board.rows) {
    const toss = goesAcross(board.random);
    for (const cell of row) {
      const { x, y } = board.places[cell];
      const down = vertical === NORTH ? y > 0 : y < board.height - 1;
      const across = horizontal === WEST ? x > 0 : x < board.width - 1;
      const goAcross = toss(down, across);
      if (across && (!down || goAcross)) board.carve(cell, horizontal);
      else if (down) board.carve(cell, vertical);
    }
  }
  return board;
}

/** Elsewhere: a weighted one of all ways to later (earlier) rows and cells of the row. */
function byOrder(options) {
  const board = newBoard(options);
  const { bias, horizontal } = options.params;
  const rowOf = new Map(board.rows.flatMap((row, index) => row.map((cell) => [cell, index])));
  const isAfter = (a, b, onward) => (onward ? a > b : a < b);
  for (const cell of board.cells) {
    const row = rowOf.get(cell);
    const along = board.directions(
      cell,
      (to) => rowOf.get(to) === row && isAfter(to, cell, bias.endsWith('East')),
    );
    const across = board.directions(cell, (to) =>
      isAfter(rowOf.get(to), row, bias.startsWith('south')),
    );
    const isMixed = along.length > 0 && across.length > 0;
    const weight = isMixed ? thousandths(horizontal) : 1;
    const tickets = [
      ...along.flatMap((direction) => Array(weight).fill(direction)),
      ...across.flatMap((direction) => Array(isMixed ? 1000 - weight : 1).fill(direction)),
    ];
    if (along.length + across.length === 0) continue;
    const isSingle = along.length + across.length === 1;
    board.carve(cell, tickets[isSingle ? 0 : board.random.below(tickets.length)]);
  }
  return board;
}

export function standard(options) {
  const { shape = 'square', bridges = new Map() } = options.grid ?? {};
  if (shape !== 'square' || bridges.size > 0) return byOrder(options);
  return onSquares(options, (random) => {
    const flip = chance(random, options.params.horizontal);
    return (down) => down && flip();
  });
}

/** Seed 000: a coin only where there is a choice. */
export function original(options) {
  return onSquares(options, (random) => (down, across) => down && across && random.below(2) === 1);
}
