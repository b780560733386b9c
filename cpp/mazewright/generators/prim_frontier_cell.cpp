// Prim on frontier cells: of all cells adjacent to the maze a random one joins it, by a random one
// of its passages into the maze. The form that most programs call Prim's algorithm. Source: J.
// Buck, "Maze Generation: Prim's Algorithm", weblog.jamisbuck.org, 2011.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

struct Frontier {
  GrowableBuffer<Cell> cells;

  bool empty() const { return cells.empty(); }
  void reserve(uint32_t most) { cells.reserve(maxDirections * std::size_t{most} + 1); }
};

/// The unvisited neighbours of a cell become frontier cells, lowest direction first. Each of them
/// records the direction that leads to the cell.
template <typename Board>
void extend(Board& board, Cell cell, Frontier& frontier) {
  board.eachUnvisited(cell, [&](Cell to, Direction direction, unsigned isUnvisited) {
    frontier.cells.pushIf(isUnvisited & (board.entries(to) == 0 ? 1u : 0u), to);
    board.addEntry(cell, to, direction, isUnvisited);
  });
}

/// Draws: the start; per step, a frontier cell by popRandom and random.pick of its entries.
template <typename Board>
void grow(Board& board, Cell start) {
  Frontier frontier;
  frontier.reserve(1);
  extend(board, start, frontier);
  board.visit(start);
  board.untilFull(frontier, [](auto& here, Random& draws, Frontier& around) {
    const Cell cell = popRandom(draws, around.cells);
    here.enter(cell, here.pick(draws, here.entries(cell)));
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
extern const GeneratorRow primFrontierCell;
}
constinit const GeneratorRow generators::primFrontierCell{
    .id = "primFrontierCell",
    .title = "Prim (frontier cells)",
    .about =
        "A random cell beside the maze joins it each step. The most dead ends of the usual "
        "ones.",
    .cost = "O(cells)",
    .source = "Jamis Buck, Maze Generation: Prim's Algorithm, weblog.jamisbuck.org, 2011",
    .run = run,
};

}  // namespace mazewright
