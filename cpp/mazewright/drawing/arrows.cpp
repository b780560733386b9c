#include "mazewright/drawing/arrows.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "mazewright/drawing/middles.hpp"

namespace mazewright {

namespace {

/// A triangle around a point that points in the direction from `from` to `to`. It is moved in this
/// direction by `shift` times its size.
std::array<Point, 3> triangle(Point at, Point from, Point to, float size, float shift = 0) {
  const float x = to.x - from.x;
  const float y = to.y - from.y;
  const float length = distance(from, to);
  const float dx = length == 0 ? 0 : x / length * size;
  const float dy = length == 0 ? 0 : y / length * size;
  const auto corner = [&](float along, float across) -> Point {
    return {at.x + dx * (along + shift) - dy * across, at.y + dy * (along + shift) + dx * across};
  };
  return {corner(1, 0), corner(-0.6f, 0.9f), corner(-0.6f, -0.9f)};
}

bool areClose(Point a, Point b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) < 1.0f / 64; }

}  // namespace

float innerRadius(const Grid& grid, Cell cell, std::vector<Corner>& corners) {
  corners.clear();
  grid.shape->corners(grid, cell, corners);
  const Point centre = centreOf(grid, cell);
  float nearest = std::numeric_limits<float>::max();
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point from = corners[i].at;
    const Point to = corners[(i + 1) % corners.size()].at;
    const float x = to.x - from.x;
    const float y = to.y - from.y;
    const float length = distance(from, to);
    if (length == 0) continue;
    const float area = x * (centre.y - from.y) - y * (centre.x - from.x);
    nearest = std::min(nearest, std::abs(area) / length);
  }
  return corners.empty() ? 0.5f : nearest;
}

std::vector<Arrow> arrowsOf(const Maze& maze) {
  const Grid& grid = maze.grid;
  std::vector<Arrow> arrows;
  std::vector<Corner> corners;
  for (Cell to = 0; to < maze.oneWays.size(); ++to) {
    const unsigned drawn = maze.oneWays[to] & ~grid.shape->stairs;
    eachNeighbour(grid, to, drawn, [&](Cell from, Direction direction) {
      const float size =
          0.42f * std::min(innerRadius(grid, from, corners), innerRadius(grid, to, corners));
      const Point tail = centreOf(grid, from);
      const Point head = centreOf(grid, to);
      const Point exit = middleOf(grid, from, grid.back(to, direction));
      const Point entry = middleOf(grid, to, direction);
      if (areClose(exit, tail) && areClose(entry, head)) {
        // The passage leads through no side: diagonal ones of squares, and some edges of graphs.
        const Point middle{(tail.x + head.x) / 2, (tail.y + head.y) / 2};
        arrows.push_back({from, triangle(middle, tail, head, size)});
      } else if (areClose(exit, entry)) {
        arrows.push_back({from, triangle(exit, tail, head, size)});
      } else {
        arrows.push_back({from, triangle(exit, tail, exit, size, -1)});
        arrows.push_back({to, triangle(entry, entry, head, size, 1)});
      }
    });
  }
  return arrows;
}

}  // namespace mazewright
