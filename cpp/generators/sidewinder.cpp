// Sidewinder: rows are split into runs, each run opens once to the next row.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 2; seed mode: the C# program of seed 000.

#include "catalog.hpp"

namespace mazewright {

namespace {

enum : Direction { south = 1, east = 3 };

/// A coin for every cell of the row, 64 to a draw; tails closes the run, a random member of it
/// opens south (a run of one draws nothing for that).
void standardRow(Maze& maze, Random& random, Cell first, Cell last) {
  Coins coins(random);
  Cell runStart = first;
  for (Cell cell = first; cell <= last; ++cell) {
    const bool onward = coins.flip();
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

void run(Maze& maze, Random& random, const Settings& settings) {
  const uint32_t width = maze.grid.size.width;
  const Cell lastRow = maze.grid.cellCount() - width;
  for (Cell row = 0; row < lastRow; row += width) {
    (settings.seedMode ? seedRow : standardRow)(maze, random, row, row + width - 1);
  }
  for (Cell cell = lastRow; cell + 1 < maze.grid.cellCount(); ++cell) maze.carve(cell, east);
}

constexpr const char* shapeIds[] = {"square"};

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
    .shapes = shapeIds,
    .shapesWhy = "which needs an order of directions",
    .run = run,
};

}  // namespace mazewright
