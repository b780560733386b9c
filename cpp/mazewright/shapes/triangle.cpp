// Equilateral triangles that alternately point up and down. They are numbered like squares; a cell
// has neighbours in its row and either above or below.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/compass.hpp"
#include "mazewright/shapes/geometry/lattice.hpp"
#include "mazewright/shapes/geometry/motions.hpp"

namespace mazewright {

namespace {

using namespace compass;

/// Half a side and the height of a triangle of about unit area, so that a corridor is as wide as on
/// hexagons.
constexpr float halfSide = 0.75f;
constexpr float rowHeight = 1.29903811f;

constexpr LatticeCorner upCorners[] = {{1, 0, east}, {2, 1, south}, {0, 1, west}};
constexpr LatticeCorner downCorners[] = {{0, 0, north}, {2, 0, east}, {1, 1, west}};

/// Triangles that point up have a neighbour below, the others one above.
bool pointsUp(uint32_t x, uint32_t y) { return (x + y) % 2 == 0; }

Problem problem(Size size, const Settings&, const Graph&) {
  if (size.width > 1 || size.height <= 2) return {};
  return refuse("invalid-size", "width",
                "must be at least 2 if height is over 2, because a triangle has a neighbour above "
                "or below, not both; got # x #",
                nullptr, size.width, size.height);
}

void build(Grid& grid) {
  fillRectangle(grid, [](uint32_t x, uint32_t y) {
    return 1u << west | 1u << east | (pointsUp(x, y) ? 1u << south : 1u << north);
  });
}

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = grid.positionOf(cell);
  addCorners(list, pointsUp(x, y) ? upCorners : downCorners, x, y, evenly(halfSide, rowHeight));
}

/// Rows are as high here as columns are wide: outlines are stretched anyway, and then the sides of
/// a triangular outline are parallel to those of the triangles.
IntegerPoint middle(const Grid& grid, Cell cell) {
  const auto [x, y, level] = grid.positionOf(cell);
  return {int64_t{x} * 512, int64_t{y} * 1024 + (pointsUp(x, y) ? 683 : 341)};
}

}  // namespace

namespace shapes {
extern const ShapeRow triangle;
}
constinit const ShapeRow shapes::triangle{
    .id = "triangle",
    .title = "Triangles",
    .about = "Three neighbours; triangles point up and down in turn.",
    .directions = std::span(directionNames).first<4>(),
    .params = outlineParams,
    .problem = problem,
    .move = motions::moveTriangles,
    .build = build,
    .corners = corners,
    .middle = middle,
};

}  // namespace mazewright
