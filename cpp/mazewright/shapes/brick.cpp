// Bricks in running bond: the neighbours of hexagons, drawn as the bricks of a wall.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/lattice.hpp"
#include "mazewright/shapes/geometry/motions.hpp"
#include "mazewright/shapes/geometry/opposites.hpp"
#include "mazewright/shapes/geometry/shifted_rows.hpp"

namespace mazewright {

namespace {

using namespace shifted_rows;

/// The long sides are split in two where the joint of the adjacent row meets them.
constexpr LatticeCorner brickCorners[] = {{0, 0, northWest}, {1, 0, northEast}, {2, 0, east},
                                          {2, 1, southEast}, {1, 1, southWest}, {0, 1, west}};

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = grid.positionOf(cell);
  addCorners(list, brickCorners, 2 * x + y % 2, y, evenly(0.5f, 0.5f));
}

IntegerPoint middle(const Grid& grid, Cell cell) {
  const auto [x, y, level] = grid.positionOf(cell);
  return {int64_t{2 * x + y % 2} * 512, int64_t{y} * 512};
}

/// Only the short sides: the halves of a long side meet the next side in a straight line.
unsigned opposites(const Grid&, Cell) { return 1u << 4 | 1u << 5; }

std::vector<Cell> move(const Grid& from, const Grid& to, const Motion& motion) {
  return motions::moveOnLattice(from, to, motion, motions::bricks, motions::pointInShiftedRows);
}

constexpr const char* directionNames[] = {"northWest", "southEast", "northEast",
                                          "southWest", "west",      "east"};

}  // namespace

namespace shapes {
extern const ShapeRow brick;
}
constinit const ShapeRow shapes::brick{
    .id = "brick",
    .title = "Bricks",
    .about = "Running bond: six neighbours, two above, two below and one on each side.",
    .directions = directionNames,
    .params = outlineParams,
    .inRows = true,
    .opposites = opposites,
    .move = move,
    .build = joinRows,
    .corners = corners,
    .middle = middle,
};

}  // namespace mazewright
