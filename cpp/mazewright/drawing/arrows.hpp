#pragma once
// One-way passages as triangles that point in the direction in which they lead.

#include <array>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// A triangle, its tip first, then clockwise as drawn, in sides of a cell. `cell` is the one on
/// whose surface it lies.
struct Arrow {
  Cell cell;
  std::array<Point, 3> corners;
};

/// The arrows of all one-way passages, ordered by the cells that the passages lead to. A passage
/// has one arrow, on the common side of its two cells. It has two, one in each cell, if it is a
/// tunnel or the drawing is cut between its cells. Stairs have none. Cost: O(cells), and O(1)
/// without one-way passages.
std::vector<Arrow> arrowsOf(const Maze& maze);

/// The distance from the centre of a cell to its nearest side, in sides of a cell. `corners` is
/// working memory.
float innerRadius(const Grid& grid, Cell cell, std::vector<Corner>& corners);

}  // namespace mazewright
