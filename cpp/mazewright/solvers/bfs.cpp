// Breadth-first search: returns a path of the fewest passages. It visits every cell at most once,
// in order of distance from the start.
// Source: E. F. Moore, "The shortest path through a maze", 1959.

#include <algorithm>

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/search_tree.hpp"

namespace mazewright {

namespace {

/// A ring is the cells at one distance. Two rings are in memory instead of a queue of all cells.
Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  SearchTree tree(task);
  std::vector<Cell> ring{task.from};
  std::vector<Cell> next;
  uint32_t visited = 0;
  uint32_t reached = 1;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; step += static_cast<uint32_t>(ring.size())) {
      for (const Cell cell : ring) {
        ++visited;
        task.note(cell, step::visit);
        if (cell == task.to) return 0u;
        eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction direction) {
          if (tree.isReached(to)) return;
          tree.setParent(cell, direction, to);
          next.push_back(to);
        });
      }
      if (next.empty()) return 0u;
      reached += static_cast<uint32_t>(next.size());
      ring.swap(next);
      next.clear();
    }
    return maze.grid.kept + 1 - std::min(reached, maze.grid.kept);
  });
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
    .source = "E. F. Moore, The shortest path through a maze, 1959",
    .shortest = true,
    .weights = false,
    .complete = true,
    .walks = false,
    .run = run,
};

}  // namespace mazewright
