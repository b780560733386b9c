#include "mazewright/solvers/search/route_along.hpp"

namespace mazewright {

Route routeAlong(const SolveTask& task, std::vector<Cell> path, uint32_t visited) {
  Route route;
  route.visited = visited;
  route.path = std::move(path);
  for (std::size_t i = 0; i < route.path.size(); ++i) {
    const Cell cell = route.path[i];
    if (i > 0) route.cost += task.weights.empty() ? 1 : task.weights[cell];
    task.note(cell, step::path);
  }
  return route;
}

}  // namespace mazewright
