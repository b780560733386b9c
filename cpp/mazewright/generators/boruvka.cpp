// Boruvka's algorithm on random edge costs: makes the minimum spanning tree of the grid in rounds.
// In each round every piece opens its cheapest edge to another piece.
// Source: O. Boruvka, "O jistem problemu minimalnim", Prace Moravske prirodovedecke spolecnosti 3,
// 1926; J. Nesetril, E. Milkova, H. Nesetrilova, "Otakar Boruvka on minimum spanning tree problem",
// Discrete Mathematics 233, 2001.

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/square_tree.hpp"

namespace mazewright {

namespace {

constexpr uint32_t noEdge = 0xffffffff;

/// Draws: the key of the weights. There are at most log2(cells) rounds. A round visits only the
/// cells that had a neighbour in another piece in the round before, whose number falls
/// geometrically, so a cell is visited a few times in all. In a round pieces open in the order of
/// their first such cells. Memory: 16 bytes per cell.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const EdgeWeights weights(grid, random, settings);
  // The tree is the same; only a log shows the order in which its passages open.
  if (packsSquareTree(maze, weights)) return growSquareTree(maze, weights);
  UnionFind pieces(grid.cellCount());
  std::vector<uint32_t> cheapest(grid.cellCount(), noEdge);  // per piece, at its root
  std::vector<Cell> roots;
  std::vector<Cell> border;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (grid.neighbours[cell] != 0) border.push_back(cell);
  }
  Ticker ticker(maze, grid.kept);
  const auto offer = [&](uint32_t edge, uint32_t& best, uint64_t& bestWeight) {
    const uint64_t weight = weights.of(edge);
    if (best != noEdge && (weight != bestWeight ? weight > bestWeight : edge > best)) return;
    best = edge;
    bestWeight = weight;
  };
  const auto updateCheapest = [&](Cell cell) {
    const Cell root = pieces.find(cell);
    uint32_t best = noEdge;
    uint64_t bestWeight = 0;
    eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
      if (pieces.find(to) != root) offer(edgeNumber(grid, cell, direction), best, bestWeight);
    });
    if (best == noEdge) return false;
    if (cheapest[root] == noEdge) {
      roots.push_back(root);
    } else {
      offer(cheapest[root], best, bestWeight);
    }
    cheapest[root] = best;
    return true;
  };
  for (LoopBound turns(std::bit_width(grid.kept) + 1); !border.empty(); ++turns) {
    uint32_t kept = 0;
    ticker.range(0, static_cast<uint32_t>(border.size()), [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        if (updateCheapest(border[i])) border[kept++] = border[i];
      }
    });
    border.resize(kept);
    ticker.range(0, static_cast<uint32_t>(roots.size()), [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        const uint32_t edge = cheapest[roots[i]];
        cheapest[roots[i]] = noEdge;
        const Cell cell = edge >> 3;
        if (!pieces.unite(cell, grid.neighbour(cell, edge & 7))) {
          maze.reject(cell, edge & 7);
          continue;
        }
        maze.carve(cell, edge & 7);
        ticker.settle(1);
      }
    });
    roots.clear();
  }
}

}  // namespace

namespace generators {
extern const GeneratorRow boruvka;
}
constinit const GeneratorRow generators::boruvka{
    .id = "boruvka",
    .title = "Boruvka",
    .about =
        "Each component opens its cheapest passage to another, round by round. The same maze as "
        "Prim.",
    .cost = "O(cells log cells)",
    .work = edgeTreeWork,
    .source = "O. Boruvka, Prace Moravske prirodovedecke spolecnosti 3, 1926",
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
