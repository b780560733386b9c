#pragma once

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// linkFloor, on a full sheet of squares and without a log: eight tiles at once.
void linkSheetFloor(Maze& maze);

}  // namespace mazewright
