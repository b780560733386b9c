#pragma once
// Wilson's algorithm where some passages are given.

#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/passes/wishes/pairs.hpp"

namespace mazewright {

/// Makes a spanning tree of every component of the grid that has the given passages, which
/// close no loop; all such trees are equally likely. The groups of cells
/// that the passages join are vertices of the walks; the root of a component is its first cell.
/// Draws: per step a pick from a cell that no passage joins to another and below(the number of
/// edges out of it) from a group, none if there is one edge. Cost: as of Wilson's algorithm.
/// Memory: 5 bytes per cell, and 8 more if there are passages.
void walkAndEraseLoops(Maze& maze, Random& random, const std::vector<CellPair>& passages);

}  // namespace mazewright
