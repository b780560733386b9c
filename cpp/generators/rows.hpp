#pragma once
// The rows of a grid, a ring of a round shape being one: for the algorithms that work row by row.

#include <vector>

#include "grid.hpp"

namespace mazewright {

/// The first cell of every row (cells of equal level and y), then the end of the last row.
inline std::vector<Cell> rowsOf(const Grid& grid) {
  std::vector<Cell> starts;
  Place last{};
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const Place place = grid.placeOf(cell);
    if (cell == 0 || place.y != last.y || place.level != last.level) starts.push_back(cell);
    last = place;
  }
  starts.push_back(grid.cellCount());
  return starts;
}

/// The shapes on which every cell but the last has a way to a later one, in its row or another.
inline constexpr const char* shapesInRows[] = {"square", "hex",  "brick", "zeta",  "upsilon",
                                               "cairo",  "cube", "polar", "sphere"};
inline constexpr const char* shapesInRowsWhy = "which needs an order of directions";

/// Of these squares alone have four directions and rows of equal length, wrapped at a seam or not.
inline bool isSquares(const Grid& grid) { return grid.directions == 4 && grid.rows.empty(); }

}  // namespace mazewright
