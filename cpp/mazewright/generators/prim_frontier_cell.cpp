// Prim on frontier cells: of all cells beside the maze a random one joins it, by a random one of
// its ways in. The form that most programs call Prim's algorithm.
// Source: J. Buck, "Maze Generation: Prim's Algorithm", weblog.jamisbuck.org, 2011.
// Hot: 1.6 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/take_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

enum class State : uint8_t { outside, frontier, inside };

/// Draws: the start; a step, a frontier cell by drawOut and random.pick of its ways in. New
/// frontier cells are added lowest direction first.
void standard(Maze& maze, Random& random) {
  const Grid& grid = maze.grid;
  std::vector<State> states(grid.cellCount());
  std::vector<Cell> frontier;
  const auto join = [&](Cell cell) {
    states[cell] = State::inside;
    eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction) {
      if (states[to] != State::outside) return;
      states[to] = State::frontier;
      frontier.push_back(to);
    });
  };
  join(grid.randomCell(random));
  uint32_t missing = grid.kept - 1;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; missing > 0 && step < sliceSteps; ++step) {
      const Cell cell = drawOut(random, frontier);
      maze.carve(cell, random.pick(directionsWhere(grid, cell, grid.neighbours[cell], [&](Cell to) {
        return states[to] == State::inside;
      })));
      join(cell);
      --missing;
    }
    return missing;
  });
}

/// The same on a sheet. The passages of a frontier cell are its ways in, until it joins by one.
void onSheet(Maze& maze, Random& random) {
  FreshSheet sheet(maze);
  Shelf<Cell> shelf;
  std::size_t length = 0;
  const auto join = [](FreshSheet& here, Cell cell, Cell* end) {
    here.eachFresh(cell, [&](Cell to, Direction direction, unsigned isFresh) {
      *end = to;
      end += isFresh & (here.passages(to) == 0 ? 1u : 0u);
      here.open(to, isFresh << (direction ^ 1u));
    });
    here.enter(cell);
    return end;
  };
  const Cell start = maze.grid.randomCell(random);
  length = static_cast<std::size_t>(join(sheet, start, shelf.extend(0, 4)) - shelf.extend(0, 4));
  uint32_t missing = maze.grid.kept - 1;
  inSlices(maze, missing, [&] {
    FreshSheet here = sheet;
    Random draws = random;
    uint32_t left = missing;
    Cell* const frontier = shelf.extend(length, 3 * sliceSteps + 1);
    Cell* end = frontier + length;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step, --left) {
      Cell* const place = frontier + draws.below(static_cast<uint32_t>(end - frontier));
      const Cell cell = *place;
      *place = *--end;
      const unsigned waysIn = here.passages(cell);
      const Direction direction = pickOfFour.of[waysIn][pickOfFour.draw(draws)];
      here.closeAll(cell);
      here.carve(cell, direction);
      end = join(here, cell, end);
    }
    length = static_cast<std::size_t>(end - frontier);
    random = draws;
    return missing = left;
  });
  sheet.finish();
}

void run(Maze& maze, Random& random, const Settings&) {
  FreshSheet::fits(maze) ? onSheet(maze, random) : standard(maze, random);
}

}  // namespace

namespace generators {
extern const GeneratorRow primFrontierCell;
}
constinit const GeneratorRow generators::primFrontierCell{
    .id = "primFrontierCell",
    .title = "Prim (frontier cells)",
    .about =
        "A random cell beside the maze joins it each step. The most dead ends of the usual "
        "ones.",
    .cost = "O(cells)",
    .source = "Jamis Buck, Maze Generation: Prim's Algorithm, weblog.jamisbuck.org, 2011",
    .run = run,
};

}  // namespace mazewright
