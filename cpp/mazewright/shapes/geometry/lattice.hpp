#pragma once
// Cells whose corners lie on a lattice: two cells get the same bits for a corner that they share.

#include <span>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// A corner by the numbers of its two lattice lines, counted from the cell's first ones, and the
/// side that follows it.
struct LatticeCorner {
  uint8_t x, y, side;
};

/// Appends corners; at(column, row) tells where two lines cross.
template <typename At>
void addCorners(std::vector<Corner>& list, std::span<const LatticeCorner> corners, uint32_t x,
                uint32_t y, At at) {
  for (const auto& [column, row, side] : corners) {
    list.push_back({at(x + column, y + row), side});
  }
}

/// Lattice lines at equal distances.
inline auto evenly(float across, float down) {
  return [=](uint32_t column, uint32_t row) {
    return Point{static_cast<float>(column) * across, static_cast<float>(row) * down};
  };
}

}  // namespace mazewright
