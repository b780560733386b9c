// Sidewinder: rows are split into runs, each run opens once to a later row.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 2; seed mode: the C# program of seed 000.

#include "catalog.hpp"
#include "chance.hpp"
#include "rows.hpp"

namespace mazewright {

namespace {

enum : Direction { south = 1, east = 3 };

/// A chance for every cell of the row, the last one too, each row from fresh coins; tails closes
/// the run, and the member below(length) cells back from its end opens south (a run of one draws
/// nothing for that).
void squareRow(Maze& maze, Random& random, Cell first, Cell last, int32_t share) {
  Chance chance(random, share);
  Cell runStart = first;
  for (Cell cell = first; cell <= last; ++cell) {
    const bool onward = chance.flip();
    if (onward && cell < last) {
      maze.carve(cell, east);
      continue;
    }
    const uint32_t length = cell - runStart + 1;
    maze.carve(cell - (length == 1 ? 0 : random.below(length)), south);
    runStart = cell + 1;
  }
}

/// Seed 000's rules: draws even for a run of one, and the last column always opens south itself.
void seedRow(Maze& maze, Random& random, Cell first, Cell last) {
  uint32_t length = 1;
  for (Cell cell = first; cell < last; ++cell) {
    if (random.below(2) == 1) {
      maze.carve(cell, east);
      ++length;
    } else {
      maze.carve(cell - random.below(length), south);
      length = 1;
    }
  }
  maze.carve(last, south);
}

/// Neighbours across a seam do not count.
void runOnSquares(Maze& maze, Random& random, const Settings& settings) {
  const int32_t share = settings["run"];
  const uint32_t width = maze.grid.size.width;
  const Cell lastRow = maze.grid.cellCount() - width;
  for (Cell row = 0; row < lastRow; row += width) {
    if (settings.seedMode) {
      seedRow(maze, random, row, row + width - 1);
    } else {
      squareRow(maze, random, row, row + width - 1, share);
    }
  }
  for (Cell cell = lastRow; cell + 1 < maze.grid.cellCount(); ++cell) maze.carve(cell, east);
}

void carveTo(Maze& maze, Cell cell, Cell to) {
  maze.carve(cell, directionTo(maze.grid, cell, maze.grid.exits[cell], to));
}

/// As on squares, a run goes on to the next cell of its row and never around a ring. The member
/// that opens is drawn among those with a way to a later row, below(their number) from the start of
/// the run if there are several, then by random.pick the way if it has several; a run without such
/// a member goes on.
void runByRows(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const std::vector<Cell> rows = rowsOf(grid);
  const int32_t share = settings["run"];
  std::vector<Cell> members;
  for (std::size_t row = 0; row + 2 < rows.size(); ++row) {
    const Cell end = rows[row + 1];
    const auto waysDown = [&](Cell cell) {
      return directionsWhere(grid, cell, grid.exits[cell], [&](Cell to) { return to >= end; });
    };
    Chance chance(random, share);
    members.clear();
    for (Cell cell = rows[row]; cell < end; ++cell) {
      if (waysDown(cell) != 0) members.push_back(cell);
      const bool onward = chance.flip();
      if (cell + 1 < end && (onward || members.empty())) {
        carveTo(maze, cell, cell + 1);
        continue;
      }
      const auto count = static_cast<uint32_t>(members.size());
      const Cell member = members[count == 1 ? 0 : random.below(count)];
      const unsigned ways = waysDown(member);
      const bool single = (ways & (ways - 1)) == 0;
      maze.carve(member,
                 single ? static_cast<Direction>(std::countr_zero(ways)) : random.pick(ways));
      members.clear();
    }
  }
  const Cell end = rows.back();
  for (Cell cell = rows[rows.size() - 2]; cell + 1 < end; ++cell) carveTo(maze, cell, cell + 1);
}

void run(Maze& maze, Random& random, const Settings& settings) {
  (isSquares(maze.grid) ? runOnSquares : runByRows)(maze, random, settings);
}

constexpr Param params[] = {
    share("run", wholeShare / 2, {"Chance that a run goes on", "토막이 이어질 확률"})};

Problem problem(const Size&, const Settings& settings) {
  return fairInSeedMode(settings, params[0]);
}

}  // namespace

constinit const GeneratorRow generators::sidewinder{
    .id = "sidewinder",
    .title = {"Sidewinder", "사이드와인더"},
    .about = {"Runs of a row open once downwards. One straight corridor at the bottom.",
              "행을 토막으로 나누고 토막마다 아래로 한 번 엽니다. 맨 아래가 곧은 복도가 됩니다."},
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .masks = false,
    .seedMode = true,
    .shapes = shapesInRows,
    .shapesWhy = shapesInRowsWhy,
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
