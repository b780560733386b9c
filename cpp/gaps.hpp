#pragma once
// Through which side of the outline one enters and leaves, as drawn: seed 003 enters at the top
// left from above and leaves at the bottom right to the right.

#include "catalog.hpp"

namespace mazewright {

inline constexpr int noGap = -1;

struct Gaps {
  /// Directions out of maze.start and maze.end, or noGap when that cell does not lie on the
  /// side of the outline that counts: top, else left, for the start; right, else bottom, for the
  /// end. So a gap tells which of the two it is.
  int start = noGap;
  int end = noGap;
};

inline Gaps gapsOf(const Maze& maze) {
  enum : int { north, south, west, east };
  Gaps gaps;
  if (maze.isDungeon()) return gaps;
  const auto [width, height, levels] = maze.grid.size;
  if (maze.start != noCell) {
    gaps.start = maze.start < width ? north : maze.start % width == 0 ? west : noGap;
  }
  if (maze.end != noCell) {
    const bool rightmost = maze.end % width == width - 1;
    gaps.end = rightmost ? east : maze.end / width == height - 1 ? south : noGap;
  }
  return gaps;
}

}  // namespace mazewright
