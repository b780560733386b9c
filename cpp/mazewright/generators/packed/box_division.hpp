#pragma once
// Recursive division of a full rectangle of squares.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Raises the walls on a rectangle where all passages are open. Every piece is a box: the draws and
/// the steps are those of Division with the Cutter of recursive_division.cpp, at the cost of the
/// walls instead of the cells, O(cells) over all. Memory: a few bytes for each row and column.
void divideBoxes(Maze& maze, Random& random, uint32_t roomSize);

}  // namespace mazewright
