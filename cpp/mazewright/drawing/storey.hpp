#pragma once
// One level of a maze in storeys as a maze of squares, so that it has tiles and text.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// The shape of a maze that has tiles and text.
ShapeSpec squares(Size size);

/// One level of a maze in storeys, with its endpoints, rooms, doors and things. Its passages keep
/// the stairs, in bits without a neighbour: bit 4 down and bit 5 up. Precondition: the maze has
/// stairs. Cost: O(cells of a level).
Maze storeyOf(const Maze& maze, uint32_t level);

}  // namespace mazewright
