// Rings around a middle: theta mazes.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 7, for the rings that subdivide.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/motions.hpp"
#include "mazewright/shapes/geometry/rings.hpp"
#include "mazewright/shapes/geometry/turn.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {boolean("subdivide", true, "Split wide cells"), outlineParam};

/// The inner radius of the first ring, in sides: its number of cells divided by twice pi, rounded,
/// so that its cells are about square; 0 for up to three cells.
uint32_t holeOf(Size size) {
  // 710 / 113 is twice pi to seven digits.
  return static_cast<uint32_t>((uint64_t{size.width} * 113 * 2 + 710) / (710 * 2));
}

/// The number of cells of the ring after a ring of `count` cells; `radius` is that of the circle
/// between them. A cell is split into as many as keep the cells about square.
uint64_t split(uint64_t count, uint64_t radius, const Settings& settings) {
  if (settings["subdivide"] == 0) return count;
  const uint64_t ratio = (2 * 710 * radius + 113 * count) / (2 * 113 * count);
  return ratio > 1 ? count * ratio : count;
}

uint64_t cells(Size size, const Settings& settings) {
  uint64_t sum = 0;
  uint64_t count = size.width;
  for (uint32_t ring = 0; ring < size.height; ++ring) {
    if (ring > 0) count = split(count, uint64_t{holeOf(size)} + ring, settings);
    sum += count;
  }
  return sum;
}

Problem problem(Size size, const Settings& settings, const Graph&) {
  if (size.width > 1 || size.height == 1 || settings["subdivide"] != 0) return {};
  return refuse("invalid-size", "width", "must be at least 2 unless shape.subdivide is true; got #",
                nullptr, size.width);
}

void build(Grid& grid) {
  grid.rows.resize(std::size_t{grid.size.height} + 1);
  uint64_t count = grid.size.width;
  for (uint32_t ring = 0; ring < grid.size.height; ++ring) {
    if (ring > 0) count = split(count, uint64_t{holeOf(grid.size)} + ring, grid.settings);
    grid.rows[ring + 1] = grid.rows[ring] + static_cast<Cell>(count);
  }
  rings::link(grid);
}

Point pole(const Grid& grid) {
  const auto middle = static_cast<float>(holeOf(grid.size) + grid.size.height);
  return {middle, middle};
}

/// The point at fraction `part` / `parts` of a circle, clockwise from the top. Equal fractions give
/// equal bits, also where numerator and denominator differ.
Point onRing(const Grid& grid, uint32_t radius, uint32_t part, uint32_t parts) {
  const auto [up, right] = onCircle(static_cast<double>(part % parts) / parts);
  const Point middle = pole(grid);
  const auto length = static_cast<float>(radius);
  return {middle.x + length * right, middle.y - length * up};
}

/// The number of segments with which the arc of one of `count` cells is drawn: 72 or more per
/// circle.
uint32_t piecesOf(uint32_t count) { return (71 + count) / count; }

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [index, ring, level] = grid.positionOf(cell);
  const uint32_t count = grid.rowLength(ring);
  const uint32_t radius = holeOf(grid.size) + ring;
  const uint32_t ratio = rings::ratioTo(grid, ring, ring + 1);
  const uint32_t outer = piecesOf(count * ratio);
  for (uint32_t i = 0; i < ratio * outer; ++i) {
    list.push_back({onRing(grid, radius + 1, index * ratio * outer + i, count * ratio * outer),
                    static_cast<uint8_t>(rings::towards(ratio, i / outer))});
  }
  if (count == 1) return;
  // Two half rings have both straight sides in common, but they are neighbours by one edge only.
  const uint8_t after = count == 2 && index == 1 ? rings::backward : rings::forward;
  const uint8_t before = count == 2 && index == 0 ? rings::forward : rings::backward;
  list.push_back({onRing(grid, radius + 1, index + 1, count), after});
  const uint32_t inner = radius == 0 ? 0 : piecesOf(count);
  for (uint32_t i = inner; i > 0; --i) {
    list.push_back({onRing(grid, radius, index * inner + i, count * inner), rings::inward});
  }
  list.push_back({onRing(grid, radius, index, count), before});
}

/// Sine and cosine of an angle of at most an eighth of a turn, in integers. All are in units of
/// 2^-30. Error below 1e-6. Source: their Taylor series.
constexpr int64_t one = 1 << 30;
int64_t times(int64_t a, int64_t b) { return a * b / one; }
int64_t sine(int64_t angle) {
  const int64_t square = times(angle, angle);
  return times(angle, one - times(square, one - times(square, one - square / 42) / 20) / 6);
}
int64_t cosine(int64_t angle) {
  const int64_t square = times(angle, angle);
  const int64_t fine = one - times(square, one - square / 56) / 30;
  return one - times(square, one - times(square, fine) / 12) / 2;
}

IntegerPoint middle(const Grid& grid, Cell cell) {
  const auto [index, ring, level] = grid.positionOf(cell);
  const int64_t count = grid.rowLength(ring);
  if (count == 1) return {0, 0};
  // The middle is at (2 index + 1) / (2 count) of a turn, from which whole quarters are subtracted.
  const int64_t quarter = (2 * (2 * index + 1) + count / 2) / count;
  const int64_t angle = (2 * (2 * index + 1) - quarter * count) * 1686629713 / count;
  const int64_t radius = (int64_t{holeOf(grid.size)} + ring) * 1024 + 512;
  const int64_t along = radius * cosine(angle) / one;
  const int64_t across = radius * sine(angle) / one;
  switch (quarter & 3) {
    case 0:
      return {across, -along};
    case 1:
      return {along, across};
    case 2:
      return {-across, along};
    default:
      return {-along, -across};
  }
}

/// Rings begin at the top. Mirrored top to bottom, the first cells of a ring become the last cells
/// of its right half.
std::vector<Cell> move(const Grid& from, const Grid& to, const Motion& motion) {
  return motions::moveRings(from, to, motion, [&](Position& place) {
    const uint32_t count = from.rowLength(place.y);
    if (count > 1) place.x = (count + count / 2 - 1 - place.x) % count;
    return count == 1 || count % 2 == 0;
  });
}

constexpr const char* directionNames[] = {"inward",  "outward",  "counterclockwise", "clockwise",
                                          "inward2", "outward2", "inward3",          "outward3"};

}  // namespace

namespace shapes {
extern const ShapeRow polar;
}
constinit const ShapeRow shapes::polar{
    .id = "polar",
    .title = "Rings",
    .about =
        "Rings around one round cell (width 1), or around a first ring with as many cells as the "
        "width.",
    .directions = directionNames,
    .params = params,
    .inRows = true,
    .opposites = rings::opposites,
    .cells = cells,
    .problem = problem,
    .move = move,
    .build = build,
    .corners = corners,
    .pole = pole,
    .middle = middle,
};

}  // namespace mazewright
