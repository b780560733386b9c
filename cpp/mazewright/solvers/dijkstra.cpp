// Dijkstra's algorithm: returns a path of least cost, where entering a cell costs its weight, or 1
// without weights. Of equally cheap paths MinHeap's fixed order of equal keys decides.
// Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959.

#include "mazewright/base/min_heap.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/search_tree.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  SearchTree tree(task);
  std::vector<uint64_t> least(maze.grid.cellCount(), ~uint64_t{0});
  MinHeap open;  // keyed by cost; the value is the cell
  least[task.from] = 0;
  open.push({0, 0, task.from});
  uint32_t visited = 0;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      if (open.empty()) return 0u;
      const auto [cost, tie, cell] = open.pop();
      if (cost != least[cell]) continue;
      ++visited;
      task.note(cell, step::visit);
      if (cell == task.to) return 0u;
      eachNeighbour(maze.grid, cell, maze.passages[cell],
                    [&, cost = cost, cell = cell](Cell to, Direction direction) {
                      const uint32_t weight = task.weights.empty() ? 1 : task.weights[to];
                      const uint64_t through = cost + weight;
                      if (weight == blockedWeight || through >= least[to]) return;
                      least[to] = through;
                      tree.setParent(cell, direction, to);
                      open.push({through, 0, to});
                    });
    }
    return maze.grid.kept + 1 - visited;
  });
  return tree.route(visited);
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
    .source = "E. W. Dijkstra, A note on two problems in connexion with graphs, 1959",
    .shortest = true,
    .weights = true,
    .complete = true,
    .walks = false,
    .run = run,
};

}  // namespace mazewright
