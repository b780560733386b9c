#include "mazewright/shapes/geometry/motions.hpp"

namespace mazewright::motions {

namespace {

/// The least rectangle that holds the kept cells of a grid.
Box boxOf(const Grid& grid) {
  if (grid.mask.empty()) return {{0, 0}, {grid.size.width - 1, grid.size.height - 1}};
  return {grid, [](Position at) { return IntegerPoint{at.x, at.y}; }};
}

}  // namespace

// Faster than moveOnLattice: the image of a whole grid is known from its corners, and the image of
// the next cell of a row is one step from that of the last.
std::vector<Cell> moveSquares(const Grid& from, const Grid& to, const Motion& motion) {
  const std::vector<LinearMap> maps = mapOf(squares, motion);
  std::vector<Cell> image;
  if (maps.empty() || from.kept == 0) return image;
  const LinearMap& map = maps.front();
  const Box box = boxOf(from);
  const Box target = boxOf(to);
  const IntegerPoint low = map(box.low);
  const IntegerPoint high = map(box.high);
  image.resize(from.cellCount(), noCell);
  if (std::abs(high.x - low.x) + 1 != target.width() ||
      std::abs(high.y - low.y) + 1 != target.height()) {
    return image;
  }
  const int64_t left = target.low.x - std::min(low.x, high.x);
  const int64_t top = target.low.y - std::min(low.y, high.y);
  Cell cell = 0;
  for (uint32_t row = 0; row < from.size.height * from.size.levels; ++row) {
    const auto [x, y] = map({0, row % from.size.height});
    const uint32_t level = row / from.size.height;
    auto other =
        static_cast<Cell>((int64_t{level} * to.size.height + top + y) * to.size.width + left + x);
    for (uint32_t i = 0; i < from.size.width; ++i, ++cell) {
      if (from.has(cell) && to.has(other)) image[cell] = other;
      other += static_cast<Cell>(map.xx + map.yx * to.size.width);
    }
  }
  return image;
}

}  // namespace mazewright::motions
