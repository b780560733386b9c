#include "mazewright/shapes/building/outline.hpp"

#include <algorithm>

namespace mazewright {

namespace {

/// Half the width and half the height of a drawing after it is stretched.
constexpr int64_t half = 1 << 20;

struct PolygonPoint {
  int64_t x, y;  // thousandths of `half`
};

constexpr PolygonPoint triangle[] = {{0, -1000}, {1000, 1000}, {-1000, 1000}};
constexpr PolygonPoint hexagon[] = {{-500, -1000}, {500, -1000}, {1000, 0},
                                    {500, 1000},   {-500, 1000}, {-1000, 0}};
/// Five points on a circle and between them five at 0.45 of its radius, stretched to the square.
constexpr PolygonPoint star[] = {{0, -1000},    {279, -297}, {1000, -236}, {450, 259},
                                 {618, 1000},   {0, 603},    {-618, 1000}, {-450, 259},
                                 {-1000, -236}, {-279, -297}};

/// In the order of `outlines`. The disc has no corners; the rectangle is never looked up.
constexpr std::span<const PolygonPoint> polygons[] = {{}, triangle, hexagon, {}, star};

/// Whether a point lies within a polygon (the disc if it is empty): whether a ray from the point to
/// the right crosses the polygon an odd number of times.
bool isWithin(std::span<const PolygonPoint> polygon, IntegerPoint at) {
  if (polygon.empty()) return at.x * at.x + at.y * at.y <= half * half;
  const auto scaled = [](const PolygonPoint& point) {
    return IntegerPoint{point.x * half / 1000, point.y * half / 1000};
  };
  bool within = false;
  IntegerPoint from = scaled(polygon.back());
  for (const PolygonPoint& point : polygon) {
    const IntegerPoint to = scaled(point);
    if ((from.y > at.y) != (to.y > at.y)) {
      const int64_t turn = (to.x - from.x) * (at.y - from.y) - (at.x - from.x) * (to.y - from.y);
      within ^= to.y > from.y ? turn > 0 : turn < 0;
    }
    from = to;
  }
  return within;
}

/// The range of the middles of the cells on one axis.
struct Extent {
  int64_t low = INT64_MAX;
  int64_t high = INT64_MIN;

  void cover(int64_t value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
  /// Maps the extent of the cells to -half .. half. The middles of the outermost cells are half a
  /// cell from its ends.
  int64_t stretched(int64_t value) const {
    return (2 * value - low - high) * half / (high - low + 1024);
  }
};

}  // namespace

IntegerPoint middleInSquares(const Grid& grid, Cell cell) {
  const Position place = grid.positionOf(cell);
  return {int64_t{place.x} * 1024, int64_t{place.y} * 1024};
}

bool hasOutline(const ShapeSpec& shape) {
  return shape.row->middle != nullptr && shape.settings[outlineParam.id] != 0;
}

void dropOutline(ShapeSpec& shape) {
  const std::span<const Param> params = shape.row->params;
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (std::string_view(params[i].id) == outlineParam.id) shape.settings.values[i] = 0;
  }
}

void applyOutline(Grid& grid) {
  if (grid.shape->middle == nullptr || grid.settings[outlineParam.id] == 0) return;
  Extent across;
  Extent down;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const auto [x, y] = grid.shape->middle(grid, cell);
    across.cover(x);
    down.cover(y);
  }
  const auto polygon = polygons[grid.settings[outlineParam.id]];
  std::vector<uint8_t> mask(grid.cellCount());
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const auto [x, y] = grid.shape->middle(grid, cell);
    mask[cell] = isWithin(polygon, {across.stretched(x), down.stretched(y)});
  }
  applyMask(grid, std::move(mask));
  applyMask(grid, largestComponent(grid));
}

}  // namespace mazewright
