#pragma once
// A cache of the most recently used mazes. The bindings keep mazes in it, because JavaScript can
// only send copies of their data.

#include <cstdint>
#include <list>
#include <utility>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Mazes by the number that a caller gives each. Drops the least recently used.
class MazeCache {
 public:
  /// Cells of all mazes together: two mazes of 300 x 300, or several of a game's size. The most
  /// recent maze is kept whatever its size, until another one is added.
  static constexpr uint64_t maxCells = uint64_t{1} << 18;
  static constexpr std::size_t maxMazes = 8;

  /// The maze of a number, or null if it was dropped. Counts as a use. Cost: O(mazes). The pointer
  /// is valid until the maze is dropped.
  Maze* find(double id) {
    for (auto it = mazes_.begin(); it != mazes_.end(); ++it) {
      if (it->first != id) continue;
      mazes_.splice(mazes_.begin(), mazes_, it);
      return &it->second;
    }
    return nullptr;
  }

  /// Drops mazes until one more of `cells` cells fits; all of them if it is larger than the cache.
  /// Called before that maze is made, so that two large mazes are never in memory at once.
  void makeRoom(uint64_t cells) {
    for (const auto& [id, maze] : mazes_) cells += maze.grid.cellCount();
    for (LoopBound turns(mazes_.size());
         !mazes_.empty() && (cells > maxCells || mazes_.size() == maxMazes); ++turns) {
      cells -= mazes_.back().second.grid.cellCount();
      mazes_.pop_back();
    }
  }

  /// Adds a maze under a number that no other maze has. Requires makeRoom for its cells.
  Maze& keep(double id, Maze&& maze) { return mazes_.emplace_front(id, std::move(maze)).second; }

 private:
  /// The most recently used first.
  std::list<std::pair<double, Maze>> mazes_;
};

}  // namespace mazewright
