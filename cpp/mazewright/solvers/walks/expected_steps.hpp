#pragma once
// How far somebody walks who does not know the maze.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The expected number of steps of TremauxWalk, which decides at random, from one cell to another.
/// Precondition: there is a path.
///
/// Exact if no loop lies on this side of the end: it is the number of cells that can be reached
/// without entering the end. For a path of L steps enters L cells before the end, and of the
/// branches off these cells each is walked before the path goes on with probability 1/2, with two
/// steps per cell; so a branch adds as many steps as it has cells. The mean of the two wall
/// followers is the same if the start has a wall, because each branch is walked by exactly one.
///
/// With loops it is the mean of 16 walks, with the keys 0 to 15. Cost: O(cells), or that of the
/// walks.
double expectedSteps(const Maze& maze, Cell from, Cell to);

}  // namespace mazewright
