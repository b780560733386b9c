#include "lines.hpp"

#include <algorithm>
#include <tuple>

namespace mazewright {

namespace {

/// Level strokes by row, then upright ones by column, so that parts of one stroke are in turn.
auto drawingOrder(const Segment& segment) {
  const auto& [from, to] = segment;
  const bool upright = from.x == to.x;
  return upright ? std::tuple(true, from.x, from.y) : std::tuple(false, from.y, from.x);
}

bool continues(const Segment& before, const Segment& next) {
  if (before.to.x != next.from.x || before.to.y != next.from.y) return false;
  const float crossed = (before.to.x - before.from.x) * (next.to.y - next.from.y) -
                        (before.to.y - before.from.y) * (next.to.x - next.from.x);
  return crossed == 0;
}

}  // namespace

std::vector<Segment> linesOf(const Maze& maze, Gaps gaps) {
  const Grid& grid = maze.grid;
  const auto isGap = [&](Cell cell, Direction direction) {
    const int side = static_cast<int>(direction);
    return (cell == maze.start && side == gaps.start) || (cell == maze.end && side == gaps.end);
  };
  std::vector<Segment> lines;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    for (Direction direction = 0; direction < grid.directions; ++direction) {
      if (maze.linked(cell, direction) || isGap(cell, direction)) continue;
      if ((grid.exits[cell] >> direction & 1) != 0) {
        const Cell to = grid.neighbour(cell, direction);
        if (to < cell && maze.isOpen(to)) continue;
      }
      const auto [from, to] = grid.shape->side(grid.size, cell, direction);
      lines.push_back({from, to});
    }
  }
  return lines;
}

std::vector<Segment> strokesOf(std::vector<Segment> lines) {
  const auto earlier = [](const Segment& a, const Segment& b) {
    return drawingOrder(a) < drawingOrder(b);
  };
  // A heap sort: the walls are no hot path, and std::sort weighs four times as much to download.
  std::make_heap(lines.begin(), lines.end(), earlier);
  std::sort_heap(lines.begin(), lines.end(), earlier);
  std::vector<Segment> strokes;
  for (const Segment& line : lines) {
    if (!strokes.empty() && continues(strokes.back(), line)) {
      strokes.back().to = line.to;
    } else {
      strokes.push_back(line);
    }
  }
  return strokes;
}

Point centreOf(const Maze& maze, Cell cell) {
  const std::vector<Point> corners = maze.grid.shape->polygon(maze.grid.size, cell);
  Point sum{0, 0};
  for (const Point& corner : corners) {
    sum.x += corner.x;
    sum.y += corner.y;
  }
  const auto count = static_cast<float>(corners.size());
  return {sum.x / count, sum.y / count};
}

}  // namespace mazewright
