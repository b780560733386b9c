#pragma once
// Division of a region into the cells that are reached first from one of two random cells of it and
// those reached first from the other. In which order reached cells reach on is the caller's.

#include "catalog.hpp"
#include "division.hpp"

namespace mazewright {

/// Cells of a region that is left open.
inline constexpr Param roomCellsParam = roomSizeParam(1000, {"Cells of a room", "방 하나의 칸 수"});

/// Draws for a region of over roomSize cells: the two, of all its cells, then of the others; then
/// reached.take's own until nothing is reached; then the gap. What take gives reaches its free
/// neighbours for its piece, which are added lowest direction first.
template <typename Reached>
void divideInTwo(Maze& maze, Random& random, const Settings& settings, Reached reached) {
  const auto roomSize = static_cast<uint32_t>(settings[roomCellsParam.id]);
  Division division(maze, random);
  std::vector<uint32_t>& partOf = division.partOf;
  division.run([&](std::span<const Cell> cells) -> uint32_t {
    const auto count = static_cast<uint32_t>(cells.size());
    if (count <= roomSize) return 1;
    const uint32_t region = partOf[cells.front()];
    const uint32_t first = random.below(count);
    const uint32_t other = random.below(count - 1);
    const uint32_t second = other < first ? other : other + 1;
    partOf[cells[first]] = Division::piece;
    partOf[cells[second]] = Division::piece + 1;
    reached.clear();
    reached.add(cells[first]);
    reached.add(cells[second]);
    while (!reached.empty()) {
      const Cell cell = reached.take();
      eachNeighbour(maze.grid, cell, maze.grid.exits[cell], [&](Cell to, Direction) {
        if (partOf[to] != region) return;
        partOf[to] = partOf[cell];
        reached.add(to);
      });
    }
    return 2;
  });
}

}  // namespace mazewright
