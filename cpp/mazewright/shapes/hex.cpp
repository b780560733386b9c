// Hexagons with six neighbours. Every second row is shifted by half a cell or, if hexagons stand on
// a side, every second column.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/lattice.hpp"
#include "mazewright/shapes/geometry/motions.hpp"
#include "mazewright/shapes/geometry/opposites.hpp"
#include "mazewright/shapes/geometry/shifted_rows.hpp"

namespace mazewright {

namespace {

using namespace shifted_rows;

/// Pointy hexagons have no neighbours north and south, flat ones none west and east.
enum : Direction { north = 6, south };
enum Orientation { pointy, flat };

constexpr Choice orientations[] = {{"pointy", "Corners up"}, {"flat", "Sides up"}};
constexpr Param params[] = {choice("orientation", orientations, pointy, "Orientation"),
                            outlineParam};

/// Of hexagons that are 1 wide: half a side, and the distance of two rows in 1/1024.
constexpr float halfSide = 0.28867513f;
constexpr int64_t pitch = 887;

constexpr LatticeCorner pointyCorners[] = {{0, 1, northWest}, {1, 0, northEast}, {2, 1, east},
                                           {2, 3, southEast}, {1, 4, southWest}, {0, 3, west}};
constexpr LatticeCorner flatCorners[] = {{1, 0, north}, {3, 0, northEast}, {4, 1, southEast},
                                         {3, 2, south}, {1, 2, southWest}, {0, 1, northWest}};

void buildFlat(Grid& grid) {
  const auto [width, height, levels] = grid.size;
  grid.alongRow = 1u << northWest | 1u << southEast | 1u << northEast | 1u << southWest;
  grid.neighbours.resize(std::size_t{width} * height);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const uint32_t y = cell / width;
    const uint32_t shifted = cell % width % 2;
    if (y + 1 < height) grid.join(cell, south, cell + width, north);
    if (cell % width + 1 == width) continue;
    const Cell right = cell + 1 + shifted * width;
    if (y + shifted > 0) grid.join(cell, northEast, right - width, southWest);
    if (y + shifted < height) grid.join(cell, southEast, right, northWest);
  }
}

void build(Grid& grid) {
  if (grid.settings["orientation"] == flat) return buildFlat(grid);
  // No cell has a neighbour in direction north or south, so the table needs no slots for them.
  grid.directions = north;
  joinRows(grid);
}

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = grid.positionOf(cell);
  if (grid.settings["orientation"] == flat) {
    addCorners(list, flatCorners, 3 * x, 2 * y + x % 2, evenly(halfSide, 0.5f));
  } else {
    addCorners(list, pointyCorners, 2 * x + y % 2, 3 * y, evenly(0.5f, halfSide));
  }
}

IntegerPoint middle(const Grid& grid, Cell cell) {
  const auto [x, y, level] = grid.positionOf(cell);
  if (grid.settings["orientation"] == flat) return {x * pitch, int64_t{2 * y + x % 2} * 512};
  return {int64_t{2 * x + y % 2} * 512, y * pitch};
}

std::vector<Cell> move(const Grid& from, const Grid& to, const Motion& motion) {
  using namespace motions;
  if (from.settings["orientation"] == flat) {
    return moveOnLattice(from, to, motion, flatHexagons, pointInShiftedColumns);
  }
  return moveOnLattice(from, to, motion, pointyHexagons, pointInShiftedRows);
}

constexpr const char* directionNames[] = {"northWest", "southEast", "northEast", "southWest",
                                          "west",      "east",      "north",     "south"};

}  // namespace

namespace shapes {
extern const ShapeRow hex;
}
constinit const ShapeRow shapes::hex{
    .id = "hex",
    .title = "Hexagons",
    .about = "Six neighbours; every second row, or column, is shifted by half a cell.",
    .directions = directionNames,
    .params = params,
    .floors = true,
    .inRows = true,
    .opposites = allOpposites,
    .move = move,
    .build = build,
    .corners = corners,
    .middle = middle,
};

}  // namespace mazewright
