import { EAST, SOUTH } from '../grid.js';
import { keyOf, Random } from '../random.js';
import { newBoard } from './board.js';
import * as recursiveBacktracker from './recursiveBacktracker.js';
import { plainGrid } from './slots.js';

/** Links the cells of every block in a ring, then the rings of linked blocks into one. */
export function standard(options) {
  const { width, height, seed, params } = options;
  const size = { width: width / 2, height: height / 2 };
  const texture = { straightness: 0, horizontal: 1, vertical: 1 };
  const random = new Random(keyOf(seed));
  const tree = recursiveBacktracker.standard({
    ...size,
    grid: plainGrid(size),
    random,
    params: texture,
  });

  const board = newBoard({ ...options, random });
  const links = new Set();
  const toggle = (cell, direction) => {
    const link = `${cell} ${direction}`;
    if (!links.delete(link)) links.add(link);
  };
  for (const block of tree.cells) {
    const { x, y } = tree.places[block];
    const cell = 2 * y * width + 2 * x;
    for (const at of [cell, cell + width]) toggle(at, EAST);
    for (const at of [cell, cell + 1]) toggle(at, SOUTH);
    // Two facing sides of the rings make way for two links across.
    if (tree.passages[block] & (1 << EAST)) {
      for (const at of [cell + 1, cell + 2]) toggle(at, SOUTH);
      for (const at of [cell + 1, cell + width + 1]) toggle(at, EAST);
    }
    if (tree.passages[block] & (1 << SOUTH)) {
      for (const at of [cell + width, cell + 2 * width]) toggle(at, EAST);
      for (const at of [cell + width, cell + width + 1]) toggle(at, SOUTH);
    }
  }
  if (params.open) {
    links.delete(`0 ${SOUTH}`);
    Object.assign(board, { start: 0, end: width });
  }
  for (const link of links) board.carve(...link.split(' ').map(Number));
  return board;
}
