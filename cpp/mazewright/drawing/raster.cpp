#include "mazewright/drawing/raster.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <tuple>

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
int64_t sampleFrom(int64_t at) { return (at + pitch / 2 - 1) >> 6; }
static_assert(pitch == 1 << 6);

}  // namespace

void Raster::fill(std::span<const Point> polygon) {
  corners_.clear();
  int64_t top = INT64_MAX;
  int64_t bottom = INT64_MIN;
  for (const Point& point : polygon) {
    corners_.push_back({fixed(point.x), fixed(point.y)});
    top = std::min(top, corners_.back().y);
    bottom = std::max(bottom, corners_.back().y);
  }
  const std::size_t count = corners_.size();
  bool isUpright = count == 4;
  for (std::size_t i = 0; isUpright && i < count; ++i) {
    const FixedPoint& a = corners_[i];
    const FixedPoint& b = corners_[(i + 1) % count];
    isUpright = a.x == b.x || a.y == b.y;
  }
  const int64_t first = std::max<int64_t>(sampleFrom(top), 0);
  const int64_t end = std::min(sampleFrom(bottom), int64_t{4} * height_);
  if (first >= end) return;
  if (isUpright) {
    const auto [left, right] = std::minmax(corners_[0].x, corners_[2].x);
    for (int64_t row = first; row < end; ++row) fillSpan(row, sampleFrom(left), sampleFrom(right));
    return;
  }
  const auto rows = static_cast<std::size_t>(end - first);
  counts_.assign(rows, 0);
  if (crossings_.size() < rows * count) crossings_.resize(rows * count);
  for (std::size_t i = 0; i < count; ++i) {
    const FixedPoint& a = corners_[i];
    const FixedPoint& b = corners_[(i + 1) % count];
    // Computed from the upper end, so that two polygons that share this side get the same numbers.
    const auto& [upper, lower] = a.y < b.y ? std::tie(a, b) : std::tie(b, a);
    const int64_t from = std::max(sampleFrom(upper.y), first);
    const int64_t to = std::min(sampleFrom(lower.y), end);
    if (from >= to) continue;
    // The quotients dx * (y - upper.y) / dy row by row, by additions: a division per row took half
    // of the time.
    const int64_t dx = lower.x - upper.x;
    const int64_t dy = lower.y - upper.y;
    const int64_t scaled = dx * (from * pitch + pitch / 2 - upper.y);
    int64_t x = floorDivide(scaled, dy);
    int64_t rest = scaled - x * dy;
    x += upper.x;
    const int64_t step = floorDivide(dx * pitch, dy);
    const int64_t stepRest = dx * pitch - step * dy;
    for (auto row = static_cast<std::size_t>(from - first);
         row < static_cast<std::size_t>(to - first); ++row) {
      // Kept in order: there are few.
      int32_t* place = crossings_.data() + row * count + counts_[row]++;
      const auto sample = static_cast<int32_t>(sampleFrom(x));
      for (const int32_t* const begin = crossings_.data() + row * count;
           place > begin && place[-1] > sample; --place) {
        place[0] = place[-1];
      }
      *place = sample;
      x += step;
      rest += stepRest;
      if (rest >= dy) {
        rest -= dy;
        ++x;
      }
    }
  }
  // The spans between the first and second crossing, the third and fourth, and so on.
  for (std::size_t row = 0; row < rows; ++row) {
    const int32_t* const found = crossings_.data() + row * count;
    for (std::size_t i = 0; i + 1 < counts_[row]; i += 2) {
      fillSpan(first + static_cast<int64_t>(row), found[i], found[i + 1]);
    }
  }
}

void Raster::fillSpan(int64_t row, int64_t from, int64_t to) {
  from = std::max<int64_t>(from, 0);
  to = std::min(to, int64_t{4} * width_);
  if (from >= to) return;
  uint64_t* const line = bits_.data() + static_cast<std::size_t>(row) * words_;
  const auto first = static_cast<std::size_t>(from / 64);
  const auto last = static_cast<std::size_t>((to - 1) / 64);
  const uint64_t head = ~uint64_t{0} << (from % 64);
  const uint64_t tail = ~uint64_t{0} >> (63 - (to - 1) % 64);
  if (first == last) {
    line[first] |= head & tail;
    return;
  }
  line[first] |= head;
  std::fill(line + first + 1, line + last, ~uint64_t{0});
  line[last] |= tail;
}

void Raster::stroke(Point from, Point to, float width, Cap cap) {
  const float half = width / 2;
  const float dx = to.x - from.x;
  const float dy = to.y - from.y;
  const float length = distance(from, to);
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

bool Raster::repeats(uint32_t y) const {
  const std::size_t row = std::size_t{words_} * 4;
  const uint64_t* const above = bits_.data() + (y - 1) * row;
  // Not memcmp: Emscripten's compares byte by byte.
  return y > 0 && std::equal(above, above + row, above + row);
}

void Raster::addRow(uint32_t y, const uint8_t (&values)[samples + 1], uint8_t* pixels) const {
  const uint64_t* line = bits_.data() + std::size_t{words_} * 4 * y;
  for (uint32_t left = 0; left < width_; left += 16, ++line) {
    const uint64_t rows[] = {line[0], line[words_], line[2 * words_], line[3 * words_]};
    if ((rows[0] | rows[1] | rows[2] | rows[3]) == 0) continue;
    const bool isWhole = (rows[0] & rows[1] & rows[2] & rows[3]) == ~uint64_t{0};
    const uint32_t end = std::min(left + 16, width_);
    for (uint32_t x = left; x < end; ++x) {
      unsigned covered = samples;
      if (!isWhole) {
        uint64_t mask = 0;
        for (const uint64_t row : rows) mask = mask << 4 | (row >> 4 * (x - left) & 15);
        covered = static_cast<unsigned>(std::popcount(mask));
      }
      pixels[x] = static_cast<uint8_t>(pixels[x] + values[covered]);
    }
  }
}

}  // namespace mazewright
