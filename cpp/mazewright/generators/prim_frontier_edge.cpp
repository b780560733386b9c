// Prim on frontier edges: of all edges from visited to unvisited cells a random one opens.
// Source: "Prim's algorithm (simplified)" in W. D. Pullen, "Think Labyrinth: Maze Algorithms",
// astrolog.org/labyrnth/algrithm.htm.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

/// Edges from visited cells: the cell to which the edge leads << 3 | the direction back.
struct Frontier {
  GrowableBuffer<uint32_t> edges;

  bool empty() const { return edges.empty(); }
  void reserve(uint32_t maxSteps) { edges.reserve(maxDirections * std::size_t{maxSteps} + 1); }
};

/// Adds the edges of a cell to its unvisited neighbours, lowest direction first.
template <typename Board>
void extend(Board& board, Cell cell, Frontier& frontier) {
  board.eachUnvisited(cell, [&](Cell to, Direction direction, unsigned isUnvisited) {
    frontier.edges.pushIf(isUnvisited, to << 3 | board.back(cell, direction));
  });
}

/// Draws: the start (randomCell); per step an edge by popRandom. It is ignored if its cell has been
/// visited since. Memory: 4 bytes per edge.
template <typename Board>
void grow(Board& board, Cell start) {
  Frontier frontier;
  frontier.reserve(1);
  extend(board, start, frontier);
  board.visit(start);
  board.untilEmpty(frontier, [](auto& here, Random& draws, Frontier& around) {
    const uint32_t edge = popRandom(draws, around.edges);
    const Cell cell = edge >> 3;
    if (here.isVisited(cell)) return;
    here.enterFrom(cell, edge & 7);
    extend(here, cell, around);
    here.visit(cell);
  });
}

void run(Maze& maze, Random& random, const Settings&) {
  const Cell start = maze.grid.randomCell(random);
  withBoard(maze, random, [&](auto& board) { grow(board, start); });
}

}  // namespace

namespace generators {
extern const GeneratorRow primFrontierEdge;
}
constinit const GeneratorRow generators::primFrontierEdge{
    .id = "primFrontierEdge",
    .title = "Prim (frontier edges)",
    .about =
        "Each step opens a random edge from the maze to an unvisited cell. Short branches around "
        "the start.",
    .cost = "O(cells)",
    .work = [](const WorkArea& area, const Settings&) { return area.kept + area.edges * 2; },
    .source = "Walter D. Pullen, Think Labyrinth: Maze Algorithms",
    .run = run,
};

}  // namespace mazewright
