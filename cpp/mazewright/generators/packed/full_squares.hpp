#pragma once
// The grid that most mazes are made on. Some generators have a packed form for it that gives the
// same passages from the same draws, without a log.

#include "mazewright/catalog/packed_forms.hpp"
#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// A full rectangle of squares: flat, without a mask or a seam. Cost: O(1).
inline bool isFullRectangle(const Grid& grid) {
  const bool squares = grid.shape != nullptr && grid.shape->tiles;
  return squares && grid.table.empty() && grid.mask.empty();
}

/// Whether the maze can be made in such a form. Cost: O(1).
inline bool fitsPackedSquares(const Maze& maze) {
  return hasPackedForms && maze.log == nullptr && isFullRectangle(maze.grid);
}

}  // namespace mazewright
