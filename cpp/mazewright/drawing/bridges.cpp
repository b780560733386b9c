#include "mazewright/drawing/bridges.hpp"

#include <algorithm>
#include <cmath>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

Point between(Point from, Point to, float share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

namespace {

/// Whether a line turns by more than 25 degrees at its middle point.
bool hasAngle(Point from, Point at, Point to) {
  const Point a{at.x - from.x, at.y - from.y};
  const Point b{to.x - at.x, to.y - at.y};
  return a.x * b.x + a.y * b.y < 0.9f * lengthOf(a) * lengthOf(b);
}

/// The mean of points.
Point meanOf(const std::vector<Point>& points) {
  Point sum{0, 0};
  for (const Point& point : points) sum = {sum.x + point.x, sum.y + point.y};
  const auto count = static_cast<float>(points.size());
  return {sum.x / count, sum.y / count};
}

/// The share of an adjacent side at which a rail should end. The side that the rail replaces runs
/// from the first point of the adjacent side to `end`.
float shareOf(const std::vector<Point>& adjacent, Point end, float depth) {
  const Point a{adjacent[1].x - adjacent[0].x, adjacent[1].y - adjacent[0].y};
  const Point b{end.x - adjacent[0].x, end.y - adjacent[0].y};
  const float across = std::abs(a.x * b.y - a.y * b.x);
  const float sine = across / (lengthOf(a) * lengthOf(b));
  return railInset * depth / (lengthOf(adjacent) * sine);
}

/// The first `share` of a line of several segments.
std::vector<Point> beginningOf(const std::vector<Point>& line, float share) {
  const float whole = lengthOf(line);
  std::vector<Point> part{line.front()};
  float rest = whole * share;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const float length = distance(line[i - 1], line[i]);
    // The rest may be a rounding error, which is not worth a segment.
    if (length >= rest - whole / 1024) {
      part.push_back(between(line[i - 1], line[i], length > rest ? rest / length : 1));
      break;
    }
    part.push_back(line[i]);
    rest -= length;
  }
  return part;
}

}  // namespace

float lengthOf(const std::vector<Point>& line) {
  float whole = 0;
  for (std::size_t i = 1; i < line.size(); ++i) whole += distance(line[i - 1], line[i]);
  return whole;
}

Rail railOf(const std::vector<Corner>& corners, Direction direction) {
  const std::size_t count = corners.size();
  const auto corner = [&](std::size_t i) -> const Corner& { return corners[i % count]; };
  // The side runs from corner `first` to corner `last`.
  std::size_t first = 0;
  const auto begins = [&](std::size_t i) {
    return corner(i).side == direction && corner(i + count - 1).side != direction;
  };
  for (LoopBound turns(count); !begins(first); ++turns) ++first;
  std::size_t last = first;
  for (LoopBound turns(count); corner(last).side == direction; ++turns) ++last;

  Rail rail;
  rail.first = first;
  rail.last = last;
  rail.sideBefore = corner(first + count - 1).side;
  rail.sideAfter = corner(last).side;
  std::vector<Point> back{corner(first).at};
  for (std::size_t i = first + count - 1; i > last; --i) {
    back.push_back(corner(i).at);
    if (hasAngle(corner(i - 1).at, corner(i).at, corner(i + 1).at)) break;
  }
  std::vector<Point> onward{corner(last).at};
  for (std::size_t i = last + 1; i < first + count; ++i) {
    onward.push_back(corner(i).at);
    if (hasAngle(corner(i - 1).at, corner(i).at, corner(i + 1).at)) break;
  }
  for (std::size_t i = first; i <= last; ++i) rail.side.push_back(corner(i).at);
  std::vector<Point> all;
  for (const Corner& each : corners) all.push_back(each.at);
  const float depth = std::min(maxDepth, 2 * distance(meanOf(rail.side), meanOf(all)));
  const float share =
      std::min(shareOf(back, rail.side.back(), depth), shareOf(onward, rail.side.front(), depth));
  const float inset = std::min(share, maxOfSides);
  rail.before = beginningOf(back, inset);
  rail.after = beginningOf(onward, inset);

  const Point start = rail.before.back();
  const Point end = rail.after.back();
  for (std::size_t i = first; i <= last; ++i) {
    const float along = static_cast<float>(i - first) / static_cast<float>(last - first);
    const Point at = corner(i).at;
    const Point moved = between({start.x - corner(first).at.x, start.y - corner(first).at.y},
                                {end.x - corner(last).at.x, end.y - corner(last).at.y}, along);
    rail.points.push_back({at.x + moved.x, at.y + moved.y});
  }
  rail.points.front() = start;
  rail.points.back() = end;
  return rail;
}

bool isTunnelOpen(const Maze& maze, const Bridge& bridge) {
  const auto [cell, direction] = bridge;
  return maze.linked(maze.grid.neighbour(cell, direction), maze.grid.back(cell, direction));
}

}  // namespace mazewright
