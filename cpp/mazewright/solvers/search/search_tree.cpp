#include "mazewright/solvers/search/search_tree.hpp"

#include <algorithm>

namespace mazewright {

Route SearchTree::route(uint32_t visited) const {
  Route route;
  route.visited = visited;
  if (!isReached(task_.to)) return route;
  for (Cell cell = task_.to; cell != task_.from; cell = parentOf(cell)) {
    route.path.push_back(cell);
    route.cost += task_.weights.empty() ? 1 : task_.weights[cell];
  }
  route.path.push_back(task_.from);
  std::reverse(route.path.begin(), route.path.end());
  for (const Cell cell : route.path) task_.note(cell, step::path);
  return route;
}

}  // namespace mazewright
