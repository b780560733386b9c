// Serpentine: row by row in alternating directions (boustrophedon). No branch on a full rectangle;
// where the walk is cut off, it goes back to the last cell with an unvisited neighbour.
// Source: a fixed pattern, as old as labyrinths.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/walks/fixed_walk.hpp"

namespace mazewright {

namespace {

/// Draws: the corner to start from, below(4) (cornerOf); then below(2), 0 for rows and 1 for
/// columns.
void run(Maze& maze, Random& random, const Settings&) {
  const Cell start = cornerOf(maze.grid, random.below(4));
  const bool upright = random.below(2) == 1;
  const auto along = [&](const Position& place) { return upright ? place.y : place.x; };
  const auto across = [&](const Position& place) { return upright ? place.x : place.y; };
  // The rank: a neighbour on the same line, else on the same level, else on another level; of
  // several, straight on, else any turn, else back.
  walkByRank(maze, start, [&](const Position* before, const Position& here) {
    const int32_t heading = before == nullptr ? 0 : stepBetween(along(*before), along(here));
    return [along, across, here, heading](const Position& there) {
      const uint32_t line = there.level != here.level ? 2 : across(there) != across(here) ? 1 : 0;
      const int32_t step = stepBetween(along(here), along(there));
      return line * 4 + static_cast<uint32_t>(1 - heading * step);
    };
  });
}

}  // namespace

namespace generators {
extern const GeneratorRow serpentine;
}
constinit const GeneratorRow generators::serpentine{
    .id = "serpentine",
    .title = "Serpentine",
    .about = "One corridor to and fro, row by row. The seed chooses the corner and the axis.",
    .cost = "O(cells)",
    .work = perCell<2>,
    .source = "A fixed pattern: the boustrophedon",
    .run = run,
};

}  // namespace mazewright
