// Prim on cell costs, the "true Prim": of the visited cells that have an unvisited neighbour the
// cheapest one opens to its cheapest unvisited neighbour.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"
#include "mazewright/generators/weights/cost_queue.hpp"

namespace mazewright {

namespace {

/// The visited cells that may have unvisited neighbours: the cheapest one, and all others.
struct Active {
  CostQueue::Item cheapest;
  CostQueue others;
};

/// Draws: the key of the costs, then the start (randomCell).
template <typename Board>
void grow(Board& board, Cell start, CostQueue costs) {
  Active active{costs.itemOf(start), std::move(costs)};
  board.visit(start);
  board.untilFull(active, [](auto& here, Random&, Active& own) {
    const Cell cell = own.cheapest.cell;
    const unsigned unvisited = here.unvisited(cell);
    if (unvisited == 0) {
      own.cheapest = own.others.pop();
      return;
    }
    auto direction = static_cast<Direction>(std::countr_zero(unvisited));
    CostQueue::Item next = own.others.itemOf(here.neighbour(cell, direction));
    for (unsigned rest = unvisited & (unvisited - 1); rest != 0; rest &= rest - 1) {
      const auto toward = static_cast<Direction>(std::countr_zero(rest));
      const CostQueue::Item candidate = own.others.itemOf(here.neighbour(cell, toward));
      if (!candidate.before(next)) continue;
      next = candidate;
      direction = toward;
    }
    here.carve(cell, direction);
    if (next.before(own.cheapest)) std::swap(next, own.cheapest);
    own.others.push(next);
  });
}

void run(Maze& maze, Random& random, const Settings&) {
  const uint64_t key = random.next();
  const Cell start = maze.grid.randomCell(random);
  withBoard(maze, random,
            [&](auto& board) { grow(board, start, CostQueue(key, maze.grid.cellCount())); });
}

}  // namespace

namespace generators {
extern const GeneratorRow primCellCost;
}
constinit const GeneratorRow generators::primCellCost{
    .id = "primCellCost",
    .title = "Prim (cell costs)",
    .about =
        "The cheapest cell grows first, by random costs per cell. Nearly half of the cells are "
        "dead ends.",
    .cost = "O(cells log cells)",
    .work = perCell<2>,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .run = run,
};

}  // namespace mazewright
