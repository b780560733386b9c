#pragma once
// What passes that turn or mirror a maze share.

#include <utility>

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/shapes/building/image.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

/// PassRow::worksOn: whether a shape has motions.
inline bool hasMotions(const ShapeRow& shape) { return shape.move != nullptr; }

/// Whether a motion maps a grid, all its cells kept, onto one of the same shape: of the same size,
/// or of width and height swapped. `to` is that shape then. Cost: O(cells).
inline bool shapeAfter(const ShapeSpec& from, const Motion& motion, ShapeSpec& to) {
  const Grid grid = buildWholeGrid(from);
  to = from;
  dropOutline(to);
  if (!imageOf(grid, grid, motion).empty()) return true;
  if (from.size.width == from.size.height) return false;
  std::swap(to.size.width, to.size.height);
  const ShapeRow& row = *to.row;
  if (row.problem != nullptr && row.problem(to.size, to.settings, to.graph)) return false;
  return to.cells() == grid.cellCount() && !imageOf(grid, buildWholeGrid(to), motion).empty();
}

}  // namespace mazewright
