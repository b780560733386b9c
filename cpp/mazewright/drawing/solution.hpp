#pragma once
// The shortest path from start to end as lines to draw.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

struct PathPoint {
  Point at;
  /// Whether a line begins here; otherwise it goes on from the point before.
  bool begins;
};

/// From centre to centre through the sides between them. Across a cut of the drawing, and at
/// stairs, a new line begins. Empty without start, end or path. Cost: O(cells).
std::vector<PathPoint> solutionPoints(const Maze& maze);

}  // namespace mazewright
