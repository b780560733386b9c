import { EAST, SOUTH } from '../grid.js';
import { newBoard } from './board.js';
import { chance } from './chance.js';

function carveTo(board, cell, next) {
  board.carve(cell, board.directions(cell, (to) => to === next)[0]);
}

/**
 * Rows split into runs; a random member with a way to a later row opens one. On squares that is
 * south, whatever is glued, and the member is counted back from the end of the run.
 */
export function standard(options) {
  const board = newBoard(options);
  const { rows, random } = board;
  const isSquare = board.grid.shape === 'square';
  const waysDown = (cell, row) =>
    isSquare ? [SOUTH] : board.directions(cell, (to) => to > row.at(-1));
  for (const row of rows.slice(0, -1)) {
    const flip = chance(random, options.params.run);
    let run = [];
    for (const cell of row) {
      run.push(cell);
      const members = run.filter((member) => waysDown(member, row).length > 0);
      if (isSquare) members.reverse();
      const onward = flip();
      if (cell !== row.at(-1) && (onward || members.length === 0)) {
        carveTo(board, cell, cell + 1);
        continue;
      }
      const member = members[members.length === 1 ? 0 : random.below(members.length)];
      const ways = waysDown(member, row);
      board.carve(member, ways.length === 1 ? ways[0] : random.pick(ways));
      run = [];
    }
  }
  for (const cell of rows.at(-1).slice(0, -1)) carveTo(board, cell, cell + 1);
  return board;
}

/** Seed 000: the run of the last column is closed from the last column itself. */
export function original(options) {
  const board = newBoard(options);
  const { width, height, random } = board;
  for (let y = 0; y < height; y++) {
    let rightCount = 1;
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if (x === width - 1 && y === height - 1) continue;
      if (x === width - 1) {
        board.carve(cell, SOUTH);
      } else if (y === height - 1) {
        board.carve(cell, EAST);
      } else if (random.below(2) === 1) {
        board.carve(cell, EAST);
        rightCount++;
      } else {
        board.carve(cell - random.below(rightCount), SOUTH);
        rightCount = 1;
      }
    }
  }
  return board;
}
