// Kruskal's algorithm on random edge costs: makes the minimum spanning tree of the grid by opening
// every edge that joins two pieces, lightest edges first.
// Source: J. B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
// problem", Proceedings of the AMS 7, 1956.

#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/square_tree.hpp"

namespace mazewright {

namespace {

/// Draws: the key of the weights. Memory: 4 bytes per cell and 4 to 8 per edge.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const EdgeWeights weights(grid, random, settings);
  // The tree is the same; only a log shows the order in which its passages open.
  if (packsSquareTree(maze, weights)) return growSquareTree(maze, weights);
  UnionFind pieces(grid.cellCount());
  Phases phases(maze, 5 * grid.cellCount());
  const std::vector<uint32_t> edges = weights.sortedEdges(phases, grid);
  const auto joinPieces = [&](auto logs) {
    phases.range(static_cast<uint32_t>(edges.size()), sliceSteps, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        const Cell cell = edges[i] >> 3;
        const Direction direction = edges[i] & 7;
        if (pieces.unite(cell, grid.neighbour(cell, direction))) {
          maze.carve(cell, direction);
        } else if (logs) {
          maze.reject(cell, direction);
        }
      }
    });
  };
  // A loop of its own: the call for what is rejected costs the loop without a log 8 %.
  maze.log != nullptr ? joinPieces(std::true_type()) : joinPieces(std::false_type());
}

}  // namespace

namespace generators {
extern const GeneratorRow kruskal;
}
constinit const GeneratorRow generators::kruskal{
    .id = "kruskal",
    .title = "Kruskal",
    .about =
        "Opens the cheapest passages first, if they join two components. The same maze as Prim.",
    .cost = "O(cells log cells)",
    .work = edgeTreeWork,
    .source = "J. B. Kruskal, Proceedings of the American Mathematical Society 7, 1956",
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
