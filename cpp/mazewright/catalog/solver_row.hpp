#pragma once
// A solver as a row of the catalog, its task and its result.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// A way through a maze; `path` is empty when there is none.
struct Route {
  std::vector<Cell> path;
  uint64_t cost = 0;
  uint32_t visited = 0;
};

struct SolveTask {
  const Maze& maze;
  Cell from;
  Cell to;
  /// Cost of entering each cell; empty: 1 everywhere.
  std::span<const uint32_t> weights;
  StepLog* log;

  void note(Cell cell, uint32_t operation) const {
    if (log != nullptr) log->push_back(cell << 5 | operation);
  }
};

struct SolverRow {
  const char* id;
  const char* title;
  const char* about;
  const char* cost;
  const char* source;
  /// Finds a way of least length; of least cost if it takes weights.
  bool shortest;
  bool weights;
  Route (*run)(const SolveTask&);
};

}  // namespace mazewright
