#pragma once
// The last few mazes, so that a caller who can only send copies need not send one for every call.

#include <cstdint>
#include <list>
#include <utility>

#include "mazewright/model/maze.hpp"

namespace mazewright {

class KeptMazes {
 public:
  /// Two mazes of 300 x 300, or a few of a game's size. The most recent one is kept whatever its
  /// size, until another one is made.
  static constexpr uint64_t mostCells = uint64_t{1} << 18;
  static constexpr std::size_t mostMazes = 8;

  /// The maze of that number, or null. Cost: O(mazes).
  Maze* find(double id) {
    for (auto it = mazes_.begin(); it != mazes_.end(); ++it) {
      if (it->first != id) continue;
      mazes_.splice(mazes_.begin(), mazes_, it);
      return &it->second;
    }
    return nullptr;
  }

  /// Drops the least recently used until a maze of so many cells fits; all for a larger one, so
  /// that large mazes do not pile up.
  void makeRoom(uint64_t cells) {
    for (const auto& [id, maze] : mazes_) cells += maze.grid.cellCount();
    while (!mazes_.empty() && (cells > mostCells || mazes_.size() == mostMazes)) {
      cells -= mazes_.back().second.grid.cellCount();
      mazes_.pop_back();
    }
  }

  /// Keeps a maze, for which there must be room, under a number that no other has.
  Maze& keep(double id, Maze maze) { return mazes_.emplace_front(id, std::move(maze)).second; }

 private:
  /// The most recently used first.
  std::list<std::pair<double, Maze>> mazes_;
};

}  // namespace mazewright
