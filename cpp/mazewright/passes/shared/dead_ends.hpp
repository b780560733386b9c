#pragma once
// Dead ends (cells with exactly one passage) and the order in which passes visit them.

#include <bit>
#include <utility>
#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Whether a cell has exactly one passage. Cost: O(1).
inline bool isDeadEnd(const Maze& maze, Cell cell) {
  return std::has_single_bit(maze.passages[cell]);
}

/// All dead ends of a maze, ordered by index. Cost: O(cells).
inline std::vector<Cell> deadEndsOf(const Maze& maze) {
  std::vector<Cell> found;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (isDeadEnd(maze, cell)) found.push_back(cell);
  }
  return found;
}

/// Step `i` of a Fisher-Yates shuffle: swaps item `i` with item `i + below(size - i)`. Makes one
/// draw, none for the last item. A pass that ends early so draws only for the items it visited.
inline void shuffleStep(std::vector<Cell>& items, std::size_t i, Random& random) {
  const std::size_t remaining = items.size() - i;
  if (remaining > 1) {
    std::swap(items[i], items[i + random.below(static_cast<uint32_t>(remaining))]);
  }
}

}  // namespace mazewright
