#pragma once
// Passages of a dungeon on a full rectangle of squares, eight tiles at a time.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The same passages as linkFloor. Requires a grid for which fitsPackedSquares holds, which
/// includes that no step log is attached. Cost: O(cells), eight tiles per step.
void linkPackedFloor(Maze& maze);

}  // namespace mazewright
