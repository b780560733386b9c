#include "mazewright/drawing/middles.hpp"

#include <algorithm>
#include <cmath>

namespace mazewright {

namespace {

/// Points that are closer than this are one.
constexpr float near = 1.0f / 64;

/// The point at a distance from the pole towards another one; the pole itself if that is there.
Point atRadius(Point pole, float radius, Point towards) {
  const float length = distance(pole, towards);
  if (length < near) return pole;
  const float share = radius / length;
  return {pole.x + share * (towards.x - pole.x), pole.y + share * (towards.y - pole.y)};
}

/// A line that grows by points, none at the last one.
class GrowingLine {
 public:
  explicit GrowingLine(Polylines& lines) : lines_(lines) {}

  void add(Point at) {
    if (distance(lines_.points.back(), at) > near) lines_.add(at);
  }

  /// Adds the arc, of at most half a turn, from the last point to the angle of another one.
  void turn(Point pole, Point towards) {
    const Point from = lines_.points.back();
    const Point end = atRadius(pole, distance(pole, from), towards);
    Point at{from.x - pole.x, from.y - pole.y};
    const Point to{end.x - pole.x, end.y - pole.y};
    const float sign = at.x * to.y < at.y * to.x ? -1.0f : 1.0f;
    // 7 degrees.
    constexpr float cosine = 0.99254615f;
    constexpr float sine = 0.12186934f;
    for (int turns = 0; turns < 180 / 7; ++turns) {
      at = {cosine * at.x - sign * sine * at.y, cosine * at.y + sign * sine * at.x};
      if (sign * (at.x * to.y - at.y * to.x) <= 0) break;
      add({pole.x + at.x, pole.y + at.y});
    }
    add(end);
  }

 private:
  Polylines& lines_;
};

}  // namespace

Point meanOf(const std::vector<Corner>& corners) {
  Point sum{0, 0};
  for (const auto& [at, side] : corners) {
    sum.x += at.x;
    sum.y += at.y;
  }
  const auto count = static_cast<float>(corners.size());
  return {sum.x / count, sum.y / count};
}

Point amid(const Grid& grid, const std::vector<Corner>& corners) {
  const Point mean = meanOf(corners);
  if (grid.shape->pole == nullptr) return mean;
  const Point pole = grid.shape->pole(grid);
  float least = distance(pole, corners.front().at);
  float greatest = least;
  for (const auto& [at, side] : corners) {
    least = std::min(least, distance(pole, at));
    greatest = std::max(greatest, distance(pole, at));
  }
  return atRadius(pole, (least + greatest) / 2, mean);
}

Point centreOf(const Grid& grid, Cell cell) {
  std::vector<Corner> corners;
  grid.shape->corners(grid, cell, corners);
  return amid(grid, corners);
}

Point middleOf(const Grid& grid, Cell cell, Direction direction) {
  std::vector<Corner> corners;
  grid.shape->corners(grid, cell, corners);
  std::vector<Corner> ends;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (corners[i].side != direction) continue;
    ends.push_back(corners[i]);
    ends.push_back(corners[(i + 1) % corners.size()]);
  }
  return amid(grid, ends.empty() ? corners : ends);
}

void addStep(const Grid& grid, Cell from, Direction direction, Polylines& lines) {
  const Cell to = grid.neighbour(from, direction);
  const Point here = middleOf(grid, from, direction);
  const Point there = middleOf(grid, to, grid.back(from, direction));
  const Point centre = centreOf(grid, to);
  const bool isBent = grid.shape->pole != nullptr;
  const Point pole = isBent ? grid.shape->pole(grid) : Point{};
  GrowingLine line(lines);
  if (isBent) line.turn(pole, here);
  line.add(here);
  if (distance(here, there) > near) lines.begin(there);
  if (isBent) {
    line.add(atRadius(pole, distance(pole, centre), there));
    line.turn(pole, centre);
  }
  line.add(centre);
}

}  // namespace mazewright
