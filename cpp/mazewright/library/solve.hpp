#pragma once
// Paths and distances in a maze, with options that are not checked yet.

#include <string>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/solvers/search/path_map.hpp"

namespace mazewright {

/// The options of solve with their defaults, not checked yet.
struct SolveOptions {
  /// The id of a solver's row.
  std::string solver = "bfs";
  /// Open cells. If not given, the start and the end of the maze.
  Number from{}, to{};
  /// Empty, or per cell the cost of entering it; `blockedWeight` for a cell that cannot be entered.
  /// Only for solvers that take weights.
  std::vector<uint32_t> weights{};
  /// A whole number or any text, as that of generate. Only solvers that draw depend on it.
  Value seed = 0;
  /// Whether the cells that the solver visits are logged. Does not change the path.
  bool steps = false;
  /// Parameters of the solver's row; also values of the kind that Options::unknownOptions has.
  Values unknownOptions{};
};

struct Solution {
  /// The cells from `from` to `to`, both included; empty if the solver found no path. A solver
  /// whose row is `always` finds one whenever there is one.
  std::vector<Cell> path;
  /// The sum of the weights of all cells after the first; without weights the number of passages.
  /// Exact up to 2^53.
  double cost = 0;
  /// The number of cells that the solver visited.
  uint32_t visited = 0;
  /// Visited cells, then the cells of the path, in the format of a maze's log; empty unless the
  /// option steps is set.
  StepLog steps;
  /// Route::count and Route::paths.
  std::string count;
  std::vector<std::vector<Cell>> paths;
};

/// The options of walk with their defaults, not checked yet.
struct WalkOptions {
  /// The id of a local solver's row.
  std::string solver = "tremaux";
  /// An open cell. If not given, the start of the maze.
  Number from{};
  /// In steps.
  Number length = 1000;
  /// As in SolveOptions.
  Value seed = 0;
  /// Parameters of the solver's row; also values of the kind that Options::unknownOptions has.
  Values unknownOptions{};
};

/// The most steps of a walk.
inline constexpr int64_t maxWalk = int64_t{1} << 28;

/// Finds a path. Problem 'invalid-option' for a wrong option, or in field "solver" if the solver
/// cannot run on this maze. Cost: that of the solver, named in its row.
Answer<Solution> solve(const Maze& maze, const SolveOptions& options);

/// The cells of the walk of a local solver from `from`, that one first. The walk has no end, and
/// solve() visits the same cells until it enters the end or gives up. `length` + 1 cells, fewer if
/// one cannot walk on from the last of them. Problem 'invalid-option' as for solve. Cost:
/// O(length), and O(cells) at most to begin.
Answer<std::vector<Cell>> walk(const Maze& maze, const WalkOptions& options);

/// The number of passages on a shortest path from a cell to each cell; `unreachable` if no path
/// leads there. `from` is an open cell; if not given, the start of the maze. Cost: O(cells).
Answer<std::vector<uint32_t>> distances(const Maze& maze, const Value& from);

/// pathsTo for goals and weights that are not checked yet; flightFrom these goals if `flee` is set.
/// Problem 'invalid-option' if a goal is no open cell, if there is none, or for weights of a wrong
/// length. Cost: that of pathsTo and flightFrom.
Answer<PathMap> paths(const Maze& maze, const std::vector<Cell>& goals,
                      const std::vector<uint32_t>& weights, bool flee = false);

/// How hard it is to find a path: expectedSteps of somebody who does not know the maze, over the
/// length of a shortest path; 1 or more. NaN if no path exists. The cells are open ones; if not
/// given, the start and the end of the maze. Problem 'invalid-option' in field "maze" for a maze
/// with one-way passages. Cost: that of expectedSteps.
Answer<double> difficulty(const Maze& maze, const Value& from, const Value& to);

}  // namespace mazewright
