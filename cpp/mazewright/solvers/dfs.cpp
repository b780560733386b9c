// Depth-first search: follows one way to its end before it tries the next, as a person would. On
// a maze without loops it finds the only path, elsewhere some path.
// Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1, 1972.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/arrivals.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  Arrivals arrivals(task);
  uint32_t visited = 1;
  task.note(task.from, step::visit);
  Cell cell = task.from;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      if (cell == task.to) return 0u;
      const unsigned fresh = directionsWhere(maze.grid, cell, maze.passages[cell],
                                             [&](Cell to) { return !arrivals.has(to); });
      if (fresh != 0) {
        const auto direction = static_cast<Direction>(std::countr_zero(fresh));
        const Cell to = maze.grid.neighbour(cell, direction);
        arrivals.note(cell, direction, to);
        cell = to;
        ++visited;
        task.note(cell, step::visit);
      } else if (cell == task.from) {
        return 0u;
      } else {
        cell = arrivals.before(cell);
      }
    }
    return maze.grid.kept + 1 - visited;
  });
  return arrivals.route(visited);
}

}  // namespace

namespace solvers {
extern const SolverRow dfs;
}
constinit const SolverRow solvers::dfs{
    .id = "dfs",
    .title = "Depth first",
    .about = "Follows one branch to its end before it tries the next.",
    .cost = "O(cells)",
    .source = "R. Tarjan, SIAM J. Comput. 1, 1972",
    .shortest = false,
    .weights = false,
    .complete = true,
    .walks = false,
    .run = run,
};

}  // namespace mazewright
