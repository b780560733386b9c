// Squares with eight neighbours, on which no two diagonal passages cross: of the two diagonals of a
// block of 2 x 2 cells at most one is an edge of the grid on which the algorithm runs.
// Source: W. D. Pullen calls mazes on it zeta mazes, astrolog.org/labyrnth/algrithm.htm.

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/building/outline.hpp"
#include "mazewright/shapes/geometry/compass.hpp"
#include "mazewright/shapes/geometry/lattice.hpp"
#include "mazewright/shapes/geometry/motions.hpp"

namespace mazewright {

namespace {

using namespace compass;

/// The distance from a lattice point at which walls end if a diagonal passage leads over the point.
constexpr float cutOff = 0.3f;

void build(Grid& grid) {
  fillRectangle(grid, [](uint32_t, uint32_t) { return 0xffu; });
}

/// Keeps one diagonal in every block of 2 x 2 cells: the one that is a passage, if any. Draws, in
/// the order of the first cells of the blocks: a coin for every block with two diagonals of which
/// none is a passage (heads keeps the one from north-west to south-east); nothing for a block with
/// one diagonal because of the mask. The four cells of a block with two diagonals stay connected
/// along its sides, so the grid stays connected. Every maze without crossings is possible, but no
/// algorithm makes all of them equally likely.
void thin(Maze& maze, HiddenCells& hidden, Random& random) {
  Grid& grid = maze.grid;
  Coins coins(random);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if ((grid.neighbours[cell] >> southEast & 1) == 0) continue;
    if ((grid.neighbours[cell + 1] >> southWest & 1) == 0) continue;
    const bool isPassage = maze.linked(cell, southEast);
    if (isPassage || (!maze.linked(cell + 1, southWest) && coins.flip())) {
      hidden.hideEdge(grid, cell + 1, southWest);
    } else {
      hidden.hideEdge(grid, cell, southEast);
    }
  }
}

bool crosses(const Maze& maze) {
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    // A cell of the last column has no neighbour to the south-east.
    if (maze.linked(cell, southEast) && maze.linked(cell + 1, southWest)) return true;
  }
  return false;
}

/// A corner of a square: its place, the diagonal of the cell that leads over it, the diagonal of
/// the neighbour above or below that leads past the cell over it, its lattice point, and the ends
/// of the cut that a passage along either diagonal makes.
struct CutCorner {
  uint8_t right, down, diagonal, past;
  LatticeCorner point, from, to;
};
constexpr CutCorner cutCorners[] = {
    {0, 0, northWest, southWest, {0, 0, north}, {0, 1, northWest}, {1, 0, north}},
    {1, 0, northEast, southEast, {3, 0, east}, {2, 0, northEast}, {3, 1, east}},
    {1, 1, southEast, northEast, {3, 3, south}, {3, 2, southEast}, {2, 3, south}},
    {0, 1, southWest, northWest, {0, 3, west}, {1, 3, southWest}, {0, 2, west}}};

/// Where two lattice lines cross. There are three lines per cell and axis: its edge, and the two
/// lines on which cuts end.
Point crossingOf(uint32_t column, uint32_t row) {
  constexpr float within[] = {0, cutOff, 1 - cutOff};
  return {static_cast<float>(column / 3) + within[column % 3],
          static_cast<float>(row / 3) + within[row % 3]};
}

/// Cells are drawn as whole squares, so that they cover the plane. Only walls show the diagonals.
void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = grid.positionOf(cell);
  for (const CutCorner& corner : cutCorners) {
    addCorners(list, {&corner.point, 1}, 3 * x, 3 * y, crossingOf);
  }
}

/// Where a diagonal passage leads over a lattice point, all four cells at the point are cut off
/// there: the cuts of two of them are open, the cuts of the other two are the walls of the passage.
void walls(const Maze& maze, Cell cell, std::vector<Corner>& list) {
  const auto [x, y, level] = maze.grid.positionOf(cell);
  const auto [width, height, levels] = maze.grid.size;
  for (const auto& [right, down, diagonal, past, point, from, to] : cutCorners) {
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
    .about = "Up to eight neighbours; diagonal passages never cross.",
    .directions = directionNames,
    .params = outlineParams,
    .inRows = true,
    .move = motions::moveSquares,
    .build = build,
    .thin = thin,
    .crosses = crosses,
    .corners = corners,
    .walls = walls,
    .middle = middleInSquares,
};

}  // namespace mazewright
