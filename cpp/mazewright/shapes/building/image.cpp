#include "mazewright/shapes/building/image.hpp"

#include "mazewright/shapes/building/build_grid.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/motions.hpp"

namespace mazewright {

namespace {

/// Whether every edge of one grid is mapped onto an edge of the other, and the other has no more.
bool keepsNeighbours(const Grid& from, const Grid& to, const std::vector<Cell>& image) {
  if (hasDirectionTable(from, to)) {
    const DirectionTable table = directionTable(from, to, image);
    for (Cell cell = 0; cell < from.cellCount(); ++cell) {
      if (image[cell] != noCell && table[from.neighbours[cell]] != to.neighbours[image[cell]]) {
        return false;
      }
    }
    return true;
  }
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

bool hasDirectionTable(const Grid& from, const Grid& to) {
  return from.shape->move == motions::moveSquares && from.table.empty() && to.table.empty();
}

DirectionTable directionTable(const Grid& from, const Grid& to, const std::vector<Cell>& image) {
  DirectionTable table{};
  DirectionFinder finder;
  for (Direction direction = 0; direction < from.directions; ++direction) {
    uint8_t& copies = table[1u << direction];
    for (Cell cell = 0; cell < from.cellCount() && copies == 0; ++cell) {
      if ((from.neighbours[cell] >> direction & 1) == 0 || image[cell] == noCell) continue;
      const Cell next = image[from.neighbour(cell, direction)];
      if (next == noCell) continue;
      copies = static_cast<uint8_t>(1u << finder.find(to, image[cell], next, direction));
    }
  }
  for (unsigned set = 1; set < table.size(); ++set) {
    table[set] = table[set & (set - 1)] | table[set & (~set + 1)];
  }
  return table;
}

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
