#include "path.hpp"

#include <algorithm>

namespace mazewright {

Route walkBack(const SolveTask& task, const std::vector<Cell>& cameFrom, uint32_t visited) {
  Route route;
  route.visited = visited;
  if (cameFrom[task.to] == noCell) return route;
  for (Cell cell = task.to; cell != task.from; cell = cameFrom[cell]) {
    route.path.push_back(cell);
    route.cost += task.weights.empty() ? 1 : task.weights[cell];
  }
  route.path.push_back(task.from);
  std::reverse(route.path.begin(), route.path.end());
  for (const Cell cell : route.path) task.note(cell, step::path);
  return route;
}

}  // namespace mazewright
