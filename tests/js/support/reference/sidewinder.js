import { EAST, SOUTH } from '../grid.js';
import { newBoard } from './board.js';
import { chance } from './chance.js';

function carveTo(board, cell, next) {
  board.carve(cell, board.directions(cell, (to) => to === next)[0]);
}

/** The cell after one in its row: the next one, or the one after a bridge; undefined at the end. */
function nextInRow({ grid, directions }, cell, row) {
  return [cell + 1, cell + 2].find((next) => {
    const [direction] = row.includes(next) ? directions(cell, (to) => to === next) : [];
    const isTunnel = grid.tunnels?.has(`${cell} ${direction}`) ?? false;
    return direction !== undefined && isTunnel === (next === cell + 2);
  });
}

/** Rows in a woven grid: a run goes on below a bridge, and the bridges begin runs of their own. */
function wovenRow(board, row, options, waysDown) {
  const { random } = board;
  const flip = chance(random, options.params.run);
  const seen = new Set();
  let members = [];
  for (const first of row) {
    for (let cell = first; cell !== undefined && !seen.has(cell); ) {
      seen.add(cell);
      if (waysDown(cell, row).length > 0) members.push(cell);
      const onward = flip();
      const next = nextInRow(board, cell, row);
      if (next !== undefined && (onward || members.length === 0)) {
        carveTo(board, cell, next);
      } else {
        const member = members[members.length === 1 ? 0 : random.below(members.length)];
        const ways = waysDown(member, row);
        board.carve(member, ways.length === 1 ? ways[0] : random.pick(ways));
        members = [];
      }
      cell = next;
    }
  }
}

/**
 * Rows split into runs; a random member with a way to a later row opens one. On squares that is
 * south, whatever is glued, and the member is counted back from the end of the run.
 */
export function standard(options) {
  const board = newBoard(options);
  const { rows, random } = board;
  const { bridges = new Map() } = board.grid;
  const isSquare = board.grid.shape === 'square' && bridges.size === 0;
  const waysDown = (cell, row) =>
    isSquare ? [SOUTH] : board.directions(cell, (to) => to > row.at(-1));
  for (const row of rows.slice(0, -1)) {
    if (bridges.size > 0) {
      wovenRow(board, row, options, waysDown);
      continue;
    }
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
