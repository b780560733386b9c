// Reverse-delete: at first all passages are open; then passages close, heaviest first, unless that
// would disconnect the maze. What remains is the minimum spanning tree of the grid.
// Source: J. B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
// problem", Proceedings of the AMS 7, 1956, construction A'.

#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/square_tree.hpp"

namespace mazewright {

namespace {

/// Marks an edge that stays open. No edge has this bit: a grid has at most 2^28 cells.
constexpr uint32_t stays = 1u << 31;

/// Draws: the key of the weights. An edge may close if other open passages connect its ends. No
/// search is needed for that: when it is the turn of an edge, every lighter edge is open or will
/// not be missed, so the ends are connected exactly if lighter edges alone connect them (the cycle
/// property). Union-find decides this for all edges in ascending order; then they close in
/// descending order.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const EdgeWeights weights(grid, random, settings);
  // The tree is the same; only a log shows the order in which its passages open.
  if (packsSquareTree(maze, weights)) return growSquareTree(maze, weights);
  Phases phases(maze, 8 * grid.cellCount());
  eachEdge(phases, grid, [&](uint32_t edge) { maze.carve(edge >> 3, edge & 7); });
  std::vector<uint32_t> edges = weights.sortedEdges(phases, grid);
  UnionFind pieces(grid.cellCount());
  const auto count = static_cast<uint32_t>(edges.size());
  phases.range(count, sliceSteps, [&](uint32_t i, uint32_t end) {
    for (; i < end; ++i) {
      const Cell cell = edges[i] >> 3;
      if (pieces.unite(cell, grid.neighbour(cell, edges[i] & 7))) edges[i] |= stays;
    }
  });
  phases.range(count, sliceSteps, [&](uint32_t i, uint32_t end) {
    for (; i < end; ++i) {
      const uint32_t edge = edges[count - 1 - i];
      const Cell cell = (edge & ~stays) >> 3;
      (edge & stays) != 0 ? maze.reject(cell, edge & 7) : maze.fill(cell, edge & 7);
    }
  });
}

}  // namespace

namespace generators {
extern const GeneratorRow reverseDelete;
}
constinit const GeneratorRow generators::reverseDelete{
    .id = "reverseDelete",
    .title = "Reverse-delete",
    .about =
        "Begins with all passages open and closes the most expensive ones that lie on a loop. The "
        "same maze as Prim.",
    .cost = "O(cells log cells)",
    .work = edgeTreeWork,
    .source = "J. B. Kruskal, Proceedings of the American Mathematical Society 7, 1956",
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
