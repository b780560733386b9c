#include "mazewright/analysis/bottlenecks.hpp"

#include <algorithm>

#include "mazewright/analysis/stats.hpp"

namespace mazewright {

namespace {

/// A depth-first search that finds the bottlenecks of one component after the other.
class LowPoints {
 public:
  explicit LowPoints(const Maze& maze)
      : maze_(maze),
        order_(maze.grid.cellCount()),
        low_(maze.grid.cellCount()),
        remaining_(maze.passages),
        toParent_(maze.grid.cellCount()),
        bridges_(maze.grid.cellCount()),
        isArticulation_(maze.grid.cellCount()) {}

  Bottlenecks run() {
    for (Cell cell = 0; cell < maze_.grid.cellCount(); ++cell) {
      if (maze_.isOpen(cell) && order_[cell] == 0) search(cell);
    }
    Bottlenecks found;
    for (Cell cell = 0; cell < maze_.grid.cellCount(); ++cell) {
      if (isArticulation_[cell] != 0) found.cells.push_back(cell);
    }
    found.passages = pairsOf(maze_, bridges_);
    return found;
  }

 private:
  void search(Cell root) {
    enter(root);
    unsigned children = 0;
    for (Cell cell = root;;) {
      if (remaining_[cell] != 0) {
        const auto direction = static_cast<Direction>(std::countr_zero(remaining_[cell]));
        remaining_[cell] &= static_cast<uint8_t>(remaining_[cell] - 1);
        const Cell to = maze_.grid.neighbour(cell, direction);
        if (order_[to] != 0) {
          low_[cell] = std::min(low_[cell], order_[to]);
          continue;
        }
        enter(to);
        const Direction back = maze_.grid.back(cell, direction);
        toParent_[to] = static_cast<uint8_t>(back);
        remaining_[to] &= static_cast<uint8_t>(~(1u << back));
        children += cell == root;
        cell = to;
      } else if (cell != root) {
        cell = leave(cell, root);
      } else {
        isArticulation_[root] = children > 1;
        return;
      }
    }
  }

  void enter(Cell cell) { order_[cell] = low_[cell] = ++entered_; }

  /// Returns to the parent of a finished cell.
  Cell leave(Cell cell, Cell root) {
    const Direction direction = toParent_[cell];
    const Cell parent = maze_.grid.neighbour(cell, direction);
    low_[parent] = std::min(low_[parent], low_[cell]);
    if (low_[cell] >= order_[parent] && parent != root) isArticulation_[parent] = 1;
    if (low_[cell] > order_[parent]) {
      bridges_[cell] |= static_cast<uint8_t>(1u << direction);
      bridges_[parent] |= static_cast<uint8_t>(1u << maze_.grid.back(cell, direction));
    }
    return parent;
  }

  const Maze& maze_;
  /// Per cell when it was entered, from 1; 0 if it was not.
  std::vector<uint32_t> order_;
  /// Per cell the lowest order that its subtree reaches by one more passage.
  std::vector<uint32_t> low_;
  /// Per cell the passages that the search has not looked at.
  std::vector<uint8_t> remaining_;
  std::vector<uint8_t> toParent_;
  /// Per cell the directions of its bridges.
  std::vector<uint8_t> bridges_;
  std::vector<uint8_t> isArticulation_;
  uint32_t entered_ = 0;
};

}  // namespace

Bottlenecks bottlenecksOf(const Maze& maze) { return LowPoints(maze).run(); }

}  // namespace mazewright
