// Prim on active cells, the "simplified Prim": a random cell of the maze that has a fresh neighbour
// opens to a random one of them.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.
// Hot: 1.7 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// Draws: the start; a turn, a place in the list of active cells, then a texture's choice. A cell
/// found with nothing fresh beside it leaves its place to the last one.
void standard(Maze& maze, Random& random, const Texture& texture) {
  std::vector<Walker> active{standAt(maze.grid.randomCell(random))};
  uint32_t missing = maze.grid.kept;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; !active.empty() && step < sliceSteps; ++step) {
      const uint32_t place = random.below(static_cast<uint32_t>(active.size()));
      const Walker walker = active[place];
      const unsigned fresh = freshAround(maze, walker.cell());
      if (fresh == 0) {
        active[place] = active.back();
        active.pop_back();
        continue;
      }
      const Direction direction = texture.choose(random, fresh, walker);
      maze.carve(walker.cell(), direction);
      active.push_back(stepFrom(maze.grid, walker.cell(), direction));
      --missing;
    }
    return active.empty() ? 0 : missing;
  });
}

/// The same without a texture, on a sheet, until the last cell has joined.
void onSheet(Maze& maze, Random& random) {
  FreshSheet sheet(maze);
  const Cell start = maze.grid.randomCell(random);
  sheet.enter(start);
  Shelf<Cell> shelf;
  *shelf.extend(0, 1) = start;
  std::size_t length = 1;
  uint32_t missing = maze.grid.kept - 1;
  inSlices(maze, missing, [&] {
    FreshSheet here = sheet;
    Random draws = random;
    uint32_t left = missing;
    Cell* const active = shelf.extend(length, sliceSteps);
    Cell* end = active + length;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      Cell* const place = active + draws.below(static_cast<uint32_t>(end - active));
      const Cell cell = *place;
      const unsigned fresh = here.fresh(cell);
      if (fresh == 0) {
        *place = *--end;
        continue;
      }
      const Direction direction = pickOfFour.of[fresh][pickOfFour.draw(draws)];
      here.carve(cell, direction);
      *end = here.neighbour(cell, direction);
      here.enter(*end++);
      --left;
    }
    length = static_cast<std::size_t>(end - active);
    random = draws;
    return missing = left;
  });
  sheet.finish();
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const Texture texture(maze.grid, settings);
  FreshSheet::fits(maze) && texture.isPlain() ? onSheet(maze, random)
                                              : standard(maze, random, texture);
}

}  // namespace

namespace generators {
extern const GeneratorRow primActiveCell;
}
constinit const GeneratorRow generators::primActiveCell{
    .id = "primActiveCell",
    .title = "Prim (active cells)",
    .about = "A random cell of the maze grows by one each step. Spreads evenly from the start.",
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .params = textureParams,
    .run = run,
};

}  // namespace mazewright
