// Recursive division has a packed form on a full rectangle of squares: it must make the same draws
// and take the same steps as the one for every grid.

#include "catch.hpp"
#include "mazewright/catalog/catalog.hpp"
#include "square_grid.hpp"

using namespace mazewright;

namespace {

constexpr Direction north = 0, south = 1, west = 2, east = 3;

/// The same squares as a shape that steps by a table.
Grid byTable(const Grid& squares) {
  Grid grid;
  grid.shape = squares.shape;
  grid.size = squares.size;
  grid.directions = squares.directions;
  grid.kept = squares.kept;
  grid.neighbours.resize(squares.cellCount());
  for (Cell cell = 0; cell < squares.cellCount(); ++cell) {
    if ((squares.neighbours[cell] >> south & 1) != 0) {
      grid.join(cell, south, squares.neighbour(cell, south), north);
    }
    if ((squares.neighbours[cell] >> east & 1) != 0) {
      grid.join(cell, east, squares.neighbour(cell, east), west);
    }
  }
  return grid;
}

struct Made {
  std::vector<uint8_t> passages;
  StepLog log;
};

Made divide(Grid grid, uint64_t key, int32_t roomSize) {
  const GeneratorRow& row = *findRow(catalog().generators, "recursiveDivision");
  Made made;
  Maze maze(std::move(grid));
  maze.log = &made.log;
  Random random(key);
  Settings settings(row.params);
  settings.values[0] = roomSize;
  row.run(maze, random, settings);
  made.passages = maze.passages;
  return made;
}

}  // namespace

TEST_CASE("recursive division is the same on squares by delta and by table") {
  for (const Size size :
       {Size{1, 1}, Size{1, 7}, Size{2, 2}, Size{5, 5}, Size{17, 9}, Size{9, 40}}) {
    const Grid squares = test::squareGrid(size);
    for (uint64_t key = 0; key < 20; ++key) {
      for (const int32_t roomSize : {1, 3}) {
        INFO(size.width << " x " << size.height << ", key " << key << ", rooms of " << roomSize);
        const Made fast = divide(squares, key, roomSize);
        const Made general = divide(byTable(squares), key, roomSize);
        CHECK(fast.passages == general.passages);
        CHECK(fast.log == general.log);
      }
    }
  }
}
