// Recursive backtracker: a random depth-first search on a stack of its own, never the call stack.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 5; seed mode: the C program of seed 004.

#include <array>

#include "catalog.hpp"

namespace mazewright {

namespace {

/// Memory: 4 bytes a cell of the longest corridor. A cell is visited when it has a passage; the
/// start alone has none before its first step and is never stepped to after it.
void standard(Maze& maze, Random& random) {
  const Grid& grid = maze.grid;
  std::vector<Cell> stack{grid.randomCell(random)};
  while (!stack.empty()) {
    const Cell cell = stack.back();
    const unsigned fresh = directionsWhere(grid, cell, grid.exits[cell],
                                           [&](Cell to) { return maze.passages[to] == 0; });
    if (fresh == 0) {
      stack.pop_back();
      continue;
    }
    const Direction direction = random.pick(fresh);
    maze.carve(cell, direction);
    stack.push_back(grid.neighbour(cell, direction));
  }
}

/// The order in which seed 004 lists its moves before shuffling: south, west, east, north.
constexpr std::array<uint8_t, 4> seedMoves{1, 2, 3, 0};

/// One call of the seed's recursion, kept on our own stack.
struct Frame {
  Cell cell;
  std::array<uint8_t, 4> moves;
  uint8_t next;
};

Cell seedStart(const Grid& grid, Random& random) {
  const uint32_t x = random.below(2 * grid.size.width) / 2;
  const uint32_t y = random.below(2 * grid.size.height) / 2;
  Cell start = y * grid.size.width + x;
  while (!grid.has(start)) start = (start + 1) % grid.cellCount();
  return start;
}

/// The passage into a cell opens when the search returns from it, so the deepest opens first.
void seedOrder(Maze& maze, Random& random) {
  const Grid& grid = maze.grid;
  std::vector<uint8_t> visited(grid.cellCount());
  std::vector<Frame> stack;
  const auto enter = [&](Cell cell) {
    visited[cell] = 1;
    stack.push_back({cell, seedMoves, 0});
    random.shuffle(stack.back().moves);
  };
  enter(seedStart(grid, random));
  while (true) {
    Frame& frame = stack.back();
    if (frame.next == 4) {
      stack.pop_back();
      if (stack.empty()) return;
      const Frame& parent = stack.back();
      maze.carve(parent.cell, parent.moves[parent.next - 1u]);
      continue;
    }
    const Direction direction = frame.moves[frame.next++];
    if ((grid.exits[frame.cell] >> direction & 1) == 0) continue;
    const Cell to = grid.neighbour(frame.cell, direction);
    if (visited[to] == 0) enter(to);
  }
}

void run(Maze& maze, Random& random, const Settings& settings) {
  settings.seedMode ? seedOrder(maze, random) : standard(maze, random);
}

}  // namespace

constinit const GeneratorRow generators::recursiveBacktracker{
    .id = "recursiveBacktracker",
    .title = {"Recursive backtracker", "재귀 백트래커"},
    .about = {"Walks until it is stuck, then steps back. Long winding corridors, few dead ends.",
              "막힐 때까지 걷고 되돌아갑니다. 길고 구불구불한 복도, 적은 막다른 길."},
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .seedMode = true,
    .run = run,
};

}  // namespace mazewright
