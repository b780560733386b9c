// Boruvka's algorithm on random edge costs: the minimum spanning tree of the grid in rounds; in
// each, every piece opens its cheapest way out.
// Source: O. Boruvka, "O jistem problemu minimalnim", Prace Moravske prirodovedecke spolecnosti 3,
// 1926; J. Nesetril, E. Milkova, H. Nesetrilova, "Otakar Boruvka on minimum spanning tree
// problem", Discrete Mathematics 233, 2001.
// Hot: 1.9 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include "catalog.hpp"
#include "edge_weights.hpp"
#include "union_find.hpp"

namespace mazewright {

namespace {

constexpr uint32_t noEdge = 0xffffffff;

/// One draw, the key of the weights. At most log2(cells) rounds, and each looks only at the cells
/// that still had a neighbour in another piece, which get fewer geometrically: a few looks a cell
/// in all. Pieces open in the order of their first such cells. Memory: 16 bytes a cell.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const EdgeWeights weights(grid, random, settings);
  UnionFind pieces(grid.cellCount());
  std::vector<uint32_t> cheapest(grid.cellCount(), noEdge);  // a piece's, at its root
  std::vector<Cell> roots;
  std::vector<Cell> border;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (grid.exits[cell] != 0) border.push_back(cell);
  }
  while (!border.empty()) {
    std::size_t kept = 0;
    for (const Cell cell : border) {
      const Cell root = pieces.find(cell);
      uint32_t best = noEdge;
      uint64_t bestWeight = 0;
      const auto offer = [&](uint32_t edge, uint64_t weight) {
        if (best != noEdge && (weight != bestWeight ? weight > bestWeight : edge > best)) return;
        best = edge;
        bestWeight = weight;
      };
      eachNeighbour(grid, cell, grid.exits[cell], [&](Cell to, Direction direction) {
        if (pieces.find(to) == root) return;
        const uint32_t edge = edgeNumber(grid, cell, direction);
        offer(edge, weights.of(edge));
      });
      if (best == noEdge) continue;
      border[kept++] = cell;
      if (cheapest[root] == noEdge) {
        roots.push_back(root);
      } else {
        offer(cheapest[root], weights.of(cheapest[root]));
      }
      cheapest[root] = best;
    }
    border.resize(kept);
    for (const Cell root : roots) {
      const uint32_t edge = cheapest[root];
      cheapest[root] = noEdge;
      const Cell cell = edge >> 3;
      if (pieces.unite(cell, grid.neighbour(cell, edge & 7))) maze.carve(cell, edge & 7);
    }
    roots.clear();
  }
}

}  // namespace

constinit const GeneratorRow generators::boruvka{
    .id = "boruvka",
    .title = {"Boruvka", "보루프카"},
    .about = {"Every piece opens its cheapest way out, round by round. Prim's very maze.",
              "조각마다 가장 싼 바깥 통로를 열며 라운드를 거듭합니다. 프림과 같은 미로가 됩니다."},
    .cost = "O(cells log cells)",
    .source = "O. Boruvka, Prace Moravske prirodovedecke spolecnosti 3, 1926",
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
