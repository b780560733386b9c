// Squares with four neighbours, flat or with glued edges: a cylinder, a torus or a Moebius strip.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/compass.hpp"
#include "mazewright/shapes/geometry/glued.hpp"
#include "mazewright/shapes/geometry/motions.hpp"
#include "mazewright/shapes/geometry/opposites.hpp"

namespace mazewright {

namespace {

using namespace compass;

enum Wrap { none, cylinder, torus, moebius };

constexpr Choice wraps[] = {
    {"none", "Flat"}, {"cylinder", "Cylinder"}, {"torus", "Torus"}, {"moebius", "Moebius strip"}};
constexpr Param params[] = {choice("wrap", wraps, none, "Surface"), outlineParam};

/// A grid without a table has no glued edges.
int32_t wrapOf(const Grid& grid) { return grid.table.empty() ? none : grid.settings["wrap"]; }

/// Joins the cells of the last column to those of the first, in reverse order on the Moebius strip,
/// and on the torus those of the last row to those of the first.
void glue(Grid& grid, int32_t wrap) {
  const auto [width, height, levels] = grid.size;
  makeTable(grid);
  for (uint32_t y = 0; y < height; ++y) {
    const uint32_t across = wrap == moebius ? height - 1 - y : y;
    joinOnce(grid, y * width + width - 1, east, across * width, west);
  }
  if (wrap != torus) return;
  for (uint32_t x = 0; x < width; ++x) joinOnce(grid, (height - 1) * width + x, south, x, north);
}

void build(Grid& grid) {
  const auto [width, height, levels] = grid.size;
  grid.alongRow = 1u << west | 1u << east;
  grid.delta = {-static_cast<int32_t>(width), static_cast<int32_t>(width), -1, 1};
  grid.neighbours.reserve(std::size_t{width} * height);
  const unsigned sideways = width > 1 ? 1u << east | 1u << west : 0u;
  for (uint32_t y = 0; y < height; ++y) {
    const unsigned upright = (y > 0 ? 1u << north : 0u) | (y + 1 < height ? 1u << south : 0u);
    const std::size_t row = grid.neighbours.size();
    grid.neighbours.resize(row + width, static_cast<uint8_t>(upright | sideways));
    grid.neighbours[row] &= static_cast<uint8_t>(~(1u << west));
    grid.neighbours.back() &= static_cast<uint8_t>(~(1u << east));
  }
  if (const int32_t wrap = grid.settings["wrap"]; wrap != none) glue(grid, wrap);
}

/// On one or two columns (rows, on the torus) the neighbour across a glued edge may be the cell
/// itself or its neighbour by another direction. Then no direction leads through that side, nor a
/// tunnel below it, and it is not an opening to the outside either.
void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [column, row, level] = grid.positionOf(cell);
  const auto x = static_cast<float>(column);
  const auto y = static_cast<float>(row);
  const int32_t wrap = wrapOf(grid);
  const unsigned maybeNoSide =
      (wrap != none && grid.size.width <= 2 ? 1u << west | 1u << east : 0u) |
      (wrap == torus && grid.size.height <= 2 ? 1u << north | 1u << south : 0u);
  const unsigned ways = grid.neighbours[cell] | directionsOfBridge(grid, cell);
  const auto side = [&](Direction direction) {
    return (maybeNoSide & ~ways) >> direction & 1 ? noSide : static_cast<uint8_t>(direction);
  };
  list.push_back({{x, y}, side(north)});
  list.push_back({{x + 1, y}, side(east)});
  list.push_back({{x + 1, y + 1}, side(south)});
  list.push_back({{x, y + 1}, side(west)});
}

bool oneSided(const Settings& settings) { return settings["wrap"] == moebius; }

Vertex surface(const Grid& grid, Cell, Point at) {
  switch (wrapOf(grid)) {
    case cylinder:
      return onCylinder(grid.size, at);
    case torus:
      return onTorus(grid.size, at);
    case moebius:
      return onMoebius(grid.size, at);
    default:
      return {{at.x, at.y, 0}, {0, 0, 1}};
  }
}

}  // namespace

namespace shapes {
extern const ShapeRow square;
}
constinit const ShapeRow shapes::square{
    .id = "square",
    .title = "Squares",
    .about = "Four neighbours; flat, or glued to a cylinder, a torus or a Moebius strip.",
    .directions = std::span(directionNames).first<4>(),
    .params = params,
    .tiles = true,
    .floors = true,
    .inRows = true,
    .hasCuts = true,
    .opposites = squareOpposites,
    .oneSided = oneSided,
    .move = motions::moveSquares,
    .build = build,
    .corners = corners,
    .middle = middleInSquares,
    .surface = surface,
};

}  // namespace mazewright
