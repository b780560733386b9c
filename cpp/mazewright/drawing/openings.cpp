#include "mazewright/drawing/openings.hpp"

#include <tuple>

namespace mazewright {

namespace {

/// As the original program: to the top or left for the start, to the right or bottom for the end.
Openings squareOpenings(const Maze& maze) {
  enum : int { north, south, west, east };
  Openings openings;
  const auto [width, height, levels] = maze.grid.size;
  if (maze.start != noCell) {
    openings.start = maze.start < width ? north : maze.start % width == 0 ? west : noOpening;
  }
  if (maze.end != noCell) {
    const bool rightmost = maze.end % width == width - 1;
    openings.end = rightmost ? east : maze.end / width == height - 1 ? south : noOpening;
  }
  return openings;
}

/// The side without an open neighbour whose edge lies highest (sign 1) or lowest (sign -1); of
/// equals the leftmost or the rightmost. noOpening if the cell is noCell or every side has an open
/// neighbour.
int outerSide(const Maze& maze, Cell cell, float sign) {
  int best = noOpening;
  if (cell == noCell) return best;
  const unsigned adjacent = directionsWhere(maze.grid, cell, maze.grid.neighbours[cell],
                                            [&](Cell to) { return maze.isOpen(to); }) |
                            directionsOfBridge(maze.grid, cell);
  std::vector<Corner> corners;
  maze.grid.shape->corners(maze.grid, cell, corners);
  std::tuple<float, float> bestPlace;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto& [from, side] = corners[i];
    const Point to = corners[(i + 1) % corners.size()].at;
    if (side == noSide || (adjacent >> side & 1) != 0) continue;
    const std::tuple place{sign * (from.y + to.y), sign * (from.x + to.x)};
    if (best != noOpening && place >= bestPlace) continue;
    best = side;
    bestPlace = place;
  }
  return best;
}

}  // namespace

Openings openingsOf(const Maze& maze) {
  if (maze.isDungeon()) return {};
  const Grid& grid = maze.grid;
  const bool isFlat = grid.table.empty() || !grid.bridges.empty();
  if (grid.shape->tiles && isFlat && grid.settings["wrap"] == 0) return squareOpenings(maze);
  return {outerSide(maze, maze.start, 1), outerSide(maze, maze.end, -1)};
}

}  // namespace mazewright
