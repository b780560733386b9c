// Breadth-first search: returns a path of the fewest passages. It visits every cell at most once,
// in order of distance from the start.
// Source: E. F. Moore, "The shortest path through a maze", 1959.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/search/breadth_first.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  SearchTree tree(task);
  uint32_t visited = 0;
  searchBreadthFirst(task, tree, visited, [](Cell) { return true; });
  return tree.route(visited);
}

}  // namespace

namespace solvers {
extern const SolverRow bfs;
}
constinit const SolverRow solvers::bfs{
    .id = "bfs",
    .title = "Breadth first",
    .about = "Finds a shortest path; visits cells in order of their distance.",
    .cost = "O(cells)",
    .work = perCell<4>,
    .source = "E. F. Moore, The shortest path through a maze, 1959",
    .shortest = true,
    .weights = false,
    .always = true,
    .run = run,
};

}  // namespace mazewright
