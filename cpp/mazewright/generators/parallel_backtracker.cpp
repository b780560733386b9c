// Parallel backtracker: several recursive backtrackers step in turn; if one that has to go back is
// adjacent to the tree of another, the two trees join.
// Source: J. Buck, github.com/jamis/csmazes, parallel_backtracker.coffee, 2017.

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/growth/forest.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("walkers", 1, maxTrees, 4, "Number of walkers", "each walker has its own stack"),
    straightnessParam, horizontalParam, verticalParam};

/// Draws: the starts (Forest); per turn of a walker the choice of the bias if it can step,
/// otherwise those of Forest::stop, and it goes back one cell. With one walker the draws are
/// exactly those of the recursive backtracker. Memory: 2 bytes per cell and the stacks, 4 bytes per
/// cell of a path.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Bias bias(maze.grid, settings);
  Forest forest(maze, random, settings["walkers"]);
  std::vector<std::vector<Walker>> stacks;
  for (const Cell start : forest.starts()) stacks.push_back({standAt(start)});
  const auto turn = [&](std::vector<Walker>& stack) {
    countSteps(1);
    const Walker walker = stack.back();
    if (const unsigned unvisited = forest.unvisited(walker.cell())) {
      const Direction direction = bias.choose(random, unvisited, walker);
      forest.grow(walker.cell(), direction);
      stack.push_back(stepFrom(maze.grid, walker.cell(), direction));
    } else {
      forest.stop(random, walker.cell());
      stack.pop_back();
    }
  };
  inSlices(maze, maze.grid.kept, [&] {
    std::size_t steps = 0;
    for (LoopBound turns(sliceSteps); !stacks.empty() && !forest.isDone() && steps < sliceSteps;
         ++turns) {
      steps += stacks.size();
      bool areAllActive = true;
      for (auto& stack : stacks) {
        turn(stack);
        areAllActive = areAllActive && !stack.empty();
      }
      if (!areAllActive) std::erase_if(stacks, [](const auto& stack) { return stack.empty(); });
    }
    return stacks.empty() || forest.isDone() ? 0 : forest.remaining() + 1;
  });
  forest.finish();
}

}  // namespace

namespace generators {
extern const GeneratorRow parallelBacktracker;
}
constinit const GeneratorRow generators::parallelBacktracker{
    .id = "parallelBacktracker",
    .title = "Parallel backtracker",
    .about =
        "Several backtrackers at once, which join where they meet. Long corridors, a region per "
        "walker.",
    .cost = "O(cells)",
    .work = perCell<3>,
    .source = "Jamis Buck, github.com/jamis/csmazes, 2017",
    .texture = true,
    .params = params,
    .run = run,
};

}  // namespace mazewright
