// Prim on active cells, the "simplified Prim": of the visited cells that have an unvisited
// neighbour a random one opens to a random unvisited neighbour.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

/// Draws: the start (randomCell); per turn below(size) of the list of active cells, then the choice
/// of the bias. A cell without unvisited neighbours is removed: the last one moves to its place.
/// Memory: 4 bytes per active cell.
template <typename Board>
void grow(Board& board, Cell start, const Bias& bias) {
  using Walker = typename Board::Walker;
  GrowableBuffer<Walker> active;
  active.reserve(1);
  active.push(board.walkerAt(start));
  board.visit(start);
  board.untilEmpty(active, [&](auto& here, Random& draws, GrowableBuffer<Walker>& walkers) {
    Walker& place = walkers[draws.below(walkers.size())];
    const Walker walker = place;
    const unsigned unvisited = here.unvisited(walker.cell());
    if (unvisited == 0) {
      place = walkers.pop();
      return;
    }
    walkers.push(here.carve(walker, here.choose(draws, bias, unvisited, walker)));
  });
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const Bias bias(maze.grid, settings);
  const Cell start = maze.grid.randomCell(random);
  withBoard(maze, random, bias, [&](auto& board) { grow(board, start, bias); });
}

}  // namespace

namespace generators {
extern const GeneratorRow primActiveCell;
}
constinit const GeneratorRow generators::primActiveCell{
    .id = "primActiveCell",
    .title = "Prim (active cells)",
    .about =
        "Each step extends a random cell of the maze to an unvisited neighbour. Spreads evenly "
        "from the start.",
    .cost = "O(cells)",
    .work = perCell<2>,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .texture = true,
    .params = biasParams,
    .run = run,
};

}  // namespace mazewright
