// Stick toppling: all passages are open, and a stick stands on every corner inside the rectangle.
// Row by row each falls to one side and becomes a wall: in the first row to any of the four, in the
// others not up, and never onto a stick that lies. No stick falls up below the first row, so
// following them never leads back: the walls are trees that end at the border, and the maze is
// perfect.
// Source: the Japanese method bo-taoshi ("toppling sticks"), as in
// sasataro.hateblo.jp/entry/2014/10/05/145507.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/rows/rows.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// Opens the passages of a row to the east and to the south, but none across a glued edge.
void openRow(Maze& maze, uint32_t row) {
  const Size& size = maze.grid.size;
  for (uint32_t x = 0; x < size.width; ++x) {
    const Cell cell = row * size.width + x;
    if (x + 1 < size.width) maze.carve(cell, east);
    if (row + 1 < size.height) maze.carve(cell, south);
  }
}

/// Topples the sticks between a row and the one above it. Draws, per stick from the west, below(the
/// number of directions it may fall in): its place among them, lowest direction first.
void toppleRow(Maze& maze, Random& random, uint32_t row) {
  const uint32_t width = maze.grid.size.width;
  const unsigned up = row == 1 ? 1 : 0;
  Direction before = north;
  for (uint32_t x = 1; x < width; ++x) {
    const unsigned blocked = before == east ? 1 : 0;
    unsigned falls = random.below(3 + up - blocked) + 1 - up;
    if (falls >= west) falls += blocked;
    const Cell southEast = row * width + x;
    const Cell from = southEast - (falls == south ? 1 : falls == east ? width : width + 1);
    maze.fill(from, falls < west ? east : south);
    before = static_cast<Direction>(falls);
  }
}

void run(Maze& maze, Random& random, const Settings&) {
  const std::vector<Cell> rows = rowsOf(maze.grid);
  Phases phases(maze, 2 * maze.grid.size.height);
  const auto inRows = [&](auto visit) {
    eachRow(phases, rows, [&](std::size_t row) { visit(static_cast<uint32_t>(row)); });
  };
  inRows([&](uint32_t row) { openRow(maze, row); });
  inRows([&](uint32_t row) {
    if (row > 0) toppleRow(maze, random, row);
  });
}

}  // namespace

namespace generators {
extern const GeneratorRow stickToppling;
}
constinit const GeneratorRow generators::stickToppling{
    .id = "stickToppling",
    .title = "Stick toppling",
    .about =
        "A stick on every inner corner falls to one side and becomes a wall; only those of the "
        "first row fall up, too.",
    .cost = "O(cells)",
    .work = perCell<4>,
    .source = "The Japanese bo-taoshi method, sasataro.hateblo.jp, 2014",
    .masks = false,
    .tunnels = false,
    .shapes = ShapesOf::squares,
    .shapesWhy = "which topples sticks on the corners of squares",
    .run = run,
};

}  // namespace mazewright
