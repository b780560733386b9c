/** Several trees that grow at once and join where they meet: see cpp/generators/forest.hpp. */
import { standAt, stepFrom, textureOf } from './texture.js';

export function newForest(board, params, count) {
  const { random } = board;
  const choose = textureOf(board, params);
  const treeOf = new Map();
  const cells = [...board.cells];
  const starts = Math.min(count, cells.length);
  for (let i = 0; i < starts; i++) {
    const other = i + random.below(cells.length - i);
    [cells[i], cells[other]] = [cells[other], cells[i]];
    treeOf.set(cells[i], new Set([cells[i]]));
  }
  return {
    starts: cells.slice(0, starts).map(standAt),
    /** The walker after a step to a fresh cell; null when there is none and it has stopped. */
    grow(walker) {
      const { cell } = walker;
      const fresh = board.directions(cell, (next) => !treeOf.has(next));
      if (fresh.length === 0) return this.stop(cell);
      const direction = choose(fresh, walker);
      board.carve(cell, direction);
      const next = stepFrom(board, cell, direction);
      treeOf.set(next.cell, treeOf.get(cell).add(next.cell));
      return next;
    },
    /** Opens to every other tree around, one drawn at a time, and takes it in. */
    stop(cell) {
      for (;;) {
        const own = treeOf.get(cell);
        const foreign = board.directions(cell, (next) => treeOf.get(next) !== own);
        if (foreign.length === 0) return null;
        const direction = random.pick(foreign);
        board.carve(cell, direction);
        for (const taken of treeOf.get(board.neighbour(cell, direction))) {
          treeOf.set(taken, own.add(taken));
        }
      }
    },
  };
}
