// All shortest paths: counts them exactly and lists the first of them, in the order of the
// directions that they take from the start on, lowest first. The path of the result is the first
// one.
//
// The number of paths from a cell to the end is the sum of the numbers of the cells that follow it
// on shortest paths.
// Source: U. Brandes, "A faster algorithm for betweenness centrality", Journal of Mathematical
// Sociology 25, 2001, lemma 3.

#include "mazewright/base/big_count.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/route_along.hpp"
#include "mazewright/solvers/search/shortest_paths.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {integer("count", 1, 1000, 10, "Most paths listed")};

/// The number of shortest paths. Precondition: there is one. Numbers are kept for the cells of two
/// distances only. Cost: O(cells x digits).
BigCount countPaths(const SolveTask& task, const ShortestPaths& shortest) {
  std::vector<Cell> cells;  // those on shortest paths, in order of their distance
  for (const Cell cell : shortest.flooded()) {
    if (shortest.has(cell)) cells.push_back(cell);
  }
  std::vector<uint32_t> places(task.maze.grid.cellCount());
  std::vector<BigCount> counts(cells.size());
  std::size_t kept = cells.size();
  for (std::size_t i = cells.size(); i-- > 0;) {
    countSteps(1);
    const Cell cell = cells[i];
    places[cell] = static_cast<uint32_t>(i);
    if (cell == task.to) counts[i] = BigCount(1);
    eachNeighbour(task.maze.grid, cell, shortest.nextOf(cell),
                  [&](Cell to, Direction) { counts[i] += counts[places[to]]; });
    for (LoopBound turns(kept);
         shortest.distanceOf(cells[kept - 1]) > shortest.distanceOf(cell) + 1; ++turns) {
      counts[--kept] = BigCount();
    }
  }
  return counts.front();
}

/// The path after one in the order of directions. Returns whether there is one.
bool advance(const SolveTask& task, const ShortestPaths& shortest, std::vector<Cell>& path) {
  const Grid& grid = task.maze.grid;
  const std::size_t length = path.size();
  for (std::size_t i = length - 1; i-- > 0;) {
    const unsigned next = shortest.nextOf(path[i]);
    const Direction taken = directionTo(grid, path[i], next, path[i + 1]);
    const unsigned higher = next & ~((2u << taken) - 1);
    if (higher == 0) continue;
    path.resize(i + 1);
    path.push_back(grid.neighbour(path[i], static_cast<Direction>(std::countr_zero(higher))));
    shortest.finish(path);
    return true;
  }
  return false;
}

Route run(const SolveTask& task) {
  const ShortestPaths shortest(task, false);
  const auto visited = static_cast<uint32_t>(shortest.flooded().size());
  if (!shortest.any()) {
    Route route = routeAlong(task, {}, visited);
    route.count = BigCount().text();
    return route;
  }
  std::vector<Cell> path{task.from};
  shortest.finish(path);
  Route route = routeAlong(task, path, visited);
  route.count = countPaths(task, shortest).text();
  const auto most = static_cast<std::size_t>(task.settings["count"]);
  for (LoopBound turns(most);; ++turns) {
    route.paths.push_back(path);
    if (route.paths.size() >= most || !advance(task, shortest, path)) return route;
  }
}

}  // namespace

namespace solvers {
extern const SolverRow allShortest;
}
constinit const SolverRow solvers::allShortest{
    .id = "allShortest",
    .title = "All shortest paths",
    .about = "Counts the shortest paths exactly and lists the first of them.",
    .cost = "O(cells x digits of the number)",
    .work = perCell<4>,
    .source = "U. Brandes, J. Mathematical Sociology 25, 2001",
    .shortest = true,
    .weights = false,
    .always = true,
    .params = params,
    .run = run,
};

}  // namespace mazewright
