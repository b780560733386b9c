// Randomised breadth-first search: cells leave a queue, each opens to all its new neighbours in a
// random order. Every way from the start is a shortest one.
// Source: the growing tree that always takes its oldest cell, J. Buck, "Mazes for Programmers",
// 2015, ch. 11.

#include "catalog.hpp"

namespace mazewright {

namespace {

/// Draws the start; then for each cell of the queue a pick among its unvisited neighbours until
/// none is left, the last one too. Visited as in a depth-first search: it has a passage, and the
/// start has one from its first pick on. Memory: 4 bytes a cell.
void run(Maze& maze, Random& random, const Settings&) {
  const Grid& grid = maze.grid;
  std::vector<Cell> queue{grid.randomCell(random)};
  queue.reserve(grid.present);
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const Cell cell = queue[next];
    unsigned fresh = directionsWhere(grid, cell, grid.exits[cell],
                                     [&](Cell to) { return maze.passages[to] == 0; });
    while (fresh != 0) {
      const Direction direction = random.pick(fresh);
      fresh &= ~(1u << direction);
      maze.carve(cell, direction);
      queue.push_back(grid.neighbour(cell, direction));
    }
  }
}

}  // namespace

constinit const GeneratorRow generators::randomBfs{
    .id = "randomBfs",
    .title = {"Random breadth-first search", "무작위 너비 우선 탐색"},
    .about =
        {"Spreads evenly from one cell; every way from it is a shortest one. Very few dead "
         "ends, much like rays.",
         "한 칸에서 고르게 퍼지며 그곳에서 가는 길이 모두 최단입니다. 막다른 길이 아주 적습니다."},
    .cost = "O(cells)",
    .source = "The growing tree's oldest-cell policy, Jamis Buck, Mazes for Programmers, 2015",
    .run = run,
};

}  // namespace mazewright
