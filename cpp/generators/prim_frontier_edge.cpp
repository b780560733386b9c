// Prim on frontier edges: of all edges from the maze to a cell outside, a random one opens.
// Source: "Prim's algorithm (simplified)" in W. D. Pullen, "Think Labyrinth: Maze Algorithms",
// astrolog.org/labyrnth/algrithm.htm.

#include "draw_out.hpp"
#include "texture.hpp"

namespace mazewright {

namespace {

/// Draws: the start; a place in the list of edges, until the list is empty. A cell that joins adds
/// its edges to the fresh cells, lowest direction first; a drawn edge gives its place to the last,
/// and one that no longer leads outside is passed over. Memory: 4 bytes an edge.
void run(Maze& maze, Random& random, const Settings&) {
  const Grid& grid = maze.grid;
  std::vector<uint32_t> edges;  // cell << 3 | direction
  const auto join = [&](Cell cell) {
    eachNeighbour(grid, cell, freshAround(maze, cell),
                  [&](Cell, Direction direction) { edges.push_back(cell << 3 | direction); });
  };
  const Cell start = grid.randomCell(random);
  join(start);
  while (!edges.empty()) {
    const uint32_t edge = drawOut(random, edges);
    const Cell from = edge >> 3;
    const Direction direction = edge & 7;
    const Cell to = grid.neighbour(from, direction);
    if (maze.passages[to] != 0) continue;
    maze.carve(from, direction);
    join(to);
  }
}

}  // namespace

constinit const GeneratorRow generators::primFrontierEdge{
    .id = "primFrontierEdge",
    .title = {"Prim (frontier edges)", "프림 (경계 간선)"},
    .about =
        {"Opens a random edge out of the maze each step. Short spikes round the start.",
         "매번 미로에서 밖으로 나가는 무작위 간선을 엽니다. 시작점 둘레로 짧은 가지가 돋습니다."},
    .cost = "O(cells)",
    .source = "Walter D. Pullen, Think Labyrinth: Maze Algorithms",
    .run = run,
};

}  // namespace mazewright
