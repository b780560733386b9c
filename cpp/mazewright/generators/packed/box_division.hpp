#pragma once
// The packed form of recursive division: on a full rectangle of squares every piece is a box.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Builds the walls. Precondition: a full rectangle of squares with all passages open; a log is
/// allowed. Draws and steps are those of Division with the Cutter of recursive_division.cpp. Cost:
/// the cells along walls, O(cells) in all. Memory: 12 bytes per row and column.
void divideBoxes(Maze& maze, Random& random, uint32_t roomSize);

}  // namespace mazewright
