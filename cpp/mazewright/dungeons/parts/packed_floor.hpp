#pragma once

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// linkFloor, on a full rectangle of squares and without a log: eight tiles at once.
void linkPackedFloor(Maze& maze);

}  // namespace mazewright
