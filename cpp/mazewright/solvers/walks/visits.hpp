#pragma once
// The cells that a walk visits: logged every time, counted once.

#include <vector>

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

class Visits {
 public:
  /// The task must outlive it. Cost: O(cells).
  explicit Visits(const SolveTask& task) : task_(task), seen_(task.maze.grid.cellCount()) {}

  void visit(Cell cell) {
    task_.note(cell, step::visit);
    count_ += seen_[cell] == 0;
    seen_[cell] = 1;
  }

  /// The number of different cells.
  uint32_t count() const { return count_; }

 private:
  const SolveTask& task_;
  std::vector<uint8_t> seen_;
  uint32_t count_ = 0;
};

}  // namespace mazewright
