#pragma once
// Dead ends: cells with exactly one passage.

#include <bit>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Whether a cell has exactly one passage. Cost: O(1).
inline bool isDeadEnd(const Maze& maze, Cell cell) {
  return std::has_single_bit(maze.passages[cell]);
}

/// All dead ends of a maze, ordered by index. Cost: O(cells).
inline std::vector<Cell> deadEndsOf(const Maze& maze) {
  std::vector<Cell> found;
  eachOf(maze, maze.grid.cellCount(), [&](Cell cell) {
    if (isDeadEnd(maze, cell)) found.push_back(cell);
  });
  return found;
}

}  // namespace mazewright
