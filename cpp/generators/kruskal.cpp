// Kruskal's algorithm on random edge costs: the minimum spanning tree of the grid, lightest edge
// first, wherever it joins two pieces.
// Source: J. B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
// problem", Proceedings of the AMS 7, 1956.
// Hot: 1.5 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include "catalog.hpp"
#include "edge_weights.hpp"
#include "union_find.hpp"

namespace mazewright {

namespace {

/// One draw, the key of the weights.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const EdgeWeights weights(grid, random, settings);
  UnionFind pieces(grid.cellCount());
  for (const uint32_t edge : weights.sortedEdges(grid)) {
    const Cell cell = edge >> 3;
    const Direction direction = edge & 7;
    if (pieces.unite(cell, grid.neighbour(cell, direction))) maze.carve(cell, direction);
  }
}

}  // namespace

constinit const GeneratorRow generators::kruskal{
    .id = "kruskal",
    .title = {"Kruskal", "크루스칼"},
    .about = {"The cheapest passages anywhere first, while they join two pieces. Prim's very maze.",
              "어디서든 가장 싼 통로부터 두 조각을 이을 때만 엽니다. 프림과 같은 미로가 됩니다."},
    .cost = "O(cells log cells)",
    .source = "J. B. Kruskal, Proceedings of the American Mathematical Society 7, 1956",
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
