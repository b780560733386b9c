// Levels of squares one above the other, joined by stairs.

#include <cmath>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/square_directions.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/motions.hpp"
#include "mazewright/shapes/geometry/opposites.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

enum : Direction { down = 4, up };

/// The height of a storey, in sides of a cell.
constexpr float storey = 2;

void build(Grid& grid) {
  const auto [width, height, levels] = grid.size;
  const auto row = static_cast<int32_t>(width);
  const auto floorArea = static_cast<int32_t>(width * height);
  grid.alongRow = 1u << west | 1u << east;
  grid.delta = {-row, row, -1, 1, -floorArea, floorArea};
  grid.neighbours.reserve(std::size_t{width} * height * levels);
  for (uint32_t level = 0; level < levels; ++level) {
    const unsigned stairs = (level > 0 ? 1u << down : 0u) | (level + 1 < levels ? 1u << up : 0u);
    for (uint32_t y = 0; y < height; ++y) {
      const unsigned upright = (y > 0 ? 1u << north : 0u) | (y + 1 < height ? 1u << south : 0u);
      for (uint32_t x = 0; x < width; ++x) {
        const unsigned along = (x > 0 ? 1u << west : 0u) | (x + 1 < width ? 1u << east : 0u);
        grid.neighbours.push_back(static_cast<uint8_t>(stairs | upright | along));
      }
    }
  }
}

/// The upper left corner of the drawing of a level. Levels are drawn in rows from the upper left,
/// one cell apart, with so many in a row that the drawing is about as wide as high.
Point panelOf(Size size, uint32_t level) {
  const double high = (size.height + 1.0) * size.levels;
  const auto columns = static_cast<uint32_t>(std::ceil(std::sqrt(high / (size.width + 1.0))));
  return {static_cast<float>(level % columns * (size.width + 1)),
          static_cast<float>(level / columns * (size.height + 1))};
}

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [column, row, level] = grid.positionOf(cell);
  const Point panel = panelOf(grid.size, level);
  const float x = panel.x + static_cast<float>(column);
  const float y = panel.y + static_cast<float>(row);
  list.push_back({{x, y}, north});
  list.push_back({{x + 1, y}, east});
  list.push_back({{x + 1, y + 1}, south});
  list.push_back({{x, y + 1}, west});
}

Vertex surface(const Grid& grid, Cell cell, Point at) {
  const uint32_t level = grid.positionOf(cell).level;
  const Point panel = panelOf(grid.size, level);
  return {{at.x - panel.x, at.y - panel.y, static_cast<float>(level) * storey}, {0, 0, 1}};
}

constexpr const char* directionNames[] = {"north", "south", "west", "east", "down", "up"};

}  // namespace

namespace shapes {
extern const ShapeRow cube;
}
constinit const ShapeRow shapes::cube{
    .id = "cube",
    .title = "Storeys",
    .about = "Levels of squares, one above the other: six neighbours, two of them by stairs.",
    .directions = directionNames,
    .params = outlineParams,
    .maxLevels = 4096,
    .inRows = true,
    .opposites = squareOpposites,
    .stairs = 1u << down | 1u << up,
    .move = motions::moveSquares,
    .build = build,
    .corners = corners,
    .middle = middleInSquares,
    .surface = surface,
};

}  // namespace mazewright
