#pragma once
// Cells whose corners lie on a lattice of vertical and horizontal lines. Two cells get the same
// bits for a corner that they share, because both compute it from the same line numbers.

#include <span>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// A corner of a cell: the numbers of its vertical and horizontal lattice line, relative to the
/// first lines of the cell, and the side that follows it.
struct LatticeCorner {
  uint8_t x, y, side;
};

/// Appends the corners of the cell whose first lines are x and y. at(column, row) returns the point
/// where two lines cross.
template <typename At>
void addCorners(std::vector<Corner>& list, std::span<const LatticeCorner> corners, uint32_t x,
                uint32_t y, At at) {
  for (const auto& [column, row, side] : corners) {
    list.push_back({at(x + column, y + row), side});
  }
}

/// The crossing points of lattice lines at equal distances, for addCorners.
inline auto evenly(float across, float down) {
  return [=](uint32_t column, uint32_t row) {
    return Point{static_cast<float>(column) * across, static_cast<float>(row) * down};
  };
}

}  // namespace mazewright
