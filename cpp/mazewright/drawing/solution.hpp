#pragma once
// The shortest path from start to end as lines to draw.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// A point of a polyline, in sides of a cell.
struct PathPoint {
  Point at;
  /// Whether a new line begins here; otherwise the line continues from the previous point.
  bool begins;
};

/// The path from cell centre to cell centre. On shapes with a table of neighbours or with stairs it
/// also passes through the middle of each side that it crosses, and a new line begins where the
/// drawing is cut or the path changes level. Empty if start or end is noCell or no path connects
/// them. Cost: O(cells).
std::vector<PathPoint> solutionPoints(const Maze& maze);

}  // namespace mazewright
