// The truncated square tiling: octagons with eight neighbours and small squares with four between
// them, alternating in rows and columns.
// Source: W. D. Pullen calls mazes on it upsilon mazes, astrolog.org/labyrnth/algrithm.htm.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/compass.hpp"
#include "mazewright/shapes/geometry/lattice.hpp"
#include "mazewright/shapes/geometry/motions.hpp"
#include "mazewright/shapes/geometry/opposites.hpp"

namespace mazewright {

namespace {

using namespace compass;

bool isOctagon(uint32_t x, uint32_t y) { return (x + y) % 2 == 0; }

constexpr LatticeCorner octagonCorners[] = {{1, 0, north},     {2, 0, northEast}, {3, 1, east},
                                            {3, 2, southEast}, {2, 3, south},     {1, 3, southWest},
                                            {0, 2, west},      {0, 1, northWest}};
constexpr LatticeCorner squareCorners[] = {
    {1, 1, north}, {2, 1, east}, {2, 2, south}, {1, 2, west}};

/// The side of octagons and squares if the middles of neighbours in a row are 1 apart: 2 - sqrt 2.
constexpr float side = 0.58578644f;

/// The coordinate of a lattice line. Lines 2n + 1 and 2n + 2 are the two sides of the squares in
/// row or column n.
float positionOfLine(uint32_t line) {
  return line % 2 == 0 ? static_cast<float>(line / 2) : static_cast<float>(line / 2 + 1) - side;
}

void build(Grid& grid) {
  fillRectangle(grid, [](uint32_t x, uint32_t y) { return isOctagon(x, y) ? 0xffu : orthogonal; });
}

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = grid.positionOf(cell);
  const std::span<const LatticeCorner> own =
      isOctagon(x, y) ? std::span<const LatticeCorner>(octagonCorners) : squareCorners;
  addCorners(list, own, 2 * x, 2 * y, [](uint32_t column, uint32_t row) {
    return Point{positionOfLine(column), positionOfLine(row)};
  });
}

}  // namespace

namespace shapes {
extern const ShapeRow upsilon;
}
constinit const ShapeRow shapes::upsilon{
    .id = "upsilon",
    .title = "Octagons and squares",
    .about = "Octagons with eight neighbours, and small squares with four between them.",
    .directions = directionNames,
    .params = outlineParams,
    .inRows = true,
    .opposites = allOpposites,
    .move = motions::moveSquares,
    .build = build,
    .corners = corners,
    .middle = middleInSquares,
};

}  // namespace mazewright
