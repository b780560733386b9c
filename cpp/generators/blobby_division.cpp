// Blobby division: two blobs grow over a region until they fill it, a wall with one gap goes up
// between them, and each is divided in turn.
// Source: J. Buck, "A better recursive division algorithm", weblog.jamisbuck.org, January 2015.

#include "catalog.hpp"
#include "division.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {[] {
  Param roomSize = integer("roomSize", 1, 1000, 1, {"Cells of a room", "방 하나의 칸 수"});
  roomSize.loops = true;
  return roomSize;
}()};

/// Draws for a region: its two seeds; then, while any cell is left in the list of the growth,
/// which one leaves it, below(their number): the last takes its place, and the free neighbours of
/// the one that left join its blob and, by direction, the end of the list. Then the gap.
void run(Maze& maze, Random& random, const Settings& settings) {
  const auto roomSize = static_cast<uint32_t>(settings["roomSize"]);
  Division division(maze, random);
  std::vector<uint32_t>& partOf = division.partOf;
  std::vector<Cell> growth;
  division.run([&](std::span<const Cell> cells) -> uint32_t {
    if (cells.size() <= roomSize) return 1;
    const uint32_t region = partOf[cells.front()];
    const auto [first, second] = drawTwo(cells, random);
    partOf[first] = Division::piece;
    partOf[second] = Division::piece + 1;
    growth = {first, second};
    while (!growth.empty()) {
      const uint32_t place = random.below(static_cast<uint32_t>(growth.size()));
      const Cell cell = growth[place];
      growth[place] = growth.back();
      growth.pop_back();
      eachNeighbour(maze.grid, cell, maze.grid.exits[cell], [&](Cell to, Direction) {
        if (partOf[to] != region) return;
        partOf[to] = partOf[cell];
        growth.push_back(to);
      });
    }
    return 2;
  });
}

}  // namespace

constinit const GeneratorRow generators::blobbyDivision{
    .id = "blobbyDivision",
    .title = {"Blobby division", "얼룩 분할"},
    .about =
        {"Random blobs are walled off with one gap each. Winding walls, rooms if wanted.",
         "무작위 얼룩을 문 하나 있는 벽으로 나눕니다. 벽이 구불구불하고 방도 남길 수 있습니다."},
    .cost = "O(cells log cells)",
    .source = "Jamis Buck, A Better Recursive Division Algorithm, weblog.jamisbuck.org, 2015",
    .params = params,
    .run = run,
};

}  // namespace mazewright
