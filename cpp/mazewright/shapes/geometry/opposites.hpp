#pragma once
// ShapeRow::opposites of shapes on which every cell has the same opposite directions.

#include "mazewright/model/grid.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

/// All directions: on every cell, d and d ^ 1 are opposite sides.
inline unsigned allOpposites(const Grid&, Cell) { return 0xff; }

/// The sides of a square. Stairs have no side.
inline unsigned squareOpposites(const Grid&, Cell) {
  using namespace square_directions;
  return 1u << north | 1u << south | 1u << west | 1u << east;
}

}  // namespace mazewright
