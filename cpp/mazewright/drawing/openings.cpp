#include "mazewright/drawing/openings.hpp"

#include <tuple>

namespace mazewright {

namespace {

Gaps squareGaps(const Maze& maze) {
  enum : int { north, south, west, east };
  Gaps gaps;
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

/// Of the cell's sides without a neighbour the one whose edge lies highest, or with sign -1 lowest.
int outerSide(const Maze& maze, Cell cell, float sign) {
  int best = noGap;
  if (cell == noCell) return best;
  std::vector<Corner> corners;
  maze.grid.shape->corners(maze.grid, cell, corners);
  std::tuple<float, float> least;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto& [from, side] = corners[i];
    const Point to = corners[(i + 1) % corners.size()].at;
    if (side == noSide || (maze.grid.neighbours[cell] >> side & 1) != 0) continue;
    const std::tuple place{sign * (from.y + to.y), sign * (from.x + to.x)};
    if (best != noGap && place >= least) continue;
    best = side;
    least = place;
  }
  return best;
}

}  // namespace

Gaps gapsOf(const Maze& maze) {
  if (maze.isDungeon()) return {};
  if (maze.grid.shape->tiles && maze.grid.table.empty()) return squareGaps(maze);
  return {outerSide(maze, maze.start, 1), outerSide(maze, maze.end, -1)};
}

}  // namespace mazewright
