#pragma once
// What the solvers share: from "where did I come from" to a route.

#include <vector>

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

/// How a search came to each cell: a byte a cell, as a search's time is spent waiting for memory.
class Arrivals {
 public:
  explicit Arrivals(const SolveTask& task) : task_(task), ways_(task.maze.grid.cellCount()) {
    ways_[task.from] = start;
  }

  bool has(Cell cell) const { return ways_[cell] != 0; }

  /// The step from there came first, or was better.
  void note(Cell from, Direction direction, Cell to) {
    ways_[to] = static_cast<uint8_t>(task_.maze.grid.back(from, direction) + 1);
  }

  /// The cell that the search came from; not for the one where it started.
  Cell before(Cell cell) const { return task_.maze.grid.neighbour(cell, ways_[cell] - 1u); }

  /// The route that ends at task.to, empty if it was not reached; its cells are noted in the log.
  Route route(uint32_t visited) const;

 private:
  static constexpr uint8_t start = 0xff;

  const SolveTask& task_;
  /// 0: not reached; else the direction back, and 1.
  std::vector<uint8_t> ways_;
};

}  // namespace mazewright
