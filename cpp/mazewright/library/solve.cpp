#include "mazewright/library/solve.hpp"

#include <limits>

#include "mazewright/analysis/stats.hpp"
#include "mazewright/library/row_value.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/walks/expected_steps.hpp"
#include "mazewright/solvers/walks/walk.hpp"
#include "mazewright/values/seed.hpp"

namespace mazewright {

namespace {

/// The value that the caller gave for an option: that of `unknownOptions` if its type is not that
/// of the member, otherwise the member.
Value given(const Values& unknownOptions, std::string_view id, Value member) {
  const Value* unknown = findValue(unknownOptions, id);
  return unknown != nullptr ? *unknown : std::move(member);
}

/// Reads an open cell. If none is given it is `fallback`, which must not be noCell then.
Problem readCell(const Maze& maze, const Value& value, const char* option, Cell fallback,
                 Cell& cell) {
  const bool isGiven = value.kind != ValueKind::none;
  cell = fallback;
  if (!isGiven && fallback != noCell) return {};
  const auto number = wholeNumber(value);
  const bool isCell = number && *number >= 0 && *number < maze.grid.cellCount();
  if (isCell && maze.isOpen(static_cast<Cell>(*number))) {
    cell = static_cast<Cell>(*number);
    return {};
  }
  return refuse("invalid-option", option,
                isGiven ? "must be an open cell from 0 to #; got %"
                        : "must be given, because this maze has no start and end",
                &value, maze.grid.cellCount() - 1);
}

/// Refuses weights of a wrong length.
Problem checkWeights(const Maze& maze, const std::vector<uint32_t>& weights) {
  if (weights.empty() || weights.size() == maze.grid.cellCount()) return {};
  return refuse("invalid-option", "weights", "must have one number per cell, #; got #", nullptr,
                maze.grid.cellCount(), static_cast<int64_t>(weights.size()));
}

/// Refuses weights for a solver that has none, or of a wrong length.
Problem readWeights(const Maze& maze, const SolveOptions& options, const SolverRow& solver) {
  if (solver.weights || options.weights.empty()) return checkWeights(maze, options.weights);
  return refuseText("invalid-option", "weights",
                    "must be left out with solver '@', which takes no weights", solver.id);
}

/// Reads the parameters of the solver. Unknown options of all other options were refused before.
Problem readParams(const Values& unknownOptions, const SolverRow& solver,
                   std::string_view otherNames, Settings& settings) {
  settings = Settings(solver.params);
  return readSettings(settings, unknownOptions, "", solver.id, otherNames);
}

/// Refuses a maze on which the solver is not defined.
Problem checkMaze(const Maze& maze, const SolverRow& solver) {
  if (!maze.oneWays.empty() && !solver.oneWays) {
    std::string ids = listIds(catalog().solvers, [](const SolverRow& row) { return row.oneWays; });
    ids.append(" on a maze with one-way passages: '").append(solver.id);
    return refuseText("invalid-option", "solver",
                      "must be one of@' walks back through the passages by which it came", ids);
  }
  return solver.problem != nullptr ? solver.problem(maze) : Problem();
}

/// The stream of the draws of solvers, next to those of the generators.
Random solverRandom(const Seed& seed) { return Random(seed.key(), "solver"); }

}  // namespace

Answer<Solution> solve(const Maze& maze, const SolveOptions& options) {
  Problem unknown;
  const SolverRow* solver = readRow(given(options.unknownOptions, "solver", options.solver),
                                    "solver", catalog().solvers, "invalid-option", unknown);
  if (solver == nullptr) return unknown;
  Cell from = noCell;
  Cell to = noCell;
  const Value fromValue = given(options.unknownOptions, "from", options.from);
  const Value toValue = given(options.unknownOptions, "to", options.to);
  if (Problem problem = readCell(maze, fromValue, "from", maze.start, from)) return problem;
  if (Problem problem = readCell(maze, toValue, "to", maze.end, to)) return problem;
  if (Problem problem = readWeights(maze, options, *solver)) return problem;
  Seed seed;
  if (Problem problem = readSeed(options.seed, seed)) return problem;
  if (const Value* steps = findValue(options.unknownOptions, "steps")) {
    return refuse("invalid-option", "steps", "must be true or false; got %", steps);
  }
  Settings settings;
  if (Problem problem = readParams(options.unknownOptions, *solver,
                                   " 'solver' 'from' 'to' 'seed' 'weights' 'steps'", settings)) {
    return problem;
  }
  if (Problem problem = checkMaze(maze, *solver)) return problem;
  Solution solution;
  StepLog* log = options.steps ? &solution.steps : nullptr;
  const SolveTask task{maze, from, to, options.weights, settings, log};
  Random random = solverRandom(seed);
  const StepLimit limit([&] { return solver->work(areaOf(maze), settings).steps(); });
  Route route = solver->isLocal() ? routeOfWalk(*solver, task, random) : solver->run(task);
  solution.path = std::move(route.path);
  solution.cost = static_cast<double>(route.cost);
  solution.visited = route.visited;
  solution.count = std::move(route.count);
  solution.paths = std::move(route.paths);
  return solution;
}

Answer<std::vector<Cell>> walk(const Maze& maze, const WalkOptions& options) {
  std::vector<const SolverRow*> rows;
  for (const SolverRow* row : catalog().solvers) {
    if (row->isLocal()) rows.push_back(row);
  }
  Problem unknown;
  const SolverRow* solver =
      readRow<SolverRow>(given(options.unknownOptions, "solver", options.solver), "solver",
                         {rows, catalog().solvers.elsewhere}, "invalid-option", unknown);
  if (solver == nullptr) return unknown;
  Cell from = noCell;
  if (Problem problem = readCell(maze, given(options.unknownOptions, "from", options.from), "from",
                                 maze.start, from)) {
    return problem;
  }
  const Value lengthValue = given(options.unknownOptions, "length", options.length);
  const auto length = wholeNumber(lengthValue);
  if (!length || *length < 0 || *length > maxWalk) {
    return refuse("invalid-option", "length", "must be a whole number from 0 to #; got %",
                  &lengthValue, maxWalk);
  }
  Seed seed;
  if (Problem problem = readSeed(options.seed, seed)) return problem;
  Settings settings;
  if (Problem problem = readParams(options.unknownOptions, *solver,
                                   " 'solver' 'from' 'length' 'seed'", settings)) {
    return problem;
  }
  if (Problem problem = checkMaze(maze, *solver)) return problem;
  Random random = solverRandom(seed);
  return walkOf(*solver, {maze, from, settings, random}, static_cast<uint32_t>(*length));
}

Answer<std::vector<uint32_t>> distances(const Maze& maze, const Value& from) {
  Cell cell = noCell;
  if (Problem problem = readCell(maze, from, "from", maze.start, cell)) return problem;
  return walkingDistances(maze, cell, Walk::forward);
}

Answer<PathMap> paths(const Maze& maze, const std::vector<Cell>& goals,
                      const std::vector<uint32_t>& weights, bool flee) {
  const Cell cells = maze.grid.cellCount();
  if (goals.empty()) return refuse("invalid-option", "goals", "must have at least one cell");
  for (const Cell goal : goals) {
    if (goal < cells && maze.isOpen(goal)) continue;
    return refuse("invalid-option", "goals", "must be open cells from 0 to #; got #", nullptr,
                  cells - 1, goal);
  }
  if (Problem problem = checkWeights(maze, weights)) return problem;
  PathMap map = pathsTo(maze, goals, weights);
  return flee ? flightFrom(maze, std::move(map), weights) : std::move(map);
}

Answer<double> difficulty(const Maze& maze, const Value& from, const Value& to) {
  Cell first = noCell;
  Cell last = noCell;
  if (Problem problem = readCell(maze, from, "from", maze.start, first)) return problem;
  if (Problem problem = readCell(maze, to, "to", maze.end, last)) return problem;
  if (!maze.oneWays.empty()) {
    return refuse("invalid-option", "maze",
                  "must have no one-way passages: who does not know the maze walks back");
  }
  if (first == last) return 1.0;
  const uint32_t shortest = distancesFrom(maze, last)[first];
  if (shortest == unreachable) return std::numeric_limits<double>::quiet_NaN();
  return expectedSteps(maze, first, last) / shortest;
}

}  // namespace mazewright
