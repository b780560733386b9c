#pragma once
// The grid of most mazes. Some generators have a packed form for it, which makes the same passages
// from the same draws but no log.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Whether a grid is a full rectangle of squares: flat, without a mask, an outline, glued or
/// hidden edges. Cost: O(1).
inline bool isFullRectangle(const Grid& grid) {
  const bool squares = grid.shape != nullptr && grid.shape->tiles;
  return squares && grid.table.empty() && grid.mask.empty() && !grid.hidesEdges;
}

/// Whether a packed form for such a grid may make the maze. Cost: O(1).
inline bool fitsPackedSquares(const Maze& maze) {
  return maze.log == nullptr && isFullRectangle(maze.grid);
}

}  // namespace mazewright
