#include "mazewright/solvers/search/shortest_paths.hpp"

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

ShortestPaths::ShortestPaths(const SolveTask& task, bool floodsAll)
    : task_(task),
      distances_(task.maze.grid.cellCount(), unreached),
      flooded_{task.from},
      isOnPath_(task.maze.grid.cellCount()) {
  const Maze& maze = task.maze;
  distances_[task.from] = 0;
  std::size_t head = 0;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      if (head == flooded_.size()) return 0u;
      const Cell cell = flooded_[head++];
      task.note(cell, step::visit);
      if (cell == task.to && !floodsAll) return 0u;
      eachNeighbour(maze.grid, cell, maze.leaving(cell), [&](Cell to, Direction) {
        if (distances_[to] != unreached) return;
        distances_[to] = distances_[cell] + 1;
        flooded_.push_back(to);
      });
    }
    return maze.grid.kept + 1 - static_cast<uint32_t>(head);
  });
  // The cells that were reached but not flooded are as far as the end or farther.
  flooded_.resize(head);
  if (!any()) return;
  isOnPath_[task.to] = 1;
  for (std::size_t i = flooded_.size(); i-- > 0;) {
    const Cell cell = flooded_[i];
    if (cell != task.to) isOnPath_[cell] = nextOf(cell) != 0;
  }
}

unsigned ShortestPaths::nextOf(Cell cell) const {
  return directionsWhere(task_.maze.grid, cell, task_.maze.leaving(cell), [&](Cell to) {
    return distances_[to] == distances_[cell] + 1 && has(to);
  });
}

void ShortestPaths::finish(std::vector<Cell>& path) const {
  for (LoopBound turns(distances_.size()); path.back() != task_.to; ++turns) {
    const Cell cell = path.back();
    const auto direction = static_cast<Direction>(std::countr_zero(nextOf(cell)));
    path.push_back(task_.maze.grid.neighbour(cell, direction));
  }
}

}  // namespace mazewright
