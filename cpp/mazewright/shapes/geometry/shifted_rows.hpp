#pragma once
// Grids of rows of which every second one is shifted right by half a cell, so that a cell has two
// neighbours above, two below and one on each side.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright::shifted_rows {

enum : Direction { northWest, southEast, northEast, southWest, west, east };

/// ShapeRow::build. Cost: O(cells).
inline void joinRows(Grid& grid) {
  const auto [width, height, levels] = grid.size;
  grid.alongRow = 1u << west | 1u << east;
  grid.neighbours.resize(std::size_t{width} * height);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const uint32_t x = cell % width;
    const uint32_t shifted = cell / width % 2;
    if (x + 1 < width) grid.join(cell, east, cell + 1, west);
    if (cell / width + 1 == height) continue;
    const Cell below = cell + width + shifted;
    if (x + shifted > 0) grid.join(cell, southWest, below - 1, northEast);
    if (x + shifted < width) grid.join(cell, southEast, below, northWest);
  }
}

}  // namespace mazewright::shifted_rows
