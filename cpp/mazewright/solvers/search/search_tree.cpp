#include "mazewright/solvers/search/search_tree.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/solvers/search/route_along.hpp"

namespace mazewright {

std::vector<Cell> SearchTree::pathTo(Cell cell) const {
  std::vector<Cell> path;
  if (!isReached(cell)) return path;
  LoopBound turns(task_.maze.grid.kept);
  for (; cell != task_.from; cell = parentOf(cell), ++turns) path.push_back(cell);
  path.push_back(task_.from);
  std::reverse(path.begin(), path.end());
  return path;
}

Route SearchTree::route(uint32_t visited) const {
  return routeAlong(task_, pathTo(task_.to), visited);
}

}  // namespace mazewright
