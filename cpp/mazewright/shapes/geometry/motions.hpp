#pragma once
// ShapeRow::move of grids whose cells lie on a lattice, or in rings. Integers only.

#include <algorithm>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/geometry/rings.hpp"

namespace mazewright::motions {

/// A linear map: (x, y) to (xx * x + xy * y, yx * x + yy * y).
struct LinearMap {
  int64_t xx, xy, yx, yy;

  IntegerPoint operator()(IntegerPoint at) const {
    return {xx * at.x + xy * at.y, yx * at.x + yy * at.y};
  }
  friend LinearMap operator*(const LinearMap& a, const LinearMap& b) {
    return {a.xx * b.xx + a.xy * b.yx, a.xx * b.xy + a.xy * b.yy, a.yx * b.xx + a.yy * b.yx,
            a.yx * b.xy + a.yy * b.yy};
  }
};

/// The symmetries of a lattice, in its own coordinates.
struct Lattice {
  /// The smallest turn clockwise, and how many of them make a whole turn.
  LinearMap turn;
  uint32_t turns;
  LinearMap mirrorX, mirrorY;
};

/// x to the right, y down.
inline constexpr Lattice squares{{0, -1, 1, 0}, 4, {-1, 0, 0, 1}, {1, 0, 0, -1}};
/// x to the right, y down to the right, 60 degrees apart.
inline constexpr Lattice pointyHexagons{{0, -1, 1, 1}, 6, {-1, -1, 0, 1}, {1, 1, 0, -1}};
/// x down to the right, y down, 60 degrees apart.
inline constexpr Lattice flatHexagons{{0, -1, 1, 1}, 6, {-1, 0, 1, 1}, {1, 0, -1, -1}};
/// Bricks are neighbours as pointy hexagons are, but are drawn with fewer symmetries.
inline constexpr Lattice bricks{{-1, 0, 0, -1}, 2, {-1, -1, 0, 1}, {1, 1, 0, -1}};

/// The map of a motion; none if the lattice does not have it.
inline std::vector<LinearMap> mapOf(const Lattice& lattice, const Motion& motion) {
  if (motion.kind == Motion::mirrorX) return {lattice.mirrorX};
  if (motion.kind == Motion::mirrorY) return {lattice.mirrorY};
  if (lattice.turns * motion.times % motion.parts != 0) return {};
  LinearMap map{1, 0, 0, 1};
  for (uint32_t i = 0; i < lattice.turns * motion.times / motion.parts; ++i) {
    map = lattice.turn * map;
  }
  return {map};
}

/// Calls visit(cell, position) for every kept cell of a grid with equal rows, ascending. Faster
/// than Grid::positionOf, which divides.
template <typename Visit>
void eachPlace(const Grid& grid, Visit visit) {
  Cell cell = 0;
  for (uint32_t level = 0; level < grid.size.levels; ++level) {
    for (uint32_t y = 0; y < grid.size.height; ++y) {
      for (uint32_t x = 0; x < grid.size.width; ++x, ++cell) {
        if (grid.has(cell)) visit(cell, Position{x, y, level});
      }
    }
  }
}

/// The least rectangle that holds the points pointOf(position) of the kept cells of a grid.
struct Box {
  IntegerPoint low{INT64_MAX, INT64_MAX}, high{INT64_MIN, INT64_MIN};

  template <typename PointOf>
  Box(const Grid& grid, PointOf pointOf) {
    eachPlace(grid, [&](Cell, Position place) {
      const IntegerPoint point = pointOf(place);
      low = {std::min(low.x, point.x), std::min(low.y, point.y)};
      high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    });
  }
  Box(IntegerPoint lowest, IntegerPoint highest) : low(lowest), high(highest) {}
  int64_t width() const { return high.x - low.x + 1; }
  int64_t height() const { return high.y - low.y + 1; }
  /// The points of a level are numbered row by row.
  std::size_t indexOf(IntegerPoint point, uint32_t level) const {
    return static_cast<std::size_t>((level * height() + point.y - low.y) * width() + point.x -
                                    low.x);
  }
};

/// ShapeRow::move by a map of the points pointOf(position). The images are shifted so that the
/// rectangle that holds them is the one that holds the cells of `to`. The level of a cell stays.
/// Cost: O(cells).
template <typename PointOf>
std::vector<Cell> moveOnLattice(const Grid& from, const Grid& to, const Motion& motion,
                                const Lattice& lattice, PointOf pointOf) {
  const std::vector<LinearMap> maps = mapOf(lattice, motion);
  std::vector<Cell> image;
  if (maps.empty() || from.kept == 0) return image;
  const auto movedPoint = [&](Position place) { return maps.front()(pointOf(place)); };
  const Box moved(from, movedPoint);
  const Box target(to, pointOf);
  image.resize(from.cellCount(), noCell);
  if (moved.width() != target.width() || moved.height() != target.height()) return image;
  std::vector<Cell> cellAt(target.indexOf(target.high, to.size.levels - 1) + 1, noCell);
  eachPlace(to, [&](Cell cell, Position place) {
    cellAt[target.indexOf(pointOf(place), place.level)] = cell;
  });
  eachPlace(from, [&](Cell cell, Position place) {
    image[cell] = cellAt[moved.indexOf(movedPoint(place), place.level)];
  });
  return image;
}

/// ShapeRow::move of squares.
std::vector<Cell> moveSquares(const Grid& from, const Grid& to, const Motion& motion);

/// The point of a cell where every second row is shifted right by half a cell.
inline IntegerPoint pointInShiftedRows(Position at) {
  return {int64_t{at.x} - (at.y - at.y % 2) / 2, at.y};
}
/// The point of a cell where every second column is shifted down by half a cell.
inline IntegerPoint pointInShiftedColumns(Position at) {
  return {at.x, int64_t{at.y} - (at.x - at.x % 2) / 2};
}

/// ShapeRow::move of triangles, which point up if x + y is even. The points are their middles, in
/// thirds of the lattice of their corners.
inline std::vector<Cell> moveTriangles(const Grid& from, const Grid& to, const Motion& motion) {
  return moveOnLattice(from, to, motion, pointyHexagons, [](Position at) {
    const int64_t y = 3 * int64_t{at.y} + ((at.x + at.y) % 2 == 0 ? 2 : 1);
    return IntegerPoint{(3 * int64_t{at.x} - y) / 2, y};
  });
}

/// ShapeRow::move of rings. A turn exists if it is a whole number of cells on every ring longer
/// than one cell. mirrorY(position) mirrors a position top to bottom; it returns false if the shape
/// has no such mirroring.
template <typename MirrorY>
std::vector<Cell> moveRings(const Grid& from, const Grid& to, const Motion& motion,
                            MirrorY mirrorY) {
  std::vector<Cell> image;
  for (Cell cell = 0; cell < from.cellCount(); ++cell) {
    const Position at = from.positionOf(cell);
    const uint64_t count = from.rowLength(at.y);
    Position place = at;
    if (motion.kind == Motion::mirrorX) {
      place.x = static_cast<uint32_t>(count) - 1 - at.x;
    } else if (motion.kind == Motion::mirrorY) {
      if (!mirrorY(place)) return {};
    } else if (count > 1) {
      if (count * motion.times % motion.parts != 0) return {};
      place.x = static_cast<uint32_t>((at.x + count * motion.times / motion.parts) % count);
    }
    image.push_back(place.y < to.size.height && place.x < to.rowLength(place.y) ? to.cellAt(place)
                                                                                : noCell);
  }
  return image;
}

}  // namespace mazewright::motions
