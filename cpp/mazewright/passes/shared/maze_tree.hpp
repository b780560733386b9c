#pragma once
// A breadth-first tree of a maze, which answers how far two cells are apart in it.

#include <algorithm>
#include <vector>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// The tree of shortest paths from the first cell of each component of a maze. A perfect maze is
/// this tree itself, so that its distances are those of the maze; where there are loops they are at
/// least as long. Does not follow later changes of the maze. Cost: O(cells) time; 16 bytes per
/// cell, and 16 more while it is made.
class MazeTree {
 public:
  explicit MazeTree(const Maze& maze) : nodes_(maze.grid.cellCount()) {
    std::vector<Cell> parent(nodes_.size(), noCell);
    const std::vector<Cell> order = visit(maze, parent);
    std::vector<uint32_t> size(order.size(), 1);
    std::vector<Cell> heavy(order.size(), noCell);
    for (std::size_t i = order.size(); i-- > 0;) {
      const Cell cell = order[i];
      const Cell above = parent[cell];
      if (above == cell) continue;
      size[above] += size[cell];
      if (heavy[above] == noCell || size[heavy[above]] < size[cell]) heavy[above] = cell;
    }
    for (const Cell cell : order) {
      const Cell above = parent[cell];
      Node& node = nodes_[cell];
      const bool continues = above != cell && heavy[above] == cell;
      const Node& other = nodes_[above];
      node.depth = above == cell ? 0 : other.depth + 1;
      node.head = continues ? other.head : cell;
      node.headDepth = continues ? other.headDepth : node.depth;
      node.above = continues ? other.above : above;
    }
  }

  /// The length of the path between two cells in the tree; 0 if there is none.
  /// Cost: O(log cells), by paths of largest subtrees (heavy path decomposition: Sleator and
  /// Tarjan, "A data structure for dynamic trees", 1983).
  uint32_t distance(Cell a, Cell b) const {
    Node at = nodes_[a], other = nodes_[b];
    const uint32_t length = at.depth + other.depth;
    for (LoopBound turns(2 * std::bit_width(nodes_.size())); at.head != other.head; ++turns) {
      if (at.headDepth < other.headDepth) std::swap(at, other);
      if (at.above == at.head) return 0;
      at = nodes_[at.above];
    }
    return length - 2 * std::min(at.depth, other.depth);
  }

 private:
  /// All that one step of distance() needs of a cell, side by side: a step is one read of memory.
  struct Node {
    uint32_t depth;
    /// The topmost cell of the path of largest subtrees on which the cell lies, its depth, and its
    /// parent; itself if it is the first cell of its component.
    Cell head;
    uint32_t headDepth;
    Cell above;
  };

  /// Sets parents; the first cell of a component is its own parent. Returns all cells, parents
  /// first.
  static std::vector<Cell> visit(const Maze& maze, std::vector<Cell>& parent) {
    Ticker ticker(maze, maze.grid.kept);
    std::vector<Cell> order;
    order.reserve(parent.size());
    for (Cell first = 0; first < parent.size(); ++first) {
      if (parent[first] != noCell) continue;
      parent[first] = first;
      order.push_back(first);
      LoopBound turns(parent.size());
      for (std::size_t next = order.size() - 1; next < order.size(); ++next, ++turns) {
        ticker.add(1);
        const Cell cell = order[next];
        eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
          if (parent[to] != noCell) return;
          parent[to] = cell;
          order.push_back(to);
        });
      }
    }
    return order;
  }

  std::vector<Node> nodes_;
};

}  // namespace mazewright
