#pragma once
// Dead ends: cells with one passage.

#include <bit>
#include <utility>
#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

inline bool isDeadEnd(const Maze& maze, Cell cell) {
  return std::has_single_bit(maze.passages[cell]);
}

/// All of a maze, by index. Cost: O(cells).
inline std::vector<Cell> deadEndsOf(const Maze& maze) {
  std::vector<Cell> found;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (isDeadEnd(maze, cell)) found.push_back(cell);
  }
  return found;
}

/// Step `i` of a shuffle: swaps item `i` with item `i + below(size - i)`. One draw, none for the
/// last item.
inline void shuffleStep(std::vector<Cell>& items, std::size_t i, Random& random) {
  const std::size_t left = items.size() - i;
  if (left > 1) std::swap(items[i], items[i + random.below(static_cast<uint32_t>(left))]);
}

}  // namespace mazewright
