// Randomised breadth-first search: cells leave a queue, each opens to all its new neighbours in a
// random order. Every way from the start is a shortest one.
// Source: the growing tree that always takes its oldest cell, J. Buck, "Mazes for Programmers",
// 2015, ch. 11.
// Hot: 1.7 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include <memory>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// Draws the start; then for each cell of the queue a pick among its unvisited neighbours until
/// none is left, the last one too. Visited as in a depth-first search: it has a passage, and the
/// start has one from its first pick on. Memory: 4 bytes a cell.
void standard(Maze& maze, Random& random) {
  const Grid& grid = maze.grid;
  std::vector<Cell> queue{grid.randomCell(random)};
  queue.reserve(grid.kept);
  std::size_t next = 0;
  inSlices(maze, grid.kept, [&] {
    for (uint32_t step = 0; next < queue.size() && step < sliceSteps; ++step) {
      const Cell cell = queue[next++];
      unsigned fresh = freshAround(maze, cell);
      while (fresh != 0) {
        const Direction direction = random.pick(fresh);
        fresh &= ~(1u << direction);
        maze.carve(cell, direction);
        queue.push_back(grid.neighbour(cell, direction));
      }
    }
    return static_cast<uint32_t>(grid.kept - next);
  });
}

/// The same on a sheet, until the last cell has joined.
void onSheet(Maze& maze, Random& random) {
  FreshSheet sheet(maze);
  const uint32_t count = maze.grid.kept;
  std::unique_ptr<Cell[]> queue(new Cell[count]);
  queue[0] = maze.grid.randomCell(random);
  sheet.enter(queue[0]);
  std::size_t next = 0;
  std::size_t length = 1;
  inSlices(maze, count - 1, [&] {
    FreshSheet here = sheet;
    Random draws = random;
    Cell* end = queue.get() + length;
    const Cell* at = queue.get() + next;
    const Cell* const last = queue.get() + count;
    for (uint32_t step = 0; end < last && step < sliceSteps; ++step) {
      const Cell cell = *at++;
      for (unsigned fresh = here.fresh(cell); fresh != 0;) {
        const Direction direction = pickOfFour.of[fresh][pickOfFour.draw(draws)];
        fresh &= ~(1u << direction);
        here.carve(cell, direction);
        *end = here.neighbour(cell, direction);
        here.enter(*end++);
      }
    }
    next = static_cast<std::size_t>(at - queue.get());
    length = static_cast<std::size_t>(end - queue.get());
    random = draws;
    return static_cast<uint32_t>(last - end);
  });
  sheet.finish();
}

void run(Maze& maze, Random& random, const Settings&) {
  FreshSheet::fits(maze) ? onSheet(maze, random) : standard(maze, random);
}

}  // namespace

namespace generators {
extern const GeneratorRow randomBfs;
}
constinit const GeneratorRow generators::randomBfs{
    .id = "randomBfs",
    .title = "Random breadth-first search",
    .about =
        "Spreads evenly from one cell; every way from it is a shortest one. Very few dead "
        "ends, much like rays.",
    .cost = "O(cells)",
    .source = "The growing tree's oldest-cell policy, Jamis Buck, Mazes for Programmers, 2015",
    .run = run,
};

}  // namespace mazewright
