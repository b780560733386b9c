#pragma once
// Random depth-first search, for every algorithm that needs one.

#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Makes a spanning tree of the grid of a maze without passages. Draws: the start (randomCell),
/// then per step the choice of the bias. Going back draws nothing, so the stack holds only the
/// cells that had another unvisited neighbour when the walk left them. Cost: O(cells). Memory: at
/// most 4 bytes per cell, usually far less.
void growDepthFirst(Maze& maze, Random& random, const Bias& bias);

}  // namespace mazewright
