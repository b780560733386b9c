// Voronoi division: a region is split by which of two random cells is nearer along its own cells,
// a wall with one gap goes up between the two sides, and each is divided in turn.
// Source: none known in print; recursive division with the borders of a Voronoi diagram.

#include "catalog.hpp"
#include "division.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {[] {
  Param roomSize = integer("roomSize", 1, 1000, 1, {"Cells of a room", "방 하나의 칸 수"});
  roomSize.loops = true;
  return roomSize;
}()};

/// Draws for a region: its two centres, then the gap. A cell as near to both goes to the first:
/// in the queue all cells at one distance stand with those of the first centre ahead.
void run(Maze& maze, Random& random, const Settings& settings) {
  const auto roomSize = static_cast<uint32_t>(settings["roomSize"]);
  Division division(maze, random);
  std::vector<uint32_t>& partOf = division.partOf;
  std::vector<Cell> queue;
  division.run([&](std::span<const Cell> cells) -> uint32_t {
    if (cells.size() <= roomSize) return 1;
    const uint32_t region = partOf[cells.front()];
    const auto [first, second] = drawTwo(cells, random);
    partOf[first] = Division::piece;
    partOf[second] = Division::piece + 1;
    queue = {first, second};
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const Cell cell = queue[next];
      eachNeighbour(maze.grid, cell, maze.grid.exits[cell], [&](Cell to, Direction) {
        if (partOf[to] != region) return;
        partOf[to] = partOf[cell];
        queue.push_back(to);
      });
    }
    return 2;
  });
}

}  // namespace

constinit const GeneratorRow generators::voronoiDivision{
    .id = "voronoiDivision",
    .title = {"Voronoi division", "보로노이 분할"},
    .about =
        {"Regions are halved between two random cells, one gap a wall. Slanted long walls.",
         "무작위 두 칸 사이로 구역을 나누고 벽마다 문을 하나 냅니다. 비스듬한 긴 벽이 생깁니다."},
    .cost = "O(cells log cells)",
    .source = "Recursive division along the borders of a Voronoi diagram",
    .params = params,
    .run = run,
};

}  // namespace mazewright
