// Greedy best-first search: visits the reached cell first that is nearest to the end by its
// coordinates (LeastSteps). Visits few cells where the way is open, and returns some path.
// Source: J. Doran, D. Michie, "Experiments with the graph traverser program", Proceedings of the
// Royal Society A 294, 1966.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/search/best_first.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const LeastSteps distance(task.maze.grid, task.to);
  return searchBestFirst(task, {.countsCost = false, .distance = &distance, .weight = 1});
}

}  // namespace

namespace solvers {
extern const SolverRow greedy;
}
constinit const SolverRow solvers::greedy{
    .id = "greedy",
    .title = "Greedy best first",
    .about = "Always goes on from the cell that would be nearest to the end without walls.",
    .cost = "O(cells log cells)",
    .work = [](const WorkArea& area,
               const Settings&) { return area.cells * 2 + area.kept * 2 + area.edges * 4; },
    .source = "J. Doran, D. Michie, Proc. Royal Society A 294, 1966",
    .shortest = false,
    .weights = false,
    .always = true,
    .run = run,
};

}  // namespace mazewright
