// Hunt-and-kill: a random walk; when it is stuck, the first unvisited cell in index order that
// touches the maze joins it and the walk goes on from there.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 5.

#include "catalog.hpp"
#include "index_set.hpp"

namespace mazewright {

namespace {

/// The hunt asks a set of the unvisited cells beside the maze for its first member, so it costs
/// the same on every mask and never scans a row twice.
void run(Maze& maze, Random& random, const Settings&) {
  const Grid& grid = maze.grid;
  std::vector<uint8_t> visited(grid.cellCount());
  IndexSet border(grid.cellCount());
  const auto unvisited = [&](Cell cell) {
    return directionsWhere(grid, cell, grid.exits[cell], [&](Cell to) { return visited[to] == 0; });
  };
  const auto visit = [&](Cell cell) {
    visited[cell] = 1;
    border.erase(cell);
    eachNeighbour(grid, cell, unvisited(cell), [&](Cell to, Direction) { border.insert(to); });
  };

  Cell cell = grid.randomCell(random);
  visit(cell);
  while (true) {
    while (const unsigned fresh = unvisited(cell)) {
      const Direction direction = random.pick(fresh);
      maze.carve(cell, direction);
      cell = grid.neighbour(cell, direction);
      visit(cell);
    }
    if (border.empty()) return;
    cell = border.first();
    maze.carve(cell, random.pick(grid.exits[cell] & ~unvisited(cell)));
    visit(cell);
  }
}

}  // namespace

constinit const GeneratorRow generators::huntAndKill{
    .id = "huntAndKill",
    .title = {"Hunt and kill", "헌트 앤 킬"},
    .about =
        {"Walks until it is stuck, then hunts for the next fresh cell. Long rivers, few dead ends.",
         "막힐 때까지 걷고 새 칸을 사냥합니다. 긴 물길, 적은 막다른 길."},
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .run = run,
};

}  // namespace mazewright
