// Prim's algorithm on random edge costs: makes the minimum spanning tree of the grid by opening,
// again and again, the lightest edge between the tree and the other cells.
// Source: R. C. Prim, "Shortest connection networks and some generalizations", Bell System
// Technical Journal 36, 1957; mode 'original': original program 001, in C++.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/square_tree.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

/// Draws: the key of the weights. The minimum spanning tree by (cost, tie-break, edge number) is
/// unique: it depends neither on the heap nor on the start, and any other algorithm for it makes
/// the same maze. Memory: one byte per cell and 16 bytes per edge between the tree and other cells.
void standard(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const EdgeWeights weights(grid, random, settings);
  // The tree is the same; only a log shows the order in which its passages open.
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
      countSteps(1);
      const uint32_t next = reachable.pop().value;
      const Cell from = next >> 3;
      const Direction direction = next & 7;
      const Cell to = grid.neighbour(from, direction);
      if (visited[to] != 0) {
        maze.reject(from, direction);
        continue;
      }
      maze.carve(from, direction);
      visit(to);
      --remaining;
    }
    return remaining;
  });
}

/// Returns costs per cell and direction. Draws below(costRange) per edge in the order of the
/// original program: cell by cell, to the south, then to the east. An edge across a glued edge is
/// drawn at the lower of its cells too, in the order of its direction there.
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

/// makeRoad of original program 001: outdated entries stay in the heap, and an edge of equal cost
/// replaces the parent of a cell.
void originalOrder(Maze& maze, Random& random, const Settings& settings) {
  using namespace square_directions;
  constexpr Direction edgeOrder[] = {north, west, south, east};
  constexpr uint8_t root = 0xff;
  const Grid& grid = maze.grid;
  const std::vector<uint32_t> costs = drawCosts(maze, random, settings);
  std::vector<uint32_t> least(grid.cellCount(), 0xffffffff);
  std::vector<uint8_t> parentDirection(grid.cellCount(), root);
  std::vector<uint8_t> visited(grid.cellCount());
  MinHeap candidates;  // by cost alone; the value is the cell
  candidates.push({0, 0, grid.firstCell()});
  uint32_t remaining = grid.kept;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; remaining > 0 && step < sliceSteps / 4; ++step) {
      countSteps(1);
      const Cell cell = candidates.pop().value;
      if (visited[cell] != 0) continue;
      visited[cell] = 1;
      --remaining;
      if (parentDirection[cell] != root) maze.carve(cell, parentDirection[cell]);
      for (Direction direction : edgeOrder) {
        if ((grid.neighbours[cell] >> direction & 1) == 0) continue;
        const Cell to = grid.neighbour(cell, direction);
        const uint32_t cost = costs[grid.slot(cell, direction)];
        if (visited[to] != 0 || least[to] < cost) continue;
        least[to] = cost;
        parentDirection[to] = static_cast<uint8_t>(grid.back(cell, direction));
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
    .about = "A minimum spanning tree of random edge costs. Many short dead ends, evenly spread.",
    .cost = "O(cells log cells)",
    .work = edgeTreeWork,
    .source = "R. C. Prim, Bell System Technical Journal 36, 1957",
    .original = true,
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
