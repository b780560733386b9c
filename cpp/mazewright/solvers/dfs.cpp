// Depth-first search: follows a passage as far as it can before it tries the next one. At each cell
// it takes the lowest direction that leads to an unreached cell. On a maze without loops it returns
// the only path, otherwise some path.
// Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1, 1972.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/search_tree.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  SearchTree tree(task);
  uint32_t visited = 1;
  task.note(task.from, step::visit);
  Cell cell = task.from;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      if (cell == task.to) return 0u;
      const unsigned unreached = directionsWhere(maze.grid, cell, maze.leaving(cell),
                                                 [&](Cell to) { return !tree.isReached(to); });
      if (unreached != 0) {
        const auto direction = static_cast<Direction>(std::countr_zero(unreached));
        const Cell to = maze.grid.neighbour(cell, direction);
        tree.setParent(cell, direction, to);
        cell = to;
        ++visited;
        task.note(cell, step::visit);
      } else if (cell == task.from) {
        return 0u;
      } else {
        cell = tree.parentOf(cell);
      }
    }
    return maze.grid.kept + 1 - visited;
  });
  return tree.route(visited);
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
    .work = perCell<4>,
    .source = "R. Tarjan, SIAM J. Comput. 1, 1972",
    .shortest = false,
    .weights = false,
    .always = true,
    .run = run,
};

}  // namespace mazewright
