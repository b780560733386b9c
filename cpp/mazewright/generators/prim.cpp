// Prim's algorithm on random edge costs: the minimum spanning tree of the grid.
// Source: R. C. Prim, "Shortest connection networks and some generalizations", Bell System
// Technical Journal 36, 1957; seed mode: the C++ program of seed 001.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/square_tree.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

/// The one minimum spanning tree under (cost, tie-break, edge number): no heap detail and no start
/// cell changes it, so any other algorithm for that tree gives the same maze.
void standard(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const EdgeWeights weights(grid, random, settings);
  // The same tree; the order in which it opens shows in a log only.
  if (packsSquareTree(maze, weights)) return growSquareTree(maze, weights);
  std::vector<uint8_t> visited(grid.cellCount());
  MinHeap reachable;  // by weight, then edge; the value is from << 3 | direction
  const auto visit = [&](Cell cell) {
    visited[cell] = 1;
    eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
      if (visited[to] != 0) return;
      const uint32_t edge = edgeNumber(grid, cell, direction);
      reachable.push({weights.of(edge), edge, cell << 3 | direction});
    });
  };
  visit(grid.firstCell());
  uint32_t remaining = grid.kept - 1;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; remaining > 0 && step < sliceSteps / 4; ++step) {
      const uint32_t next = reachable.pop().value;
      const Cell from = next >> 3;
      const Direction direction = next & 7;
      const Cell to = grid.neighbour(from, direction);
      if (visited[to] != 0) continue;
      maze.carve(from, direction);
      visit(to);
      --remaining;
    }
    return remaining;
  });
}

/// Costs in the seed's order of drawing: cell by cell, to the south, then to the east. An edge over
/// a seam is drawn at the lower of its cells too, in the order of its direction there.
std::vector<uint32_t> drawCosts(const Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const auto costRange = static_cast<uint32_t>(settings["costRange"]);
  const auto factors = costFactors(grid, settings);
  std::vector<uint32_t> costs(std::size_t{grid.cellCount()} * grid.directions);
  Phases phases(maze, grid.cellCount());
  phases.range(grid.cellCount(), sliceSteps, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (to < cell) return;
        const uint32_t cost = (random.below(costRange) + 1) * factors[direction];
        costs[grid.slot(cell, direction)] = cost;
        costs[grid.slot(to, grid.back(cell, direction))] = cost;
      });
    }
  });
  return costs;
}

/// makeRoad of seed 001: stale entries stay in the heap, an equal cost overwrites the parent.
void originalOrder(Maze& maze, Random& random, const Settings& settings) {
  using namespace square_directions;
  constexpr Direction edgeOrder[] = {north, west, south, east};
  constexpr uint8_t root = 0xff;
  const Grid& grid = maze.grid;
  const std::vector<uint32_t> costs = drawCosts(maze, random, settings);
  std::vector<uint32_t> least(grid.cellCount(), 0xffffffff);
  std::vector<uint8_t> wayBack(grid.cellCount(), root);
  std::vector<uint8_t> visited(grid.cellCount());
  MinHeap candidates;  // by cost alone; the value is the cell
  candidates.push({0, 0, grid.firstCell()});
  uint32_t remaining = grid.kept;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; remaining > 0 && step < sliceSteps / 4; ++step) {
      const Cell cell = candidates.pop().value;
      if (visited[cell] != 0) continue;
      visited[cell] = 1;
      --remaining;
      if (wayBack[cell] != root) maze.carve(cell, wayBack[cell]);
      for (Direction direction : edgeOrder) {
        if ((grid.neighbours[cell] >> direction & 1) == 0) continue;
        const Cell to = grid.neighbour(cell, direction);
        const uint32_t cost = costs[grid.slot(cell, direction)];
        if (visited[to] != 0 || least[to] < cost) continue;
        least[to] = cost;
        wayBack[to] = static_cast<uint8_t>(grid.back(cell, direction));
        candidates.push({cost, 0, to});
      }
    }
    return remaining;
  });
}

void run(Maze& maze, Random& random, const Settings& settings) {
  (settings.original ? originalOrder : standard)(maze, random, settings);
}

}  // namespace

namespace generators {
extern const GeneratorRow prim;
}
constinit const GeneratorRow generators::prim{
    .id = "prim",
    .title = "Prim (edge costs)",
    .about = "The cheapest tree over random edge costs. Many short dead ends, even bias.",
    .cost = "O(cells log cells)",
    .source = "R. C. Prim, Bell System Technical Journal 36, 1957",
    .original = true,
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
