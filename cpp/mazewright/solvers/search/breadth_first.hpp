#pragma once
// Breadth-first search through some of the cells of a maze.

#include <algorithm>

#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/search_tree.hpp"

namespace mazewright {

/// Searches the cells for which mayEnter(cell) is true, in order of their distance from task.from,
/// as far as task.to. Logs them; adds their number to `visited`. A ring is the cells at one
/// distance: two rings are in memory instead of a queue of all cells. Cost: O(cells).
template <typename MayEnter>
void searchBreadthFirst(const SolveTask& task, SearchTree& tree, uint32_t& visited,
                        MayEnter mayEnter) {
  const Maze& maze = task.maze;
  std::vector<Cell> ring{task.from};
  std::vector<Cell> next;
  uint32_t reached = 1;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; step += static_cast<uint32_t>(ring.size())) {
      countSteps(ring.size());
      for (const Cell cell : ring) {
        ++visited;
        task.note(cell, step::visit);
        if (cell == task.to) return 0u;
        eachNeighbour(maze.grid, cell, maze.leaving(cell), [&](Cell to, Direction direction) {
          if (tree.isReached(to) || !mayEnter(to)) return;
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
}

}  // namespace mazewright
