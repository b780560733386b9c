#pragma once
// What divisions begin with: the grid with all passages open, of which regions may stay open as
// rooms.

#include <bit>

#include "mazewright/model/progress.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// The parameter roomSize: regions up to this size, in the unit of the caller, stay open as rooms.
/// At the default 1 there are no rooms and the maze is perfect.
constexpr Param roomSizeParam(int32_t max, RowText title) {
  Param param = integer("roomSize", 1, max, 1, title);
  param.loops = true;
  return param;
}

/// The number of edges of a grid.
inline uint32_t edgeCount(const Grid& grid) {
  uint64_t ends = 0;
  for (const uint8_t directions : grid.neighbours)
    ends += static_cast<uint64_t>(std::popcount(directions));
  return static_cast<uint32_t>(ends / 2);
}

/// Opens all passages of the grid. Cost: O(cells).
inline void openAll(Maze& maze) {
  const Grid& grid = maze.grid;
  if (maze.log == nullptr) {
    maze.passages = grid.neighbours;
    return;
  }
  Phases(maze, grid.cellCount()).range(grid.cellCount(), sliceSteps, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (to > cell) maze.carve(cell, direction);
      });
    }
  });
}

}  // namespace mazewright
