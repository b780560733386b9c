#include "mazewright/shapes/building/image.hpp"

#include "mazewright/shapes/building/build_grid.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

namespace {

/// Whether every edge of one grid becomes an edge of the other, and no cell there has more.
bool keepsNeighbours(const Grid& from, const Grid& to, const std::vector<Cell>& image) {
  DirectionFinder finder;
  for (Cell cell = 0; cell < from.cellCount(); ++cell) {
    if (image[cell] == noCell) continue;
    const unsigned sides = from.neighbours[cell];
    if (std::popcount(sides) != std::popcount(unsigned{to.neighbours[image[cell]]})) return false;
    for (unsigned rest = sides; rest != 0; rest &= rest - 1) {
      const auto direction = static_cast<Direction>(std::countr_zero(rest));
      const Cell next = from.neighbour(cell, direction);
      if (next > cell && finder.find(to, image[cell], image[next], direction) == maxDirections) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace

std::vector<Cell> imageOf(const Grid& from, const Grid& to, const Motion& motion) {
  if (from.shape->move == nullptr || from.kept != to.kept) return {};
  std::vector<Cell> image = from.shape->move(from, to, motion);
  if (image.empty()) return {};
  std::vector<uint8_t> isReached(to.cellCount());
  for (Cell cell = 0; cell < from.cellCount(); ++cell) {
    if (!from.has(cell)) {
      image[cell] = noCell;
      continue;
    }
    const Cell other = image[cell];
    if (other == noCell || !to.has(other) || isReached[other] != 0) return {};
    isReached[other] = 1;
  }
  return keepsNeighbours(from, to, image) ? std::move(image) : std::vector<Cell>();
}

Grid buildWholeGrid(ShapeSpec shape) {
  dropOutline(shape);
  return buildGrid(shape);
}

}  // namespace mazewright
