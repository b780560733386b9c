// Growing binary tree: a random growing cell opens to two fresh neighbours, or to the one it has,
// and is done; so no cell has more than three passages. Where only done cells border what is left,
// a random one of them opens to one more.
// Source: J. Buck, github.com/jamis/csmazes, growing_binary_tree.coffee, 2011, which leaves such
// rests out.
// Hot: 1.5 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/take_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// Draws: the start; a turn, a place in the list of growing cells and a texture's choice for each
/// passage. Lists grow at the end: with new cells in the order of their passages, and with a cell
/// that is done and has fresh neighbours left. With none growing, a place in the list of those
/// done: that cell leaves it, grows by one if it still can and goes back to the end while it may
/// have more.
void standard(Maze& maze, Random& random, const Texture& texture) {
  std::vector<Walker> growing{standAt(maze.grid.randomCell(random))};
  std::vector<Walker> done;
  uint32_t missing = maze.grid.kept;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      const bool isRest = growing.empty();
      if (isRest && done.empty()) return 0u;
      const Walker walker = drawOut(random, isRest ? done : growing);
      unsigned fresh = freshAround(maze, walker.cell());
      for (int spawn = isRest ? 1 : 2; spawn > 0 && fresh != 0; --spawn) {
        const Direction direction = texture.choose(random, fresh, walker);
        maze.carve(walker.cell(), direction);
        growing.push_back(stepFrom(maze.grid, walker.cell(), direction));
        fresh &= ~(1u << direction);
        --missing;
      }
      if (fresh != 0) done.push_back(walker);
    }
    return missing;
  });
}

/// The same without a texture, on a sheet, until the last cell has joined.
void onSheet(Maze& maze, Random& random) {
  FreshSheet sheet(maze);
  const Cell start = maze.grid.randomCell(random);
  sheet.enter(start);
  Shelf<Cell> growing;
  Shelf<Cell> done;
  *growing.extend(0, 1) = start;
  std::size_t growingLength = 1;
  std::size_t doneLength = 0;
  uint32_t missing = maze.grid.kept - 1;
  inSlices(maze, missing, [&] {
    FreshSheet here = sheet;
    Random draws = random;
    uint32_t left = missing;
    Cell* const firstGrowing = growing.extend(growingLength, 2 * sliceSteps);
    Cell* const firstDone = done.extend(doneLength, sliceSteps + 1);
    Cell* endGrowing = firstGrowing + growingLength;
    Cell* endDone = firstDone + doneLength;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      const bool isRest = endGrowing == firstGrowing;
      Cell* const first = isRest ? firstDone : firstGrowing;
      Cell*& end = isRest ? endDone : endGrowing;
      Cell* const place = first + draws.below(static_cast<uint32_t>(end - first));
      const Cell cell = *place;
      *place = *--end;
      unsigned fresh = here.fresh(cell);
      for (int spawn = isRest ? 1 : 2; spawn > 0 && fresh != 0; --spawn) {
        const Direction direction = pickOfFour.of[fresh][pickOfFour.draw(draws)];
        here.carve(cell, direction);
        *endGrowing = here.neighbour(cell, direction);
        here.enter(*endGrowing++);
        fresh &= ~(1u << direction);
        --left;
      }
      *endDone = cell;
      endDone += fresh != 0;
    }
    growingLength = static_cast<std::size_t>(endGrowing - firstGrowing);
    doneLength = static_cast<std::size_t>(endDone - firstDone);
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
extern const GeneratorRow growingBinaryTree;
}
constinit const GeneratorRow generators::growingBinaryTree{
    .id = "growingBinaryTree",
    .title = "Growing binary tree",
    .about = "Every cell forks in two where it can. Hardly any crossroads, many short branches.",
    .cost = "O(cells)",
    .source = "Jamis Buck, github.com/jamis/csmazes, 2011",
    .params = textureParams,
    .run = run,
};

}  // namespace mazewright
