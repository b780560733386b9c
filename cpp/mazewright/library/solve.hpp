#pragma once
// Finding a path, as a caller asks for it.

#include <string>
#include <vector>

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// The options of solve, with their defaults. Nothing is checked yet.
struct SolveOptions {
  std::string solver = "bfs";
  /// The start and end of the maze if not given.
  Number from{}, to{};
  /// Empty, or the cost of entering each cell, for a solver that takes them.
  std::vector<uint32_t> weights{};
  /// Whether the cells that the solver looks at are recorded.
  bool steps = false;
  /// The parameters of the solver, and as those of Options.
  Values strays{};
};

struct Solution {
  /// From one cell to the other, both included; empty where there is none.
  std::vector<Cell> path;
  /// Of the path: its weights, or its length without weights. Exact up to 2^53.
  double cost = 0;
  /// Cells looked at.
  uint32_t visited = 0;
  StepLog steps;
};

/// Cost: the solver's.
Answer<Solution> solve(const Maze& maze, const SolveOptions& options);

/// Passages from a cell to every cell, `unreachable` where there is no path. `from`: the start of
/// the maze if not given. Cost: O(cells).
Answer<std::vector<uint32_t>> distances(const Maze& maze, const Value& from);

}  // namespace mazewright
