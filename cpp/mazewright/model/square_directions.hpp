#pragma once
// The directions of squares, by number, as in ShapeRow::directions of every shape that has them
// first.

#include "mazewright/model/grid.hpp"

namespace mazewright::square_directions {

/// Opposite directions are d and d ^ 1; the step from a cell is -width, +width, -1, +1.
enum : Direction { north, south, west, east };

}  // namespace mazewright::square_directions
