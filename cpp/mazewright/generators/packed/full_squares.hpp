#pragma once
// The grid that most mazes are made on, and for which generators have a faster way beside the one
// for every grid: the same draws and the same passages, without a log.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// A full rectangle of squares: flat, without a mask or a seam. Cost: O(1).
inline bool isFullSheet(const Grid& grid) {
  const bool squares = grid.shape != nullptr && grid.shape->tiles;
  return squares && grid.table.empty() && grid.mask.empty();
}

/// Whether the faster way may be taken.
inline bool onFullSheet(const Maze& maze) { return maze.log == nullptr && isFullSheet(maze.grid); }

}  // namespace mazewright
