// Growing forest: many growing trees at once. Every turn a random tree grows; trees that meet join.
// Source: W. D. Pullen, "Think Labyrinth: Maze Algorithms", astrolog.org/labyrnth/algrithm.htm.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/growth/forest.hpp"
#include "mazewright/generators/growth/growth_policy.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("trees", 1, maxTrees, 16, "Number of trees", "each tree has its own list of cells"),
    newestParam,
    oldestParam,
    middleParam,
    randomParam,
    straightnessParam,
    horizontalParam,
    verticalParam};

/// Draws: the starts (Forest); per turn below(number of trees that still grow) if there are
/// several, then those of a turn of the growing tree, and those of Forest::stop if the cell stops.
/// A tree that is done is replaced by the last one. With one tree the draws are exactly those of
/// the growing tree. Memory: 2 bytes per cell and the active lists.
void run(Maze& maze, Random& random, const Settings& settings) {
  const GrowthPolicy growth(settings);
  const Bias bias(maze.grid, settings);
  Forest forest(maze, random, settings["trees"]);
  std::vector<ActiveList> growing;
  for (const Cell start : forest.starts()) growing.emplace_back().add(standAt(start));
  const auto turn = [&] {
    countSteps(1);
    const auto trees = static_cast<uint32_t>(growing.size());
    ActiveList& active = growing[trees == 1 ? 0 : random.below(trees)];
    const uint32_t place = growth.choose(random, active);
    const Walker walker = active[place];
    if (const unsigned unvisited = forest.unvisited(walker.cell())) {
      const Direction direction = bias.choose(random, unvisited, walker);
      forest.grow(walker.cell(), direction);
      active.add(stepFrom(maze.grid, walker.cell(), direction));
      return;
    }
    forest.stop(random, walker.cell());
    active.remove(place);
    if (!active.empty()) return;
    std::swap(active, growing.back());
    growing.pop_back();
  };
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      if (growing.empty() || forest.isDone()) return 0u;
      turn();
    }
    return forest.remaining() + 1;
  });
  forest.finish();
}

}  // namespace

namespace generators {
extern const GeneratorRow growingForest;
}
constinit const GeneratorRow generators::growingForest{
    .id = "growingForest",
    .title = "Growing forest",
    .about = "Several growing trees at once, which join where they meet.",
    .cost = "O(cells), O(cells log cells) with random or middle",
    .work = perCell<3>,
    .source = "Walter D. Pullen, Think Labyrinth: Maze Algorithms",
    .texture = true,
    .params = params,
    .run = run,
    .problem = growthProblem,
};

}  // namespace mazewright
