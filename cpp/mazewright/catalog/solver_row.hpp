#pragma once
// A solver as a row of the catalog, its task and its result.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// A path through a maze; `path` is empty when none was found.
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
  const Settings& settings;
  StepLog* log;

  /// Appends a step to the log, if there is one.
  void note(Cell cell, uint32_t operation) const { appendStep(log, cell, operation); }
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
  /// Finds a path wherever there is one.
  bool complete;
  /// Walks: the cells that it visits are one walk from `from`, each linked to the next.
  bool walks;
  std::span<const Param> params{};
  /// Why it cannot run on this maze, in field "solver"; null: it runs on all.
  Problem (*problem)(const Maze&) = nullptr;
  Route (*run)(const SolveTask&);
};

}  // namespace mazewright
