#pragma once
// The recursive backtracker without a texture, for all that walk so.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Links all cells of a maze that fits a FreshSheet. Draws: the start, then random.pick of the
/// fresh directions a step. Only cells with another way to go are kept to come back to. Cost:
/// O(cells); 4 bytes a cell of the longest corridor.
void growDepthFirst(Maze& maze, Random& random);

}  // namespace mazewright
