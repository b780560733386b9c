#pragma once
// The steps of a random walk in the log. They change no passage: films show the walk by them.

#include <vector>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The cells of one walk, without its loops. Does nothing on a maze without a log. Memory with a
/// log: one byte per cell and 4 bytes per cell of the walk. Cost: O(1) per step, amortised.
class WalkLog {
 public:
  explicit WalkLog(Maze& maze) : maze_(maze) {
    if (maze.log != nullptr) isOnWalk_.resize(maze.grid.cellCount());
  }

  /// The walk enters a cell. If it was there before, the loop since then is erased.
  void enter(Cell cell) {
    if (maze_.log == nullptr) return;
    if (isOnWalk_[cell] != 0) {
      for (LoopBound turns(cells_.size()); cells_.back() != cell; ++turns) leaveLast();
    } else {
      isOnWalk_[cell] = 1;
      cells_.push_back(cell);
    }
    maze_.note(cell, step::walk);
  }

  /// The walk leaves its last cell, and keeps those before it.
  void leaveLast() {
    if (maze_.log == nullptr) return;
    const Cell cell = cells_.back();
    cells_.pop_back();
    isOnWalk_[cell] = 0;
    maze_.note(cell, step::leave);
  }

  /// The walk leaves all of its cells.
  void end() {
    for (LoopBound turns(cells_.size()); !cells_.empty(); ++turns) leaveLast();
  }

 private:
  Maze& maze_;
  std::vector<uint8_t> isOnWalk_;
  std::vector<Cell> cells_;
};

}  // namespace mazewright
