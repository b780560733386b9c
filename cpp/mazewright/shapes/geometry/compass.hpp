#pragma once
// Grids of equal rows whose cells have neighbours in some of the eight compass directions.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright::compass {

using namespace square_directions;

/// The diagonals follow the directions of squares.
enum : Direction { northWest = 4, southEast, northEast, southWest };

inline constexpr unsigned orthogonal = 1u << north | 1u << south | 1u << west | 1u << east;

inline constexpr const char* directionNames[] = {
    "north", "south", "west", "east", "northWest", "southEast", "northEast", "southWest"};

/// ShapeRow::build of a rectangle of cells that step by delta. directionsAt(x, y) returns the set
/// of directions of a cell; directions that lead off the rectangle are removed from it. Neighbours
/// must be mutual: if a cell has direction d, the cell there has d ^ 1. Cost: O(cells).
template <typename DirectionsAt>
void fillRectangle(Grid& grid, DirectionsAt directionsAt) {
  constexpr unsigned northward = 1u << north | 1u << northWest | 1u << northEast;
  constexpr unsigned southward = 1u << south | 1u << southWest | 1u << southEast;
  constexpr unsigned westward = 1u << west | 1u << northWest | 1u << southWest;
  constexpr unsigned eastward = 1u << east | 1u << northEast | 1u << southEast;
  const auto [width, height, levels] = grid.size;
  const auto row = static_cast<int32_t>(width);
  grid.alongRow = 1u << west | 1u << east;
  grid.delta = {-row, row, -1, 1, -row - 1, row + 1, 1 - row, row - 1};
  grid.neighbours.reserve(std::size_t{width} * height);
  for (uint32_t y = 0; y < height; ++y) {
    const unsigned upright = (y == 0 ? northward : 0) | (y + 1 == height ? southward : 0);
    for (uint32_t x = 0; x < width; ++x) {
      const unsigned outward = upright | (x == 0 ? westward : 0) | (x + 1 == width ? eastward : 0);
      grid.neighbours.push_back(static_cast<uint8_t>(directionsAt(x, y) & ~outward));
    }
  }
}

}  // namespace mazewright::compass
