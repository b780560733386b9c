#include "mazewright/library/solve.hpp"

namespace mazewright {

namespace {

Problem readSolver(const Fields& fields, const SolverRow*& solver, bool& steps) {
  solver = catalog().solvers.front();
  for (const Field& field : fields) {
    if (field.key == "solver") {
      solver = field.type == FieldType::text ? findRow(catalog().solvers, field.value) : nullptr;
      if (solver != nullptr) continue;
      return refuseText("invalid-option", "solver", "must be one of@; got %",
                        listIds(catalog().solvers), &field);
    }
    if (field.key == "steps") {
      steps = field.value == "true";
      if (field.type == FieldType::boolean) continue;
      return refuse("invalid-option", "steps", "must be true or false; got %", &field);
    }
    if (field.key != "from" && field.key != "to") {
      return refuse("invalid-option", field.key, "is not an option of solve");
    }
  }
  return {};
}

}  // namespace

Problem readCell(const Maze& maze, const Fields& fields, const char* key, Cell fallback,
                 Cell& cell) {
  cell = fallback;
  const Field* given = findField(fields, key);
  if (given == nullptr && fallback != noCell) return {};
  if (given != nullptr) {
    const auto number = wholeNumber(*given);
    const bool inside = number && *number >= 0 && *number < maze.grid.cellCount();
    if (inside && maze.isOpen(static_cast<Cell>(*number))) {
      cell = static_cast<Cell>(*number);
      return {};
    }
  }
  return refuse("invalid-option", key,
                given == nullptr ? "must be given: this maze has no exits"
                                 : "must be an open cell from 0 to #; got %",
                given, maze.grid.cellCount() - 1);
}

Problem solve(const Maze& maze, const Fields& fields, const std::vector<uint32_t>& weights,
              Solution& solution) {
  const SolverRow* solver = nullptr;
  if (Problem problem = readSolver(fields, solver, solution.logged)) return problem;
  Cell from = noCell;
  Cell to = noCell;
  if (Problem problem = readCell(maze, fields, "from", maze.start, from)) return problem;
  if (Problem problem = readCell(maze, fields, "to", maze.end, to)) return problem;
  if (!weights.empty() && !solver->weights) {
    return refuseText("invalid-option", "weights",
                      "must be left out with solver '@', which takes none", solver->id);
  }
  if (!weights.empty() && weights.size() != maze.grid.cellCount()) {
    return refuse("invalid-option", "weights", "must have one number a cell, #; got #", nullptr,
                  maze.grid.cellCount(), static_cast<int64_t>(weights.size()));
  }
  solution.route =
      solver->run({maze, from, to, weights, solution.logged ? &solution.steps : nullptr});
  return {};
}

}  // namespace mazewright
