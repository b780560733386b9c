#pragma once
// The two random walks that draw uniform spanning trees. Both step by random.pick of the cell's
// exits, one draw a step, and keep a byte a cell: its last direction, or that the tree has it.

#include <vector>

#include "maze.hpp"

namespace mazewright {

inline constexpr uint8_t inTree = 0xff;

/// Aldous-Broder: a walk from `cell`, which the tree has, links every cell on its first visit,
/// until `missing` more cells are in the tree.
inline void walkAndLink(Maze& maze, Random& random, std::vector<uint8_t>& states, Cell cell,
                        uint32_t missing) {
  const Grid& grid = maze.grid;
  while (missing > 0) {
    const Direction direction = random.pick(grid.exits[cell]);
    const Cell to = grid.neighbour(cell, direction);
    if (states[to] != inTree) {
      states[to] = inTree;
      maze.carve(cell, direction);
      --missing;
    }
    cell = to;
  }
}

/// Wilson: from every cell outside the tree, in index order, a walk until it meets the tree; its
/// last directions are the walk without its loops, and they join the tree. Any order of the cells
/// gives every tree that holds the given one with the same chance.
inline void walkAndEraseLoops(Maze& maze, Random& random, std::vector<uint8_t>& states) {
  const Grid& grid = maze.grid;
  for (Cell start = 0; start < grid.cellCount(); ++start) {
    if (!grid.has(start)) continue;
    for (Cell cell = start; states[cell] != inTree; cell = grid.neighbour(cell, states[cell])) {
      states[cell] = static_cast<uint8_t>(random.pick(grid.exits[cell]));
    }
    for (Cell cell = start; states[cell] != inTree;) {
      const Direction direction = states[cell];
      states[cell] = inTree;
      maze.carve(cell, direction);
      cell = grid.neighbour(cell, direction);
    }
  }
}

}  // namespace mazewright
