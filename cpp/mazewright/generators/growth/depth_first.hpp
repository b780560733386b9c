#pragma once
// The random depth-first search of every algorithm that needs one.

#include "mazewright/generators/growth/bias.hpp"

namespace mazewright {

/// Links all cells of a maze to one tree. Draws: the start, then per step the bias's choice. Only
/// cells that could also go another direction are kept for stepping back. Cost: O(cells); 4 bytes
/// per cell of the longest corridor.
void growDepthFirst(Maze& maze, Random& random, const Bias& bias);

}  // namespace mazewright
