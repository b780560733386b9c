#pragma once
// The two random walks that draw uniform spanning trees. Both step by random.pick of the cell's
// exits, one draw a step, and keep a byte a cell: its last direction, or that the tree has it.

#include <vector>

#include "mazewright/model/progress.hpp"

namespace mazewright {

inline constexpr uint8_t inTree = 0xff;

/// Aldous-Broder: a walk from `cell`, which the tree has, links every cell on its first visit,
/// until `missing` more cells are in the tree.
inline void walkAndLink(Maze& maze, Random& random, std::vector<uint8_t>& states, Cell cell,
                        uint32_t missing) {
  const Grid& grid = maze.grid;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; missing > 0 && step < sliceSteps; ++step) {
      const Direction direction = random.pick(grid.neighbours[cell]);
      const Cell to = grid.neighbour(cell, direction);
      if (states[to] != inTree) {
        states[to] = inTree;
        maze.carve(cell, direction);
        --missing;
      }
      cell = to;
    }
    return missing;
  });
}

/// Wilson: from every cell outside the tree, in index order, a walk until it meets the tree; its
/// last directions are the walk without its loops, and they join the tree. Any order of the cells
/// gives every tree that holds the given one with the same chance.
inline void walkAndEraseLoops(Maze& maze, Random& random, std::vector<uint8_t>& states) {
  const Grid& grid = maze.grid;
  Cell start = 0;
  Cell cell = noCell;
  // How many cells from `start` on are still to be looked at is what is left.
  inSlices(maze, grid.cellCount(), [&] {
    for (uint32_t step = 0; step < sliceSteps && start < grid.cellCount(); ++step) {
      if (cell == noCell) {
        if (grid.has(start) && states[start] != inTree) {
          cell = start;
        } else {
          ++start;
        }
      } else if (states[cell] != inTree) {
        states[cell] = static_cast<uint8_t>(random.pick(grid.neighbours[cell]));
        cell = grid.neighbour(cell, states[cell]);
      } else {
        for (cell = start; states[cell] != inTree;) {
          const Direction direction = states[cell];
          states[cell] = inTree;
          maze.carve(cell, direction);
          cell = grid.neighbour(cell, direction);
        }
        cell = noCell;
      }
    }
    return grid.cellCount() - start;
  });
}

}  // namespace mazewright
