#pragma once
// A breadth-first tree of a maze, which answers how far two cells are apart in it.

#include <algorithm>
#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The tree of shortest paths from the first cell of each component of a maze. A perfect maze is
/// this tree itself, so that its distances are those of the maze; where there are loops they are at
/// least as long. Does not follow later changes of the maze. Cost: O(cells) time; 16 bytes per
/// cell.
class MazeTree {
 public:
  explicit MazeTree(const Maze& maze)
      : parent_(maze.grid.cellCount(), noCell),
        depth_(maze.grid.cellCount()),
        head_(maze.grid.cellCount()) {
    const std::vector<Cell> order = visit(maze);
    std::vector<uint32_t> size(order.size(), 1);
    std::vector<Cell> heavy(order.size(), noCell);
    for (std::size_t i = order.size(); i-- > 0;) {
      const Cell cell = order[i];
      const Cell parent = parent_[cell];
      if (parent == cell) continue;
      size[parent] += size[cell];
      if (heavy[parent] == noCell || size[heavy[parent]] < size[cell]) heavy[parent] = cell;
    }
    for (const Cell cell : order) {
      const Cell parent = parent_[cell];
      head_[cell] = parent != cell && heavy[parent] == cell ? head_[parent] : cell;
    }
  }

  /// The length of the path between two cells in the tree; 0 if there is none.
  /// Cost: O(log cells), by paths of largest subtrees (heavy path decomposition: Sleator and
  /// Tarjan, "A data structure for dynamic trees", 1983).
  uint32_t distance(Cell a, Cell b) const {
    uint32_t length = depth_[a] + depth_[b];
    while (head_[a] != head_[b]) {
      if (depth_[head_[a]] < depth_[head_[b]]) std::swap(a, b);
      const Cell above = parent_[head_[a]];
      if (above == head_[a]) return 0;
      a = above;
    }
    return length - 2 * std::min(depth_[a], depth_[b]);
  }

 private:
  /// Sets parents and depths; the first cell of a component is its own parent. Returns all cells,
  /// parents first.
  std::vector<Cell> visit(const Maze& maze) {
    std::vector<Cell> order;
    order.reserve(parent_.size());
    for (Cell first = 0; first < parent_.size(); ++first) {
      if (parent_[first] != noCell) continue;
      parent_[first] = first;
      order.push_back(first);
      for (std::size_t next = order.size() - 1; next < order.size(); ++next) {
        const Cell cell = order[next];
        eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
          if (parent_[to] != noCell) return;
          parent_[to] = cell;
          depth_[to] = depth_[cell] + 1;
          order.push_back(to);
        });
      }
    }
    return order;
  }

  std::vector<Cell> parent_;
  std::vector<uint32_t> depth_;
  /// The topmost cell of the path of largest subtrees on which a cell lies.
  std::vector<Cell> head_;
};

}  // namespace mazewright
