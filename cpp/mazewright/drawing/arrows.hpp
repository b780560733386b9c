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

/// The arrows of a maze, ordered by the cells that the passages lead to: one on the common side of
/// two cells; two, one in each cell, where the drawing is cut between them and at the mouths of a
/// tunnel. Stairs have none. Cost: O(cells), and O(1) without one-way passages.
std::vector<Arrow> arrowsOf(const Maze& maze);

/// The distance from the centre of a cell to its nearest side, in sides of a cell. `corners` is
/// working memory.
float innerRadius(const Grid& grid, Cell cell, std::vector<Corner>& corners);

}  // namespace mazewright
