#include "mazewright/library/solve.hpp"

#include "mazewright/analysis/stats.hpp"

namespace mazewright {

namespace {

/// The value that the caller gave for an option: the stray of that name, otherwise the member.
Value given(const SolveOptions& options, std::string_view id, Value member) {
  const Value* stray = findValue(options.strays, id);
  return stray != nullptr ? *stray : std::move(member);
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

Problem readSolver(const SolveOptions& options, const SolverRow*& solver) {
  const Value value = given(options, "solver", options.solver);
  solver = value.kind == ValueKind::text ? findRow(catalog().solvers, value.text) : nullptr;
  if (solver != nullptr) return {};
  return refuseText("invalid-option", "solver", "must be one of@; got %",
                    listIds(catalog().solvers), &value);
}

/// Refuses weights for a solver that has none, or of a wrong length.
Problem checkWeights(const Maze& maze, const SolveOptions& options, const SolverRow& solver) {
  const std::vector<uint32_t>& weights = options.weights;
  if (weights.empty()) return {};
  if (!solver.weights) {
    return refuseText("invalid-option", "weights",
                      "must be left out with solver '@', which takes no weights", solver.id);
  }
  if (weights.size() == maze.grid.cellCount()) return {};
  return refuse("invalid-option", "weights", "must have one number per cell, #; got #", nullptr,
                maze.grid.cellCount(), static_cast<int64_t>(weights.size()));
}

/// Reads the parameters of the solver. Strays of all other options but steps were refused before.
Problem readParams(const SolveOptions& options, const SolverRow& solver, Settings& settings) {
  if (const Value* steps = findValue(options.strays, "steps")) {
    return refuse("invalid-option", "steps", "must be true or false; got %", steps);
  }
  settings = Settings(solver.params);
  return readSettings(settings, options.strays, "", solver.id);
}

}  // namespace

Answer<Solution> solve(const Maze& maze, const SolveOptions& options) {
  const SolverRow* solver = nullptr;
  Cell from = noCell;
  Cell to = noCell;
  const Value fromValue = given(options, "from", options.from);
  const Value toValue = given(options, "to", options.to);
  if (Problem problem = readSolver(options, solver)) return problem;
  if (Problem problem = readCell(maze, fromValue, "from", maze.start, from)) return problem;
  if (Problem problem = readCell(maze, toValue, "to", maze.end, to)) return problem;
  if (Problem problem = checkWeights(maze, options, *solver)) return problem;
  Settings settings;
  if (Problem problem = readParams(options, *solver, settings)) return problem;
  if (solver->problem != nullptr) {
    if (Problem problem = solver->problem(maze)) return problem;
  }
  Solution solution;
  StepLog* log = options.steps ? &solution.steps : nullptr;
  Route route = solver->run({maze, from, to, options.weights, settings, log});
  solution.path = std::move(route.path);
  solution.cost = static_cast<double>(route.cost);
  solution.visited = route.visited;
  return solution;
}

Answer<std::vector<uint32_t>> distances(const Maze& maze, const Value& from) {
  Cell cell = noCell;
  if (Problem problem = readCell(maze, from, "from", maze.start, cell)) return problem;
  return distancesFrom(maze, cell);
}

}  // namespace mazewright
