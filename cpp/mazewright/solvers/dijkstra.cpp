// Dijkstra's algorithm: returns a path of least cost, where entering a cell costs its weight, or 1
// without weights. Of equally cheap paths MinHeap's fixed order of equal keys decides.
// Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/search/best_first.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  return searchBestFirst(task, {.countsCost = true, .distance = nullptr, .weight = 0});
}

}  // namespace

namespace solvers {
extern const SolverRow dijkstra;
}
constinit const SolverRow solvers::dijkstra{
    .id = "dijkstra",
    .title = "Dijkstra",
    .about = "Finds a cheapest path if cells have different costs, otherwise a shortest one.",
    .cost = "O(cells log cells)",
    .work = [](const WorkArea& area, const Settings&) { return area.kept * 2 + area.edges * 4; },
    .source = "E. W. Dijkstra, A note on two problems in connexion with graphs, 1959",
    .shortest = true,
    .weights = true,
    .always = true,
    .run = run,
};

}  // namespace mazewright
