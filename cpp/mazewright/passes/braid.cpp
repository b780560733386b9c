// Braid: joins dead ends to a neighbour, which makes loops. Removes exactly
// round(share * dead ends) of them, or as many fewer as cannot be removed: those without another
// neighbour, and a last one whose only neighbours are dead ends too when one more is wanted.
//
// Draws: dead ends by index, visited in a shuffled order, one step of the shuffle per visit; a dead
// end that is still one and has a neighbour to join then picks it. Ends when enough are removed.
// Source: W. Pullen, "Maze classification", Think Labyrinth (braid, partial braid).

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/dead_ends.hpp"

namespace mazewright {

namespace {

enum Join { deadEnd, any };

constexpr Choice joins[] = {{"deadEnd", "A dead end, if one is adjacent"},
                            {"any", "Any neighbour"}};

constexpr Param params[] = {
    share("share", wholeShare, "Share of dead ends removed"),
    choice("join", joins, deadEnd, "Opened to"),
};

/// The directions in which a dead end may be opened. `left`: dead ends still to be removed, of
/// which joining two removes two.
unsigned choicesOf(const Maze& maze, Cell cell, uint32_t left, int32_t join) {
  const Grid& grid = maze.grid;
  const unsigned closed =
      directionsWhere(grid, cell, grid.neighbours[cell] & ~unsigned{maze.passages[cell]},
                      [&](Cell to) { return maze.isOpen(to); });
  const unsigned toDeadEnds =
      directionsWhere(grid, cell, closed, [&](Cell to) { return isDeadEnd(maze, to); });
  if (left < 2) return closed & ~toDeadEnds;
  return join == deadEnd && toDeadEnds != 0 ? toDeadEnds : closed;
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const int32_t join = settings["join"];
  std::vector<Cell> deadEnds = deadEndsOf(maze);
  const auto count = static_cast<uint32_t>(deadEnds.size());
  const uint64_t thousandths = uint64_t{count} * static_cast<uint32_t>(settings["share"]);
  auto left = static_cast<uint32_t>((thousandths + wholeShare / 2) / wholeShare);
  Phases(maze, count).range(count, sliceSteps / 16, [&](uint32_t i, uint32_t end) {
    for (; i < end && left > 0; ++i) {
      shuffleStep(deadEnds, i, random);
      const Cell cell = deadEnds[i];
      if (!isDeadEnd(maze, cell)) continue;
      const unsigned choices = choicesOf(maze, cell, left, join);
      if (choices == 0) continue;
      const Direction direction = random.pick(choices);
      left -= isDeadEnd(maze, maze.grid.neighbour(cell, direction)) ? 2 : 1;
      maze.carve(cell, direction);
    }
  });
}

}  // namespace

namespace passes {
extern const PassRow braid;
}
constinit const PassRow passes::braid{
    .id = "braid",
    .title = "Braid",
    .about = "Opens dead ends to a neighbouring cell, which makes loops.",
    .cost = "O(cells)",
    .source = "W. Pullen, Think Labyrinth: maze classification",
    .params = params,
    .run = run,
};

}  // namespace mazewright
