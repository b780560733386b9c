#pragma once
// The directions of squares. Shapes with more directions have these four first, with the same
// numbers.

#include "mazewright/model/grid.hpp"

namespace mazewright::square_directions {

/// Opposite directions are d and d ^ 1; the step from a cell is -width, +width, -1, +1.
enum : Direction { north, south, west, east };

}  // namespace mazewright::square_directions
