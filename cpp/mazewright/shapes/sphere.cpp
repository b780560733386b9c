// A sphere in rings of latitude. Of the known tilings of a sphere (the faces of a cube or of an
// icosahedron, a spiral) this one has compass directions in every cell, cells of nearly equal size,
// and a flat drawing that everybody can read: a map of the world.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/geometry/motions.hpp"
#include "mazewright/shapes/geometry/rings.hpp"
#include "mazewright/shapes/geometry/turn.hpp"

namespace mazewright {

namespace {

/// Whether the cells of a ring of `count` would be narrower in their middle than 0.6 of their
/// height. Source: Bhaskara I's approximation of the sine, in integers.
bool isNarrow(uint64_t count, Size size, uint32_t ring) {
  // The sine of (2 ring + 1) / (2 height) of half a turn is about 4 p / (5 height^2 - p).
  const uint64_t height = size.height;
  const uint64_t p = (2 * uint64_t{ring} + 1) * (2 * height - 2 * ring - 1);
  return 40 * p < 3 * count * (5 * height - p / height);
}

/// Calls visit(ring, count) for every ring from the equator to the north pole; the southern half is
/// its mirror image. Towards the pole the number of cells halves whenever they become too narrow.
template <typename Visit>
void eachNorthernRing(Size size, Visit visit) {
  uint32_t count = size.width;
  for (uint32_t ring = (size.height + 1) / 2; ring-- > 0;) {
    const bool onEquator = ring == (size.height - 1) / 2;
    if (!onEquator && count % 2 == 0 && isNarrow(count, size, ring)) count /= 2;
    visit(ring, count);
  }
}

uint64_t cells(Size size, const Settings&) {
  uint64_t sum = 0;
  eachNorthernRing(size, [&](uint32_t ring, uint64_t count) {
    sum += ring == size.height - 1 - ring ? count : 2 * count;
  });
  return sum;
}

void build(Grid& grid) {
  grid.rows.resize(std::size_t{grid.size.height} + 1);
  eachNorthernRing(grid.size, [&](uint32_t ring, uint32_t count) {
    grid.rows[ring + 1] = count;
    grid.rows[grid.size.height - ring] = count;
  });
  for (uint32_t ring = 0; ring < grid.size.height; ++ring) grid.rows[ring + 1] += grid.rows[ring];
  rings::link(grid);
}

/// No direction leads through a pole, nor through the cut of the map on a ring of one or two cells
/// if the cell has no edge there.
void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [index, ring, level] = grid.positionOf(cell);
  const uint32_t count = grid.rowLength(ring);
  const auto at = [&, first = index](uint32_t part, uint32_t ratio, uint32_t row) {
    const double along = static_cast<double>(uint64_t{first} * ratio + part) * grid.size.width;
    return Point{static_cast<float>(along / (static_cast<double>(count) * ratio)),
                 static_cast<float>(row)};
  };
  const auto along = [&](Direction direction) {
    const bool isSide = (grid.neighbours[cell] >> direction & 1) != 0 || count > 2;
    return static_cast<uint8_t>(isSide ? direction : noSide);
  };
  const uint32_t north = rings::ratioTo(grid, ring, ring - 1);
  for (uint32_t i = 0; i < north; ++i) {
    const Direction direction = rings::towards(north, i) ^ 1;
    list.push_back({at(i, north, ring), ring == 0 ? noSide : static_cast<uint8_t>(direction)});
  }
  list.push_back({at(1, 1, ring), along(rings::forward)});
  const uint32_t south = rings::ratioTo(grid, ring, ring + 1);
  for (uint32_t i = south; i-- > 0;) {
    const auto direction = static_cast<uint8_t>(rings::towards(south, i));
    list.push_back({at(i + 1, south, ring + 1), ring + 1 == grid.size.height ? noSide : direction});
  }
  list.push_back({at(0, 1, ring + 1), along(rings::backward)});
}

Vertex surface(const Grid& grid, Cell, Point at) {
  const auto [toViewer, right] = onCircle(at.x / static_cast<float>(grid.size.width));
  const auto [up, out] = onCircle(at.y / static_cast<float>(grid.size.height) / 2);
  const float radius = static_cast<float>(grid.size.width) / fullTurn;
  const std::array<float, 3> normal{out * right, out * toViewer, up};
  return {{radius * normal[0], radius * normal[1], radius * normal[2]}, normal};
}

/// Mirrored top to bottom, the rings change places.
std::vector<Cell> move(const Grid& from, const Grid& to, const Motion& motion) {
  return motions::moveRings(from, to, motion, [&](Position& place) {
    place.y = from.size.height - 1 - place.y;
    return true;
  });
}

constexpr const char* directionNames[] = {"north", "south",     "west",
                                          "east",  "northEast", "southEast"};

}  // namespace

namespace shapes {
extern const ShapeRow sphere;
}
constinit const ShapeRow shapes::sphere{
    .id = "sphere",
    .title = "Sphere",
    .about =
        "Rings of latitude, with fewer cells towards the poles; the drawing is a map. Most even if "
        "the height is half the width and the width can be halved often.",
    .directions = directionNames,
    .inRows = true,
    .hasCuts = true,
    .opposites = rings::opposites,
    .cells = cells,
    .move = move,
    .build = build,
    .corners = corners,
    .surface = surface,
};

}  // namespace mazewright
