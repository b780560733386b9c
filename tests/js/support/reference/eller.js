import { Sets } from '../walk.js';
import { newBoard } from './board.js';
import { chance } from './chance.js';

export function standard(options) {
  const board = newBoard(options);
  const { rows, random } = board;
  const sets = new Sets(board.passages.length);
  const isApart = (cell) => (to) => sets.find(cell) !== sets.find(to);
  const join = (cell, direction) => {
    if (sets.join(cell, board.neighbour(cell, direction))) board.carve(cell, direction);
  };
  const earlier = (cell, row) => board.directions(cell, (to) => row.includes(to) && to < cell);
  const later = (cell, row) => board.directions(cell, (to) => to > row.at(-1));

  for (const row of rows) {
    const ways = () =>
      row.flatMap((cell) =>
        later(cell, row).map((direction) => ({ cell, direction, set: sets.find(cell) })),
      );
    if (ways().length === 0) continue;
    const joins = chance(random, options.params.run);
    for (const cell of row) {
      for (const direction of earlier(cell, row)) {
        if (isApart(cell)(board.neighbour(cell, direction)) && joins()) join(cell, direction);
      }
    }
    const opens = chance(random, options.params.down);
    const all = ways();
    const opened = all.filter(() => opens());
    const chosen = new Map();
    for (const way of all) {
      if (opened.some(({ set }) => set === way.set)) continue;
      const seen = [...(chosen.get(way.set)?.seen ?? []), way];
      const isTaken = seen.length === 1 || random.below(seen.length) === 0;
      chosen.set(way.set, { seen, way: isTaken ? way : chosen.get(way.set).way });
    }
    const last = [...chosen.values()].map(({ way }) => way);
    for (const way of all) {
      if (opened.includes(way) || last.includes(way)) join(way.cell, way.direction);
    }
  }
  for (const row of rows.toReversed()) {
    for (const cell of row) {
      for (;;) {
        const apart = board
          .directions(cell, isApart(cell))
          .filter((direction) => [...earlier(cell, row), ...later(cell, row)].includes(direction));
        if (apart.length === 0) break;
        join(cell, apart.length === 1 ? apart[0] : random.pick(apart));
      }
    }
  }
  return board;
}
