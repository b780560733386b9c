#include "mazewright/drawing/raster.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace mazewright {

namespace {

/// Fixed-point coordinates: 256 units per pixel. Sample centres are 64 units apart, the first
/// at 32.
constexpr int64_t unit = 256;
constexpr int64_t pitch = unit / 4;

/// A coordinate in pixels as a fixed-point number, rounded.
int64_t fixed(float value) {
  return static_cast<int64_t>(std::floor(static_cast<double>(value) * unit + 0.5));
}

/// The quotient rounded towards minus infinity; b > 0 is not required.
int64_t floorDivide(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/// The first sample whose centre is at or after a coordinate.
int64_t sampleFrom(int64_t at) { return floorDivide(at - pitch / 2 + pitch - 1, pitch); }

}  // namespace

void Raster::fill(std::span<const Point> polygon) {
  struct FixedPoint {
    int64_t x, y;
  };
  std::vector<FixedPoint> corners;
  int64_t top = INT64_MAX;
  int64_t bottom = INT64_MIN;
  for (const Point& point : polygon) {
    corners.push_back({fixed(point.x), fixed(point.y)});
    top = std::min(top, corners.back().y);
    bottom = std::max(bottom, corners.back().y);
  }
  const int64_t first = std::max<int64_t>(sampleFrom(top), 0);
  const int64_t end = std::min(sampleFrom(bottom), int64_t{4} * height_);
  // Per row of samples: where the outline crosses the row, in order, and the spans between the
  // first and second crossing, the third and fourth, and so on.
  std::vector<int64_t> crossings;
  for (int64_t row = first; row < end; ++row) {
    const int64_t y = row * pitch + pitch / 2;
    crossings.clear();
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const FixedPoint& a = corners[i];
      const FixedPoint& b = corners[(i + 1) % corners.size()];
      if ((a.y <= y) == (b.y <= y)) continue;
      // Computed from the upper end, so that two polygons with this side round it alike.
      const FixedPoint& upper = a.y < b.y ? a : b;
      const FixedPoint& lower = a.y < b.y ? b : a;
      const int64_t x =
          upper.x + floorDivide((lower.x - upper.x) * (y - upper.y), lower.y - upper.y);
      crossings.insert(std::upper_bound(crossings.begin(), crossings.end(), x), x);
    }
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
      fillSpan(row, sampleFrom(crossings[i]), sampleFrom(crossings[i + 1]));
    }
  }
}

void Raster::fillSpan(int64_t row, int64_t from, int64_t to) {
  from = std::max<int64_t>(from, 0);
  to = std::min(to, int64_t{4} * width_);
  const auto line = static_cast<std::size_t>(row / 4) * width_;
  const auto shift = static_cast<unsigned>(row % 4 * 4);
  while (from < to) {
    const int64_t pixel = from / 4;
    const int64_t end = std::min(to, 4 * (pixel + 1));
    const unsigned bits = (1u << (end - from)) - 1;
    masks_[line + static_cast<std::size_t>(pixel)] |=
        static_cast<uint16_t>(bits << (from % 4) << shift);
    from = end;
  }
}

void Raster::stroke(Point from, Point to, float width, Cap cap) {
  const float half = width / 2;
  const float dx = to.x - from.x;
  const float dy = to.y - from.y;
  const float length = std::sqrt(dx * dx + dy * dy);
  const Point along = length == 0 ? Point{half, 0} : Point{dx / length * half, dy / length * half};
  const Point beyond = cap == Cap::square ? along : Point{0, 0};
  const Point start{from.x - beyond.x, from.y - beyond.y};
  const Point end{to.x + beyond.x, to.y + beyond.y};
  fill(std::array{
      Point{start.x - along.y, start.y + along.x}, Point{start.x + along.y, start.y - along.x},
      Point{end.x + along.y, end.y - along.x}, Point{end.x - along.y, end.y + along.x}});
  if (cap == Cap::square) return;
  // A regular polygon with 16 corners: the cosines of 22.5, 45 and 67.5 degrees.
  constexpr float a = 0.92387953f;
  constexpr float b = 0.70710678f;
  constexpr float c = 0.38268343f;
  constexpr std::array<Point, 16> circle{{{1, 0},
                                          {a, c},
                                          {b, b},
                                          {c, a},
                                          {0, 1},
                                          {-c, a},
                                          {-b, b},
                                          {-a, c},
                                          {-1, 0},
                                          {-a, -c},
                                          {-b, -b},
                                          {-c, -a},
                                          {0, -1},
                                          {c, -a},
                                          {b, -b},
                                          {a, -c}}};
  for (const Point centre : {from, to}) {
    std::array<Point, 16> disc;
    for (std::size_t i = 0; i < circle.size(); ++i) {
      disc[i] = {centre.x + circle[i].x * half, centre.y + circle[i].y * half};
    }
    fill(disc);
  }
}

unsigned Raster::covered(std::size_t pixel) const {
  return static_cast<unsigned>(std::popcount(masks_[pixel]));
}

}  // namespace mazewright
