// Reverse-delete: every passage is open, and the dearest closes first as long as the maze stays in
// one piece; what is left is the minimum spanning tree of the grid.
// Source: J. B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
// problem", Proceedings of the AMS 7, 1956, construction A'.

#include "catalog.hpp"
#include "edge_weights.hpp"
#include "union_find.hpp"

namespace mazewright {

namespace {

/// One draw, the key of the weights. No search for a way round is needed: when an edge's turn comes
/// all lighter ones are still there or gone for being bypassed, so it is bypassed by what remains
/// exactly if lighter edges alone connect its ends (the cycle property). Union-find tells that in
/// ascending order, once for all edges; then they close in descending order.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  eachEdge(grid, [&](uint32_t edge) { maze.carve(edge >> 3, edge & 7); });
  std::vector<uint32_t> edges = EdgeWeights(grid, random, settings).sortedEdges(grid);
  UnionFind pieces(grid.cellCount());
  std::size_t bypassed = 0;
  for (const uint32_t edge : edges) {
    const Cell cell = edge >> 3;
    if (!pieces.unite(cell, grid.neighbour(cell, edge & 7))) edges[bypassed++] = edge;
  }
  while (bypassed > 0) {
    const uint32_t edge = edges[--bypassed];
    maze.fill(edge >> 3, edge & 7);
  }
}

}  // namespace

constinit const GeneratorRow generators::reverseDelete{
    .id = "reverseDelete",
    .title = {"Reverse-delete", "역삭제"},
    .about = {"All open at first; the dearest passages close while a way round is left.",
              "모두 열고 시작해, 돌아갈 길이 있는 동안 가장 비싼 통로부터 닫습니다."},
    .cost = "O(cells log cells)",
    .source = "J. B. Kruskal, Proceedings of the American Mathematical Society 7, 1956",
    .params = edgeWeightParams,
    .run = run,
};

}  // namespace mazewright
