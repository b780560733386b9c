// Prim on frontier cells: of all unvisited cells adjacent to the maze a random one joins it, by a
// random one of its edges to the maze. Most programs call this form Prim's algorithm.
// Source: J. Buck, "Maze Generation: Prim's Algorithm", weblog.jamisbuck.org, 2011.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

struct Frontier {
  GrowableBuffer<Cell> cells;

  bool empty() const { return cells.empty(); }
  void reserve(uint32_t maxSteps) { cells.reserve(maxDirections * std::size_t{maxSteps} + 1); }
};

/// Makes the unvisited neighbours of a cell frontier cells, lowest direction first, and adds the
/// cell to their entries.
template <typename Board>
void extend(Board& board, Cell cell, Frontier& frontier) {
  board.eachUnvisited(cell, [&](Cell to, Direction direction, unsigned isUnvisited) {
    frontier.cells.pushIf(isUnvisited & (board.entries(to) == 0 ? 1u : 0u), to);
    board.addEntry(cell, to, direction, isUnvisited);
  });
}

/// Draws: the start (randomCell); per step a frontier cell by popRandom, then random.pick of its
/// entries. Memory: 4 bytes per frontier cell.
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
        "Each step joins a random unvisited cell adjacent to the maze. Very many short dead ends.",
    .cost = "O(cells)",
    .work = perCell<1>,
    .source = "Jamis Buck, Maze Generation: Prim's Algorithm, weblog.jamisbuck.org, 2011",
    .run = run,
};

}  // namespace mazewright
