#pragma once
// Entrance and exit in the outline of a drawing: the sides through which start and end are open.
//
// Source: original program 003, which enters from above at the top left and leaves to the right at
// the bottom right.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// In place of a direction: the cell has no opening.
inline constexpr int noOpening = -1;

/// The directions that lead out of the drawing at maze.start and maze.end, or noOpening.
struct Openings {
  int start = noOpening;
  int end = noOpening;
};

/// On flat squares the start opens to the top, else to the left, and the end to the right, else to
/// the bottom, so that the side shows which of the two an opening is; a cell not on these borders
/// has none. On other shapes the start opens through its highest side without an open neighbour and
/// the end through its lowest such side. A dungeon has no openings. Cost: O(1).
Openings openingsOf(const Maze& maze);

}  // namespace mazewright
