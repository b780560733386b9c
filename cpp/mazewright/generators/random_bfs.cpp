// Random breadth-first search: cells leave a queue in order, and each opens to all its unvisited
// neighbours in random order. Every path from the start is a shortest path of the grid.
// Source: the growing tree that always chooses its oldest cell, J. Buck, "Mazes for Programmers",
// 2015, ch. 11.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

/// Visited cells in the order of their visit, and the index of the one that is next.
struct Queue {
  GrowableBuffer<Cell> cells;
  uint32_t next = 0;
};

/// Draws: the start (randomCell); per cell of the queue random.pick of its unvisited neighbours
/// until none is left, even if there is only one. Memory: 4 bytes per cell.
template <typename Board>
void grow(Board& board, Cell start, uint32_t cells) {
  Queue queue;
  queue.cells.reserve(cells);
  queue.cells.push(start);
  board.visit(start);
  board.untilFull(queue, [](auto& here, Random& draws, Queue& waiting) {
    const Cell cell = waiting.cells[waiting.next++];
    unsigned unvisited = here.unvisited(cell);
    for (LoopBound turns(maxDirections); unvisited != 0; ++turns) {
      const Direction direction = here.pick(draws, unvisited);
      unvisited &= ~(1u << direction);
      waiting.cells.push(here.carve(cell, direction));
    }
  });
}

void run(Maze& maze, Random& random, const Settings&) {
  const Cell start = maze.grid.randomCell(random);
  withBoard(maze, random, [&](auto& board) { grow(board, start, maze.grid.kept); });
}

}  // namespace

namespace generators {
extern const GeneratorRow randomBfs;
}
constinit const GeneratorRow generators::randomBfs{
    .id = "randomBfs",
    .title = "Random breadth-first search",
    .about =
        "Spreads evenly from one cell, to which all paths are shortest ones. Corridors like rays, "
        "very few dead ends.",
    .cost = "O(cells)",
    .work = perCell<1>,
    .source = "The growing tree's oldest-cell policy, Jamis Buck, Mazes for Programmers, 2015",
    .run = run,
};

}  // namespace mazewright
