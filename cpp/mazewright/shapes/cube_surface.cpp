// The surface of a cube: six square faces, glued at all their edges. The drawing is the net of the
// cube, which cuts seven of its twelve edges.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/geometry/compass.hpp"
#include "mazewright/shapes/geometry/opposites.hpp"

namespace mazewright {

namespace {

using namespace compass;

enum Face : uint32_t { top, left, front, right, back, bottom };

/// Two sides of faces that are glued together. If `turned`, their cells run in opposite order.
struct Edge {
  Face face;
  Direction side;
  Face other;
  Direction otherSide;
  bool turned;
};
constexpr Edge edges[] = {
    {top, south, front, north, false},   {front, south, bottom, north, false},
    {left, east, front, west, false},    {front, east, right, west, false},
    {right, east, back, west, false},    {left, west, back, east, false},
    {top, west, left, north, false},     {top, east, right, north, true},
    {top, north, back, north, true},     {bottom, west, left, south, true},
    {bottom, east, right, south, false}, {bottom, south, back, south, true},
};

/// Where a face lies in the net (in faces) and in space: its middle, which is also its normal, and
/// the vectors along which x and y of its drawing run, all in half sides of the cube.
struct FacePlacement {
  uint8_t column, row;
  std::array<int8_t, 3> normal, alongX, alongY;
};
constexpr FacePlacement placements[] = {
    {1, 0, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}},    {0, 1, {-1, 0, 0}, {0, 1, 0}, {0, 0, -1}},
    {1, 1, {0, 1, 0}, {1, 0, 0}, {0, 0, -1}},   {2, 1, {1, 0, 0}, {0, -1, 0}, {0, 0, -1}},
    {3, 1, {0, -1, 0}, {-1, 0, 0}, {0, 0, -1}}, {1, 2, {0, 0, -1}, {1, 0, 0}, {0, -1, 0}},
};

Problem problem(Size size, const Settings&, const Graph&) {
  if (size.height == size.width) return {};
  return refuse("invalid-size", "height",
                "must equal the width, #, because the faces of a cube are squares; got #", nullptr,
                size.width, size.height);
}

/// Cell number `along` on a side of a face, counted from the left or from the top.
Cell onEdge(const Grid& grid, Face face, Direction side, uint32_t along) {
  const uint32_t last = grid.size.width - 1;
  const uint32_t across = side == south || side == east ? last : 0;
  const bool isHorizontal = side == north || side == south;
  return grid.cellAt({isHorizontal ? along : across, isHorizontal ? across : along, face});
}

void build(Grid& grid) {
  const uint32_t width = grid.size.width;
  grid.alongRow = 1u << west | 1u << east;
  grid.neighbours.resize(std::size_t{width} * width * 6);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const auto [x, y, face] = grid.positionOf(cell);
    if (x + 1 < width) grid.join(cell, east, cell + 1, west);
    if (y + 1 < width) grid.join(cell, south, cell + width, north);
  }
  for (const auto& [face, side, other, otherSide, turned] : edges) {
    for (uint32_t i = 0; i < width; ++i) {
      grid.join(onEdge(grid, face, side, i), side,
                onEdge(grid, other, otherSide, turned ? width - 1 - i : i), otherSide);
    }
  }
}

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [column, row, face] = grid.positionOf(cell);
  const auto x = static_cast<float>(placements[face].column * grid.size.width + column);
  const auto y = static_cast<float>(placements[face].row * grid.size.width + row);
  list.push_back({{x, y}, north});
  list.push_back({{x + 1, y}, east});
  list.push_back({{x + 1, y + 1}, south});
  list.push_back({{x, y + 1}, west});
}

Vertex surface(const Grid& grid, Cell cell, Point at) {
  const FacePlacement& placement = placements[grid.positionOf(cell).level];
  const auto side = static_cast<float>(grid.size.width);
  const float half = side / 2;
  const float x = at.x - static_cast<float>(placement.column) * side - half;
  const float y = at.y - static_cast<float>(placement.row) * side - half;
  Vertex vertex{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    vertex.up[axis] = placement.normal[axis];
    vertex.at[axis] =
        half * placement.normal[axis] + x * placement.alongX[axis] + y * placement.alongY[axis];
  }
  return vertex;
}

}  // namespace

namespace shapes {
extern const ShapeRow cubeSurface;
}
constinit const ShapeRow shapes::cubeSurface{
    .id = "cubeSurface",
    .title = "Cube surface",
    .about = "Six square faces, each a level: four neighbours, across the edges too.",
    .directions = std::span(directionNames).first<4>(),
    .minLevels = 6,
    .maxLevels = 6,
    .hasCuts = true,
    .opposites = squareOpposites,
    .problem = problem,
    .build = build,
    .corners = corners,
    .surface = surface,
};

}  // namespace mazewright
