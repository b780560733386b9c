#pragma once
// The two random walks that draw uniform spanning trees, on any grid and with the log. Both step by
// random.pick of a cell's neighbours, one draw per step.

#include <vector>

#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Has the methods of PackedLinks. Memory: one byte per cell.
class LoggedLinks {
 public:
  LoggedLinks(Maze& maze, Random& random)
      : maze_(maze), random_(random), states_(maze.grid.cellCount()) {}

  /// Adds a cell to the tree without a passage.
  void join(Cell cell) { states_[cell] = inTree; }

  /// Aldous-Broder: walks from a cell of the tree and links every cell on its first visit, until
  /// `remaining` more cells are in the tree.
  void walkAndLink(Cell cell, uint32_t remaining) {
    const Grid& grid = maze_.grid;
    inSlices(maze_, remaining, [&] {
      for (uint32_t step = 0; remaining > 0 && step < sliceSteps; ++step) {
        const Direction direction = random_.pick(grid.neighbours[cell]);
        const Cell to = grid.neighbour(cell, direction);
        if (states_[to] != inTree) {
          states_[to] = inTree;
          maze_.carve(cell, direction);
          --remaining;
        }
        cell = to;
      }
      return remaining;
    });
  }

  /// Wilson: from every cell that is not in the tree, in index order, a walk until it meets the
  /// tree. The last direction that it left each cell in is the walk without its loops, which joins
  /// the tree. The order of the cells does not change the chance of a tree.
  void walkAndEraseLoops() {
    const Grid& grid = maze_.grid;
    Cell start = 0;
    Cell cell = noCell;
    // How many cells from `start` on have not been looked at is what remains.
    inSlices(maze_, grid.cellCount(), [&] {
      for (uint32_t step = 0; step < sliceSteps && start < grid.cellCount(); ++step) {
        if (cell == noCell) {
          if (grid.has(start) && states_[start] != inTree) {
            cell = start;
          } else {
            ++start;
          }
        } else if (states_[cell] != inTree) {
          states_[cell] = static_cast<uint8_t>(random_.pick(grid.neighbours[cell]));
          cell = grid.neighbour(cell, states_[cell]);
        } else {
          for (cell = start; states_[cell] != inTree;) {
            const Direction direction = states_[cell];
            states_[cell] = inTree;
            maze_.carve(cell, direction);
            cell = grid.neighbour(cell, direction);
          }
          cell = noCell;
        }
      }
      return grid.cellCount() - start;
    });
  }

  /// Passages are carved as the walks go.
  void finish(Cell) {}

 private:
  static constexpr uint8_t inTree = 0xff;

  Maze& maze_;
  Random& random_;
  /// Per cell the direction that the walk left it in, or inTree.
  std::vector<uint8_t> states_;
};

}  // namespace mazewright
