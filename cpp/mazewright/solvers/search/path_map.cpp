#include "mazewright/solvers/search/path_map.hpp"

#include <algorithm>
#include <limits>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/min_heap.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// While cells are flooded, the direction of a goal.
constexpr uint8_t goalMark = noNextCell - 1;

/// All cells in the order of their distance, from the goals on, ring by ring. That a cell was
/// reached is read from its one byte of direction, not from its eight bytes of cost.
void flood(const Maze& maze, PathMap& map, const std::vector<Cell>& goals) {
  const Grid& grid = maze.grid;
  for (const Cell goal : goals) map.directions[goal] = goalMark;
  std::vector<Cell> ring = goals;
  std::vector<Cell> next;
  double cost = 0;
  uint32_t reached = 0;
  inSlices(maze, grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; step += static_cast<uint32_t>(ring.size())) {
      countSteps(ring.size());
      reached += static_cast<uint32_t>(ring.size());
      ++cost;
      for (const Cell cell : ring) {
        eachNeighbour(grid, cell, maze.entering(cell), [&](Cell from, Direction direction) {
          uint8_t& known = map.directions[from];
          if (known != noNextCell) return;
          known = static_cast<uint8_t>(grid.back(cell, direction));
          map.costs[from] = cost;
          next.push_back(from);
        });
      }
      if (next.empty()) return 0u;
      ring.swap(next);
      next.clear();
    }
    return grid.kept + 1 - reached;
  });
  for (const Cell goal : goals) map.directions[goal] = noNextCell;
}

/// The same in the order of cost. A path enters `cell`, so that its weight counts for those who
/// come from its neighbours.
void relax(const Maze& maze, PathMap& map, const std::vector<Cell>& goals,
           std::span<const uint32_t> weights) {
  const Grid& grid = maze.grid;
  MinHeap open;  // keyed by cost; the value is the cell
  for (const Cell goal : goals) open.push({0, 0, goal});
  uint32_t settled = 0;
  inSlices(maze, grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      if (open.empty()) return 0u;
      const auto [key, tie, cell] = open.pop();
      const auto cost = static_cast<double>(key);
      if (cost != map.costs[cell]) continue;
      ++settled;
      if (weights[cell] == blockedWeight) continue;
      eachNeighbour(grid, cell, maze.entering(cell),
                    [&, cell = cell](Cell from, Direction direction) {
                      const double through = cost + weights[cell];
                      if (through >= map.costs[from]) return;
                      map.costs[from] = through;
                      map.directions[from] = static_cast<uint8_t>(grid.back(cell, direction));
                      open.push({static_cast<uint64_t>(through), 0, from});
                    });
    }
    return grid.kept + 1 - settled;
  });
}

}  // namespace

PathMap pathsTo(const Maze& maze, std::span<const Cell> goals, std::span<const uint32_t> weights) {
  const Cell cells = maze.grid.cellCount();
  PathMap map{std::vector<double>(cells, std::numeric_limits<double>::infinity()),
              std::vector<uint8_t>(cells, noNextCell)};
  std::vector<Cell> roots;
  for (const Cell goal : goals) {
    if (map.costs[goal] == 0) continue;
    map.costs[goal] = 0;
    roots.push_back(goal);
  }
  if (weights.empty()) {
    flood(maze, map, roots);
  } else {
    relax(maze, map, roots, weights);
  }
  return map;
}

PathMap flightFrom(const Maze& maze, PathMap map, std::span<const uint32_t> weights) {
  const Grid& grid = maze.grid;
  constexpr double unreachable = std::numeric_limits<double>::infinity();
  // In integers: tenths of a cost, from the one of the farthest cell on.
  constexpr uint64_t none = ~uint64_t{0};
  const auto tenths = [](double cost) { return 12 * static_cast<uint64_t>(cost); };
  uint64_t most = 0;
  for (const double cost : map.costs) {
    if (cost != unreachable) most = std::max(most, tenths(cost));
  }
  std::vector<uint64_t> least(grid.cellCount(), none);
  MinHeap open;  // the value is the cell
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    map.directions[cell] = noNextCell;
    if (map.costs[cell] == unreachable) continue;
    least[cell] = most - tenths(map.costs[cell]);
    open.push({least[cell], 0, cell});
  }
  uint32_t settled = 0;
  inSlices(maze, grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      if (open.empty()) return 0u;
      const auto [key, tie, cell] = open.pop();
      if (key != least[cell]) continue;
      ++settled;
      const uint32_t weight = weights.empty() ? 1 : weights[cell];
      if (weight == blockedWeight) continue;
      const uint64_t through = key + uint64_t{10} * weight;
      eachNeighbour(grid, cell, maze.entering(cell),
                    [&, cell = cell](Cell from, Direction direction) {
                      if (least[from] == none || through >= least[from]) return;
                      least[from] = through;
                      map.directions[from] = static_cast<uint8_t>(grid.back(cell, direction));
                      open.push({through, 0, from});
                    });
    }
    return grid.kept + 1 - settled;
  });
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (least[cell] == none) continue;
    map.costs[cell] = (static_cast<double>(least[cell]) - static_cast<double>(most)) / 10;
  }
  return map;
}

}  // namespace mazewright
