// What the algorithms for one and the same spanning tree owe each other, on grids that no shape of
// JavaScript's has, and what a log alone can show.

#include <bit>
#include <string>

#include "catch.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/catalog/catalog.hpp"
#include "square_grid.hpp"

using namespace mazewright;

namespace {

using ParamValues = std::vector<std::pair<std::string_view, int32_t>>;

Maze made(std::string_view id, const Grid& grid, uint64_t key, const ParamValues& values = {},
          StepLog* log = nullptr) {
  const GeneratorRow& row = *findRow<GeneratorRow>(catalog().generators, id);
  Settings settings(row.params);
  for (const auto& [name, value] : values) {
    for (std::size_t i = 0; i < row.params.size(); ++i) {
      if (row.params[i].id == name) settings.values[i] = value;
    }
  }
  Maze maze(grid);
  maze.log = log;
  Random random(key);
  row.run(maze, random, settings);
  maze.log = nullptr;
  return maze;
}

/// A random tree of cells with up to eight neighbours each, and as many edges again at random.
Grid tangle(Random& random, uint32_t cells) {
  Grid grid;
  grid.size = {cells, 1, 1};
  grid.directions = maxDirections;
  grid.alongRow = random.below(256);
  grid.neighbours.resize(cells);
  grid.table.resize(std::size_t{cells} * maxDirections);
  grid.kept = cells;
  const auto join = [&](Cell a, Cell b) {
    bool known = a == b;
    eachNeighbour(grid, a, grid.neighbours[a],
                  [&](Cell to, Direction) { known = known || to == b; });
    const unsigned fromA = 0xffu & ~grid.neighbours[a];
    const unsigned fromB = 0xffu & ~grid.neighbours[b];
    if (known || fromA == 0 || fromB == 0) return false;
    const Direction directionA = random.pick(fromA);
    const Direction directionB = random.pick(fromB);
    grid.join(a, directionA, b, directionB);
    return true;
  };
  for (Cell cell = 1; cell < cells; ++cell) {
    while (!join(cell, random.below(cell))) {
    }
  }
  for (uint32_t i = 0; i < cells; ++i) {
    const Cell a = random.below(cells);
    const Cell b = random.below(cells);
    join(a, b);
  }
  return grid;
}

std::vector<Grid> grids() {
  Random random(1);
  std::vector<Grid> all;
  for (const uint32_t cells : {1u, 2u, 3u, 9u, 40u, 200u}) all.push_back(tangle(random, cells));
  for (const Size size : {Size{1, 1}, Size{1, 7}, Size{9, 1}, Size{24, 17}}) {
    all.push_back(test::squareGrid(size));
  }
  std::vector<uint8_t> holes(24 * 17, 1);
  for (std::size_t i = 0; i < holes.size(); i += 7) holes[i] = 0;
  all.push_back(test::squareGrid({24, 17}, holes));
  for (const Grid& grid : all) REQUIRE(componentsOf(grid).count == 1);
  return all;
}

}  // namespace

TEST_CASE("every generator for all shapes spans any graph") {
  for (const Grid& grid : grids()) {
    for (const GeneratorRow* row : catalog().generators) {
      if (!row->perfect || !row->masks || row->shapes != ShapesOf::all) continue;
      INFO(row->id << ", cells " << grid.kept);
      const Maze maze = made(row->id, grid, 5);
      CHECK(analyse(maze).perfect);
      CHECK(analyse(maze).cells == grid.kept);
    }
  }
}

TEST_CASE("four algorithms for the minimum spanning tree agree") {
  for (const Grid& grid : grids()) {
    for (const int32_t range : {2, 3, 100, 1'000'000}) {
      for (const auto& [horizontal, vertical] : {std::pair{1, 1}, {1, 4}, {100, 1}, {7, 3}}) {
        const ParamValues values{
            {"costRange", range}, {"horizontal", horizontal}, {"vertical", vertical}};
        const Maze wanted = made("prim", grid, 9, values);
        for (const char* id : {"kruskal", "boruvka", "reverseDelete"}) {
          INFO(id << ", cells " << grid.kept << ", range " << range << ", factors " << horizontal
                  << ' ' << vertical);
          CHECK(made(id, grid, 9, values).passages == wanted.passages);
        }
      }
    }
  }
}

TEST_CASE("equal factors are none, a dearer axis opens less") {
  const Grid grid = test::squareGrid({60, 60});
  const auto sideways = [&](const ParamValues& values) {
    int count = 0;
    for (const uint8_t bits : made("boruvka", grid, 3, values).passages) {
      count += std::popcount(bits & grid.alongRow);
    }
    return count;
  };
  CHECK(made("prim", grid, 3).passages ==
        made("prim", grid, 3, {{"horizontal", 37}, {"vertical", 37}}).passages);
  CHECK(sideways({{"horizontal", 5}}) < sideways({}));
  CHECK(sideways({}) < sideways({{"vertical", 5}}));
  // The whole of each row, and one link between two rows.
  CHECK(sideways({{"vertical", 100}, {"costRange", 2}}) == 2 * 60 * 59);
}

TEST_CASE("Houston's two ends are Wilson and Aldous-Broder") {
  for (const Grid& grid : grids()) {
    CHECK(made("houston", grid, 4, {{"share", 0}}).passages == made("wilson", grid, 4).passages);
    CHECK(made("houston", grid, 4, {{"share", wholeShare}}).passages ==
          made("aldousBroder", grid, 4).passages);
  }
}

TEST_CASE("the maze is in one piece all the way") {
  for (const Grid& grid : grids()) {
    for (const auto& [id, loops] : {std::pair{"originShift", false}, {"reverseDelete", true}}) {
      StepLog log;
      made(id, grid, 6, {{"stepsPerCell", 2}}, &log);
      Maze maze(grid);
      uint32_t steps = 0;
      for (const uint32_t entry : log) {
        const uint32_t operation = stepOperation(entry);
        if (operation >= step::kind) continue;
        const bool carves = operation < step::fill;
        const Cell cell = stepCell(entry);
        INFO(id << ", cells " << grid.kept << ", step " << steps);
        CHECK(maze.linked(cell, operation & 7) != carves);
        carves ? maze.carve(cell, operation & 7) : maze.fill(cell, operation & 7);
        // Once all is laid out, a shift ends with each carving, a deletion with each filling.
        if (++steps < grid.kept || carves == loops) continue;
        CHECK(analyse(maze).components == 1);
        CHECK((loops || analyse(maze).perfect));
      }
    }
  }
}
