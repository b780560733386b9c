// Growing tree: one of the growing cells steps to a fresh neighbour, which then grows too; a cell
// with no fresh neighbour stops. Which cell is chosen makes the texture: always the newest is the
// recursive backtracker to the draw, a random one is Prim on active cells.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/growth_policy.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {newestParam,       oldestParam,     middleParam,  randomParam,
                            straightnessParam, horizontalParam, verticalParam};

/// Draws: the start, then a growth's choice a turn, and a texture's when the cell can step.
void standard(Maze& maze, Random& random, const Growth& growth, const Texture& texture) {
  ActiveList active;
  active.add(standAt(maze.grid.randomCell(random)));
  uint32_t missing = maze.grid.kept;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; !active.empty() && step < sliceSteps; ++step) {
      const uint32_t place = growth.choose(random, active);
      const Walker walker = active[place];
      const unsigned fresh = freshAround(maze, walker.cell());
      if (fresh == 0) {
        active.remove(place);
        continue;
      }
      const Direction direction = texture.choose(random, fresh, walker);
      maze.carve(walker.cell(), direction);
      active.add(stepFrom(maze.grid, walker.cell(), direction));
      --missing;
    }
    return active.empty() ? 0 : missing;
  });
}

/// The same without a texture, on a sheet, until the last cell has joined.
void onSheet(Maze& maze, Random& random, const Growth& growth) {
  FreshSheet sheet(maze);
  ActiveList active;
  const Cell start = maze.grid.randomCell(random);
  sheet.enter(start);
  active.add(standAt(start));
  uint32_t missing = maze.grid.kept - 1;
  inSlices(maze, missing, [&] {
    FreshSheet here = sheet;
    Random draws = random;
    uint32_t left = missing;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      const uint32_t place = growth.choose(draws, active);
      const Cell cell = active[place].cell();
      const unsigned fresh = here.fresh(cell);
      if (fresh == 0) {
        active.remove(place);
        continue;
      }
      const Direction direction = pickOfFour.of[fresh][pickOfFour.draw(draws)];
      const Cell to = here.neighbour(cell, direction);
      here.carve(cell, direction);
      here.enter(to);
      active.add(standAt(to));
      --left;
    }
    random = draws;
    return missing = left;
  });
  sheet.finish();
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const Growth growth(settings);
  const Texture texture(maze.grid, settings);
  FreshSheet::fits(maze) && texture.isPlain() ? onSheet(maze, random, growth)
                                              : standard(maze, random, growth, texture);
}

}  // namespace

namespace generators {
extern const GeneratorRow growingTree;
}
constinit const GeneratorRow generators::growingTree{
    .id = "growingTree",
    .title = "Growing tree",
    .about =
        "Grows from its newest, oldest, middle or random cells: from long rivers to short "
        "spikes.",
    .cost = "O(cells), O(cells log cells) with random or middle",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .params = params,
    .run = run,
    .problem = growthProblem,
};

}  // namespace mazewright
