#include "mazewright/solvers/search/grid_distance.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

GridDistance::GridDistance(const Grid& grid, Cell to)
    : grid_(grid), distances_(grid.cellCount(), unreachable), ring_{to} {
  distances_[to] = 0;
}

void GridDistance::reach(Cell cell) {
  std::vector<Cell> next;
  for (LoopBound turns(distances_.size()); distances_[cell] == unreachable && !ring_.empty();
       ++turns) {
    const uint32_t distance = distances_[ring_.front()] + 1;
    countSteps(ring_.size());
    for (const Cell from : ring_) {
      eachNeighbour(grid_, from, grid_.neighbours[from], [&](Cell to, Direction) {
        if (distances_[to] != unreachable) return;
        distances_[to] = distance;
        next.push_back(to);
      });
    }
    ring_.swap(next);
    next.clear();
  }
}

}  // namespace mazewright
