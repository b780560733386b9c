// Recursive backtracker: a random depth-first search, with a stack in memory and not the call
// stack.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 5; mode 'original': original program 004, in
// C.

#include <algorithm>
#include <array>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/depth_first.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// The order in which original program 004 lists its moves before it shuffles them.
constexpr std::array<uint8_t, 4> originalMoves{south, west, east, north};

/// One call of the recursion of the original program.
struct Frame {
  Cell cell;
  std::array<uint8_t, 4> moves;
  uint8_t next;
};

/// Draws below(2 * width) and below(2 * height), whose halves are column and row of a cell of the
/// whole grid. The start is the first kept cell from there on, in the grid of a component the first
/// of its cells; if there is none, the first of all.
Cell originalStart(const Grid& grid, Random& random) {
  const uint32_t x = random.below(2 * grid.size.width) / 2;
  const uint32_t y = random.below(2 * grid.size.height) / 2;
  Cell start = y * grid.size.width + x;
  if (!grid.wholeGridCell.empty()) {
    const auto from = std::lower_bound(grid.wholeGridCell.begin(), grid.wholeGridCell.end(), start);
    return from == grid.wholeGridCell.end() ? 0
                                            : static_cast<Cell>(from - grid.wholeGridCell.begin());
  }
  for (LoopBound turns(grid.cellCount()); !grid.has(start); ++turns)
    start = (start + 1) % grid.cellCount();
  return start;
}

/// Draws: the start, then per cell a shuffle of originalMoves. The passage into a cell opens when
/// the search returns from it, so the deepest passages open first. Memory: 12 bytes per cell of the
/// path from the start to the search.
void originalOrder(Maze& maze, Random& random) {
  const Grid& grid = maze.grid;
  std::vector<uint8_t> visited(grid.cellCount());
  std::vector<Frame> stack;
  const auto enter = [&](Cell cell) {
    visited[cell] = 1;
    stack.push_back({cell, originalMoves, 0});
    random.shuffle(stack.back().moves);
  };
  enter(originalStart(grid, random));
  uint32_t remaining = grid.kept;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      Frame& frame = stack.back();
      if (frame.next == 4) {
        stack.pop_back();
        if (--remaining == 0) break;
        const Frame& parent = stack.back();
        maze.carve(parent.cell, parent.moves[parent.next - 1u]);
        continue;
      }
      const Direction direction = frame.moves[frame.next++];
      if ((grid.neighbours[frame.cell] >> direction & 1) == 0) continue;
      const Cell to = grid.neighbour(frame.cell, direction);
      if (visited[to] == 0) enter(to);
    }
    return remaining;
  });
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const Bias bias(maze.grid, settings);
  if (settings.original) return originalOrder(maze, random);
  growDepthFirst(maze, random, bias);
}

Problem problem(const Size&, const Settings& settings) {
  for (std::size_t i = 0; settings.original && i < settings.params.size(); ++i) {
    const Param& param = settings.params[i];
    if (settings.values[i] == param.defaultValue) continue;
    return refuseText("invalid-option", std::string("params.") + param.id,
                      "must be left out in mode 'original', which has no bias; got @",
                      writeValue(param, settings.values[i]));
  }
  return {};
}

}  // namespace

namespace generators {
extern const GeneratorRow recursiveBacktracker;
}
constinit const GeneratorRow generators::recursiveBacktracker{
    .id = "recursiveBacktracker",
    .title = "Recursive backtracker",
    .about =
        "Walks to random unvisited neighbours and steps back when stuck. Long winding corridors, "
        "few dead ends.",
    .cost = "O(cells)",
    .work = [](const WorkArea& area,
               const Settings& settings) { return area.kept * (settings.original ? 6 : 2); },
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .texture = true,
    .original = true,
    .params = biasParams,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
