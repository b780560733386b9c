#pragma once
// Chokepoints of a dungeon: tiles without which it falls apart, and the tiles where doors fit.

#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// A depth-first search over all passages. Source: R. Tarjan, "Depth-first search and linear graph
/// algorithms", SIAM J. Comput. 1, 1972.
class Chokepoints {
 public:
  /// Searches the component of `root` first. Cost: O(tiles), 14 bytes of memory per tile.
  Chokepoints(const Maze& maze, Cell root);

  /// Whether a tile with two passages is a chokepoint.
  bool isChokepoint(Cell cell) const;

  /// Whether a path leads from the root, which is a tile, to another one.
  bool isReached(Cell cell) const {
    return order_[cell] >= order_[root_] && order_[cell] <= last_[root_];
  }

  /// Whether every path from the root to a tile leads over a chokepoint with two passages.
  bool isBehind(Cell chokepoint, Cell cell) const {
    const Cell child = childOf(chokepoint);
    return order_[cell] >= order_[child] && order_[cell] <= last_[child];
  }

 private:
  void search(Cell root);
  /// The tile behind a chokepoint; noCell if the tile is none, or where a search began.
  Cell childOf(Cell cell) const;

  const Maze& maze_;
  Cell root_;
  /// Per tile when the search entered it, from 1, and the highest and the lowest order that its
  /// subtree has or reaches by one more passage.
  std::vector<uint32_t> order_, last_, low_;
  std::vector<uint8_t> remaining_, toParent_;
  uint32_t entered_ = 0;
};

/// The doorways, ascending, at the openings of rooms. Of doorways next to each other the first.
std::vector<Cell> doorwaysOfRooms(const Maze& maze);

/// One doorway, ascending, per corridor of chokepoints: a chain of tiles outside rooms with two
/// passages each. That at the opening of a room is preferred, then that of lowest index. Corridors
/// without a doorway have none.
std::vector<Cell> doorwaysAtChokepoints(const Maze& maze, const Chokepoints& points);

}  // namespace mazewright
