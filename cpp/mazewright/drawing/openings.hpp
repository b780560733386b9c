#pragma once
// Through which side of the outline one enters and leaves, as drawn: seed 003 enters at the top
// left from above and leaves at the bottom right to the right.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

inline constexpr int noGap = -1;

struct Gaps {
  /// Directions out of maze.start and maze.end, or noGap when that cell has no side that counts.
  int start = noGap;
  int end = noGap;
};

/// On squares only the top, else the left side counts for the start and the right, else the bottom
/// one for the end, so a gap tells which of the two it is; elsewhere the highest and the lowest
/// side without a neighbour. A dungeon has no gaps.
Gaps gapsOf(const Maze& maze);

}  // namespace mazewright
