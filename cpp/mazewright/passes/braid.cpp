// Braid: opens dead ends to a neighbour, which makes loops. The number removed is
// round(share * dead ends). It is lower only if dead ends remain that cannot be opened: those
// without a second neighbour, and a last one that has only dead ends to open to, because that would
// remove two.
//
// Draws: the list of dead ends is ordered by index and visited in a shuffled order, one step of the
// shuffle per visit. If the cell is still a dead end and has a neighbour to open to, one draw picks
// the direction. The pass ends when enough dead ends are removed.
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

/// The directions in which a dead end may be opened. `remaining`: dead ends that are still to be
/// removed; opening one to another removes two.
unsigned choicesOf(const Maze& maze, Cell cell, uint32_t remaining, int32_t join) {
  const Grid& grid = maze.grid;
  const unsigned closed =
      directionsWhere(grid, cell, grid.neighbours[cell] & ~unsigned{maze.passages[cell]},
                      [&](Cell to) { return maze.isOpen(to); });
  const unsigned toDeadEnds =
      directionsWhere(grid, cell, closed, [&](Cell to) { return isDeadEnd(maze, to); });
  if (remaining < 2) return closed & ~toDeadEnds;
  return join == deadEnd && toDeadEnds != 0 ? toDeadEnds : closed;
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const int32_t join = settings["join"];
  std::vector<Cell> deadEnds = deadEndsOf(maze);
  const auto count = static_cast<uint32_t>(deadEnds.size());
  const uint64_t thousandths = uint64_t{count} * static_cast<uint32_t>(settings["share"]);
  auto remaining = static_cast<uint32_t>((thousandths + wholeShare / 2) / wholeShare);
  Phases(maze, count).range(count, sliceSteps / 16, [&](uint32_t i, uint32_t end) {
    for (; i < end && remaining > 0; ++i) {
      shuffleStep(deadEnds, i, random);
      const Cell cell = deadEnds[i];
      if (!isDeadEnd(maze, cell)) continue;
      const unsigned choices = choicesOf(maze, cell, remaining, join);
      if (choices == 0) continue;
      const Direction direction = random.pick(choices);
      remaining -= isDeadEnd(maze, maze.grid.neighbour(cell, direction)) ? 2 : 1;
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
