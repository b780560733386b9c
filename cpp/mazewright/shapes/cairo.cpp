// The Cairo tiling: pentagons with five neighbours, four of them in rows and columns and one
// diagonal.
// Source: it is the dual of the snub square tiling, here a grid of squares of which every second
// one is cut in two along a diagonal; "Cairo pentagonal tiling", en.wikipedia.org.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/compass.hpp"
#include "mazewright/shapes/geometry/motions.hpp"

namespace mazewright {

namespace {

using namespace compass;

/// The distance of the middles of the two halves of a cut square from its own middle, down and
/// across, for which sides of pentagons meet there at 120 degrees: (6 - sqrt 12) / 12.
constexpr float offset = 0.21132487f;

/// The direction of the one diagonal neighbour. Cells are the vertices of the squares. The square
/// from (x, y) to (x + 1, y + 1) is cut if x + y is even: from (x, y) if x is even, else from (x +
/// 1, y). At every vertex two squares are cut, and one of the cuts ends there.
Direction diagonalOf(uint32_t x, uint32_t y) {
  if ((x + y) % 2 == 0) return x % 2 == 0 ? southEast : northWest;
  return x % 2 == 0 ? southWest : northEast;
}

void build(Grid& grid) {
  fillRectangle(grid, [](uint32_t x, uint32_t y) { return orthogonal | 1u << diagonalOf(x, y); });
}

/// A square at a cell: where it lies, the direction of its diagonal from the cell, and the side of
/// the cell that follows it clockwise.
struct SquareAtCell {
  uint8_t right, down;
  Direction diagonal;
  uint8_t side;
};
constexpr SquareAtCell squares[] = {{0, 0, northWest, north},
                                    {1, 0, northEast, east},
                                    {1, 1, southEast, south},
                                    {0, 1, southWest, west}};

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = grid.positionOf(cell);
  for (const auto& [right, down, diagonal, side] : squares) {
    // The middle of the square, and the vector to it from the cell.
    const Point middle{static_cast<float>(x + right) + offset,
                       static_cast<float>(y + down) + offset};
    const float across = right != 0 ? offset : -offset;
    const float along = down != 0 ? offset : -offset;
    const bool isCut = (x + y + right + down) % 2 == 0;
    if (isCut && diagonalOf(x, y) == diagonal) {
      list.push_back({{middle.x + along, middle.y - across}, static_cast<uint8_t>(diagonal)});
      list.push_back({{middle.x - along, middle.y + across}, side});
    } else if (isCut) {
      list.push_back({{middle.x - across, middle.y - along}, side});
    } else {
      list.push_back({middle, side});
    }
  }
}

}  // namespace

namespace shapes {
extern const ShapeRow cairo;
}
constinit const ShapeRow shapes::cairo{
    .id = "cairo",
    .title = "Cairo pentagons",
    .about = "Pentagons with five neighbours, as in the pavements of Cairo.",
    .directions = directionNames,
    .params = outlineParams,
    .inRows = true,
    .move = motions::moveSquares,
    .build = build,
    .corners = corners,
    .middle = middleInSquares,
};

}  // namespace mazewright
