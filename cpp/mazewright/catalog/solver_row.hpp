#pragma once
// A row of the catalog: a solver, with its task and its result.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// The weight of a cell that no path enters. It may still be the first cell of a path.
inline constexpr uint32_t blockedWeight = 0xffffffff;

/// The result of a solver.
struct Route {
  /// All cells from `from` to `to`, each linked to the next; empty if the solver found none.
  std::vector<Cell> path;
  /// The sum of the weights of the cells that the path enters: without weights, its number of
  /// steps.
  uint64_t cost = 0;
  /// How many cells the solver visited, as far as its description counts them.
  uint32_t visited = 0;
};

/// What a solver is to do. References and spans outlive the call.
struct SolveTask {
  const Maze& maze;
  /// Open cells; they may be equal.
  Cell from;
  Cell to;
  /// The cost of entering each cell, one per cell, or blockedWeight; empty if every step costs 1.
  /// Always empty for solvers without the trait `weights`.
  std::span<const uint32_t> weights;
  const Settings& settings;
  StepLog* log;

  /// Appends a step to the log, if there is one.
  void note(Cell cell, uint32_t operation) const { appendStep(log, cell, operation); }
};

/// A solver. Its traits are promises, as those of a generator are.
struct SolverRow {
  /// Its name in the option `solver`.
  const char* id;
  const char* title;
  const char* about;
  /// Time, in open cells.
  const char* cost;
  const char* source;
  /// Finds a path of least length; of least cost if it accepts weights.
  bool shortest;
  /// Accepts weights.
  bool weights;
  /// Finds a path whenever there is one.
  bool complete;
  /// The cells that it visits, in order, are one walk from `from`: each is linked to the next.
  bool walks;
  std::span<const Param> params{};
  /// The reason why the solver cannot run on a maze, a problem in field "solver". Null if it runs
  /// on all mazes.
  Problem (*problem)(const Maze&) = nullptr;
  /// Notes a step `visit` for every cell that it visits and `path` for the cells of the result.
  Route (*run)(const SolveTask&);
};

}  // namespace mazewright
