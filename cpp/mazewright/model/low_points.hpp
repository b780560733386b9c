#pragma once
// Articulation cells and cut edges of a maze: the cells and passages without which a component
// falls apart. (A cut edge is also called a bridge in graph theory; here a bridge is a cell over a
// tunnel.)

#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The trees of a depth-first search over all passages, one per component, and the low points of
/// their cells. Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J.
/// Comput. 1, 1972.
class LowPoints {
 public:
  /// Searches the component of `first` from that cell, then the others, each from its lowest cell.
  /// Cost: O(cells), 15 bytes of memory per cell.
  explicit LowPoints(const Maze& maze, Cell first = noCell);

  /// The direction to the parent of a cell. Precondition: the cell is open and not a root.
  Direction toParent(Cell cell) const { return toParent_[cell]; }

  /// Whether the search of a component began at an open cell.
  bool isRoot(Cell cell) const { return toParent_[cell] == noParent; }

  /// Whether the passage to the parent of a cell is a cut edge: no other passage leads out of the
  /// cell's subtree. False for a root.
  bool isBehindCutEdge(Cell cell) const { return low_[cell] == order_[cell] && !isRoot(cell); }

  /// Whether an open cell is in the subtree of another one.
  bool isReachedFrom(Cell other, Cell cell) const {
    return order_[cell] >= order_[other] && order_[cell] <= last_[other];
  }

  /// Whether an open cell is an articulation cell: without it, its component falls apart. Cost:
  /// O(1).
  bool isArticulation(Cell cell) const {
    // Without the cell every such subtree is cut off. Without a root nothing else is left, so that
    // one subtree alone does not fall apart.
    return cutSubtrees_[cell] > (isRoot(cell) ? 1 : 0);
  }

  /// Whether every path from the root of a component to `cell` leads through `other`. Cost: O(1).
  bool isBehind(Cell other, Cell cell) const;

 private:
  static constexpr uint8_t noParent = 0xff;

  /// Whether a cell is the parent of its neighbour `to` in a direction.
  bool isChild(Cell cell, Direction direction, Cell to) const {
    return toParent_[to] == maze_.grid.back(cell, direction) && toParent_[cell] != direction;
  }

  /// Whether every path from the subtree of a cell to the rest of the maze leads through its
  /// parent.
  bool isCutByParent(Cell cell, Cell parent) const { return low_[cell] >= order_[parent]; }

  void search(Cell root);

  const Maze& maze_;
  /// Per cell: its number in the order in which the search entered the cells, from 1; the highest
  /// number in its subtree; and the lowest number that its subtree reaches by at most one passage
  /// outside the tree.
  std::vector<uint32_t> order_, last_, low_;
  /// Per cell the passages that the search has not followed yet.
  std::vector<uint8_t> remaining_;
  std::vector<uint8_t> toParent_;
  /// Per cell the number of children whose subtrees reach the rest of the maze only through it.
  std::vector<uint8_t> cutSubtrees_;
  uint32_t entered_ = 0;
};

}  // namespace mazewright
