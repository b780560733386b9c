#include "mazewright/solvers/search/arrivals.hpp"

#include <algorithm>

namespace mazewright {

Route Arrivals::route(uint32_t visited) const {
  Route route;
  route.visited = visited;
  if (!has(task_.to)) return route;
  for (Cell cell = task_.to; cell != task_.from; cell = before(cell)) {
    route.path.push_back(cell);
    route.cost += task_.weights.empty() ? 1 : task_.weights[cell];
  }
  route.path.push_back(task_.from);
  std::reverse(route.path.begin(), route.path.end());
  for (const Cell cell : route.path) task_.note(cell, step::path);
  return route;
}

}  // namespace mazewright
