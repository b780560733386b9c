#pragma once
// What a depth-first search tells of every cell: whether the maze falls apart without it, or
// without the passage by which the search came to it.

#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// A depth-first search over all passages, one component after the other. Source: R. Tarjan,
/// "Depth-first search and linear graph algorithms", SIAM J. Comput. 1, 1972.
class LowPoints {
 public:
  /// Searches the component of `first` before the others, which begin at their lowest cells.
  /// Cost: O(cells), 15 bytes of memory per cell.
  explicit LowPoints(const Maze& maze, Cell first = noCell);

  /// The direction to the cell from which the search came, its parent. Precondition: the cell is
  /// open, and no search began there.
  Direction toParent(Cell cell) const { return toParent_[cell]; }

  /// Whether the passage to its parent is a bridge: nothing reached from the cell leads before it.
  /// False where a search began.
  bool isBehindBridge(Cell cell) const { return low_[cell] == order_[cell] && !isRoot(cell); }

  /// Whether the search reached an open cell from another one.
  bool isReachedFrom(Cell other, Cell cell) const {
    return order_[cell] >= order_[other] && order_[cell] <= last_[other];
  }

  /// Whether the component of an open cell falls apart without it. Cost: O(1).
  bool isArticulation(Cell cell) const {
    // Every part behind a cell falls off, but where a search began nothing is left before it.
    return partsBehind_[cell] > (isRoot(cell) ? 1 : 0);
  }

  /// Whether every path from where the search began to `cell` leads over another cell. Cost: O(1).
  bool isBehind(Cell other, Cell cell) const;

 private:
  static constexpr uint8_t noParent = 0xff;

  /// Whether a search began at an open cell.
  bool isRoot(Cell cell) const { return toParent_[cell] == noParent; }

  /// Whether the search went from a cell to the neighbour in a direction, which is `to`.
  bool isChild(Cell cell, Direction direction, Cell to) const {
    return toParent_[to] == maze_.grid.back(cell, direction) && toParent_[cell] != direction;
  }

  /// Whether every path from a cell and what the search reached from it leads back over its parent.
  bool isCutByParent(Cell cell, Cell parent) const { return low_[cell] >= order_[parent]; }

  void search(Cell root);

  const Maze& maze_;
  /// Per cell when the search entered it, from 1, and the highest and the lowest order that its
  /// subtree has or reaches by one more passage.
  std::vector<uint32_t> order_, last_, low_;
  /// Per cell the passages that the search has not looked at.
  std::vector<uint8_t> remaining_;
  std::vector<uint8_t> toParent_;
  /// Per cell how many parts of its component are joined to it and to nothing before it.
  std::vector<uint8_t> partsBehind_;
  uint32_t entered_ = 0;
};

}  // namespace mazewright
