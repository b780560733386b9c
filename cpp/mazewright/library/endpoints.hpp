#pragma once
// Start and end of a finished maze.

#include "mazewright/catalog/exit_row.hpp"

namespace mazewright {

/// Start and end by a policy in the component of most cells, so that a path connects them. The
/// components are those of the maze; of its grid, with rock, if `byGrid`. Cost: O(cells), and that
/// of the policy.
Endpoints placeInLargestPart(const Maze& maze, const ExitRow& policy, Random& random, bool byGrid);

/// Whether a maze has start and end and passages join them, in whatever direction they may be
/// entered. Cost: O(cells).
bool joinsEndpoints(const Maze& maze);

/// The number of a lock of a dungeon that stays shut for whoever walks from the start and picks up
/// keys; 0 if all open. Cost: O(cells log doors), and O(doors * things) per lock.
uint32_t lockThatStaysShut(const Maze& maze);

}  // namespace mazewright
