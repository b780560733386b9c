// Squares with eight neighbours, where no two diagonal passages cross.
// Source: W. D. Pullen calls mazes on it zeta mazes, astrolog.org/labyrnth/algrithm.htm.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/compass.hpp"
#include "mazewright/shapes/geometry/lattice.hpp"

namespace mazewright {

namespace {

using namespace compass;

/// How far from a point the walls end where a diagonal passage leads over it.
constexpr float cutOff = 0.3f;

void build(Grid& grid) {
  fillRectangle(grid, [](uint32_t, uint32_t) { return 0xffu; });
}

void drop(Grid& grid, Cell cell, Direction direction) {
  grid.neighbours[grid.neighbour(cell, direction)] &=
      static_cast<uint8_t>(~(1u << (direction ^ 1)));
  grid.neighbours[cell] &= static_cast<uint8_t>(~(1u << direction));
}

/// Leaves one diagonal in every block of two by two cells, in the order of their first cells: a
/// coin where there are two, heads for that from north-west to south-east; none where the mask has
/// left one. The four cells of a block with two stay joined along its sides. Every maze without
/// crossings can come out, but no algorithm makes all of them equally likely.
void thin(Grid& grid, Random& random) {
  Coins coins(random);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if ((grid.neighbours[cell] >> southEast & 1) == 0) continue;
    if ((grid.neighbours[cell + 1] >> southWest & 1) == 0) continue;
    if (coins.flip()) {
      drop(grid, cell + 1, southWest);
    } else {
      drop(grid, cell, southEast);
    }
  }
}

bool crosses(const Maze& maze) {
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    // In the last column a cell has no way south-east.
    if (maze.linked(cell, southEast) && maze.linked(cell + 1, southWest)) return true;
  }
  return false;
}

/// A corner of the square, the diagonal that leads out over it, and the one by which the neighbour
/// above or below leads past it; its point, and the ends of the cut that either makes.
struct Turn {
  uint8_t right, down, diagonal, past;
  LatticeCorner point, from, to;
};
constexpr Turn turns[] = {
    {0, 0, northWest, southWest, {0, 0, north}, {0, 1, northWest}, {1, 0, north}},
    {1, 0, northEast, southEast, {3, 0, east}, {2, 0, northEast}, {3, 1, east}},
    {1, 1, southEast, northEast, {3, 3, south}, {3, 2, southEast}, {2, 3, south}},
    {0, 1, southWest, northWest, {0, 3, west}, {1, 3, southWest}, {0, 2, west}}};

/// Three lines a cell.
Point crossingOf(uint32_t column, uint32_t row) {
  constexpr float within[] = {0, cutOff, 1 - cutOff};
  return {static_cast<float>(column / 3) + within[column % 3],
          static_cast<float>(row / 3) + within[row % 3]};
}

/// Whole squares: they cover the plane. Only walls tell of the diagonals.
void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = grid.positionOf(cell);
  for (const Turn& turn : turns) addCorners(list, {&turn.point, 1}, 3 * x, 3 * y, crossingOf);
}

/// Where a diagonal passage leads over a point, the four cells there end short of it: two cuts are
/// open, the other two the walls of the passage.
void walls(const Maze& maze, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = maze.grid.positionOf(cell);
  const auto [width, height, levels] = maze.grid.size;
  for (const auto& [right, down, diagonal, past, point, from, to] : turns) {
    const bool isEdge = down == 0 ? y == 0 : y + 1 == height;
    const bool isPassed = !isEdge && maze.linked(down == 0 ? cell - width : cell + width, past);
    if (isPassed || maze.linked(cell, diagonal)) {
      const LatticeCorner cut[] = {from, to};
      addCorners(list, cut, 3 * x, 3 * y, crossingOf);
      if (isPassed) list[list.size() - 2].side = noSide;
    } else {
      addCorners(list, {&point, 1}, 3 * x, 3 * y, crossingOf);
    }
  }
}

}  // namespace

namespace shapes {
extern const ShapeRow zeta;
}
constinit const ShapeRow shapes::zeta{
    .id = "zeta",
    .title = "Squares with diagonals",
    .about = "Eight neighbours; diagonal passages never cross.",
    .directions = directionNames,
    .params = outlineParams,
    .inRows = true,
    .build = build,
    .thin = thin,
    .crosses = crosses,
    .corners = corners,
    .walls = walls,
    .middle = middleInSquares,
};

}  // namespace mazewright
