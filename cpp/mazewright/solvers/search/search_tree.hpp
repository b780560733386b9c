#pragma once
// The tree that a search builds: for each reached cell the direction back to its parent.

#include <vector>

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

/// The parents of the cells that a search has reached; task.from is the root. One byte per cell
/// holds the direction to the parent, because a search spends its time waiting for memory.
class SearchTree {
 public:
  /// Reaches task.from only. The task must outlive the tree. Cost: O(cells), 50 us per million.
  /// Pages that are allocated when they are first written would save that where a search ends
  /// early, but take 7 to 16 % more of a search of the whole maze.
  explicit SearchTree(const SolveTask& task)
      : task_(task), backDirections_(task.maze.grid.cellCount()) {
    backDirections_[task.from] = root;
  }

  /// Whether the root or a cell with a parent.
  bool isReached(Cell cell) const { return backDirections_[cell] != unreached; }

  /// Makes `parent` the parent of `to`, its neighbour in a direction. Replaces an earlier parent.
  void setParent(Cell parent, Direction direction, Cell to) {
    backDirections_[to] = static_cast<uint8_t>(task_.maze.grid.back(parent, direction) + 1);
  }

  /// The parent of a reached cell that is not the root.
  Cell parentOf(Cell cell) const {
    return task_.maze.grid.neighbour(cell, backDirections_[cell] - 1u);
  }

  /// The path from the root to a cell; empty if the cell was not reached. Cost: O(length).
  std::vector<Cell> pathTo(Cell cell) const;

  /// routeAlong() the path to task.to.
  Route route(uint32_t visited) const;

 private:
  static constexpr uint8_t unreached = 0;
  static constexpr uint8_t root = 0xff;

  const SolveTask& task_;
  /// unreached, root, or 1 + the direction to the parent.
  std::vector<uint8_t> backDirections_;
};

}  // namespace mazewright
