#pragma once
// The shortest path from start to end as lines to draw.

#include "mazewright/drawing/polylines.hpp"

namespace mazewright {

/// The path from cell centre to cell centre. On shapes with a table of neighbours or with stairs it
/// also passes through the middle of each side that it crosses, and a new line begins where the
/// drawing is cut or the path changes level. Empty if start or end is noCell or no path connects
/// them. Cost: O(cells).
Polylines solutionLines(const Maze& maze);

}  // namespace mazewright
