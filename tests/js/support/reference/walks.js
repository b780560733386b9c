/** The random walks that draw uniform trees: see cpp/generators/random_walks.hpp. */

/** Walks from `cell` and opens every first step into a cell until `tree` has `size` cells. */
export function walkAndLink(board, tree, cell, size) {
  for (let here = cell; tree.size < size; ) {
    const direction = board.random.pick(board.directions(here));
    const next = board.neighbour(here, direction);
    if (!tree.has(next)) board.carve(here, direction);
    tree.add(next);
    here = next;
  }
}

/** From each cell outside, in order, a walk to the tree; what is left without its loops joins. */
export function walkAndEraseLoops(board, tree) {
  for (const start of board.cells) {
    const path = [];
    for (let cell = start; !tree.has(cell); ) {
      const again = path.findIndex((step) => step.cell === cell);
      if (again >= 0) path.length = again;
      const direction = board.random.pick(board.directions(cell));
      path.push({ cell, direction });
      cell = board.neighbour(cell, direction);
    }
    for (const { cell, direction } of path) {
      tree.add(cell);
      board.carve(cell, direction);
    }
  }
}
