#include "mazewright/solvers/walks/expected_steps.hpp"

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/walks/tremaux_walk.hpp"

namespace mazewright {

namespace {

constexpr uint32_t walks = 16;

/// The cells that can be reached without entering `to`; 0 if there is a loop among them, or one
/// that `to` closes.
uint32_t cellsBefore(const Maze& maze, Cell from, Cell to) {
  std::vector<uint8_t> isReached(maze.grid.cellCount());
  std::vector<Cell> cells{from};
  isReached[from] = 1;
  uint64_t ends = 0;
  uint32_t entries = 0;
  LoopBound turns(isReached.size());
  for (std::size_t i = 0; i < cells.size(); ++i, ++turns) {
    eachNeighbour(maze.grid, cells[i], maze.passages[cells[i]], [&](Cell next, Direction) {
      if (next == to) {
        ++entries;
        return;
      }
      ++ends;
      if (isReached[next] != 0) return;
      isReached[next] = 1;
      cells.push_back(next);
    });
  }
  const bool isTree = ends == 2 * (cells.size() - 1) && entries == 1;
  return isTree ? static_cast<uint32_t>(cells.size()) : 0;
}

}  // namespace

double expectedSteps(const Maze& maze, Cell from, Cell to) {
  if (from == to) return 0;
  if (const uint32_t cells = cellsBefore(maze, from, to)) return cells;
  uint64_t steps = 0;
  for (uint32_t key = 0; key < walks; ++key) {
    Random random(key);
    TremauxWalk walk(maze, from, random);
    inSlices(maze, walks, [&] {
      for (uint32_t step = 0; step < sliceSteps / 16; ++step) {
        ++steps;
        if (walk.step() == to) return 0u;
      }
      return walks - key;
    });
  }
  return static_cast<double>(steps) / walks;
}

}  // namespace mazewright
