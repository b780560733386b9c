// Braid: opens dead ends to a neighbour, which makes loops. The number removed is
// round(share * dead ends). It is lower only if dead ends remain that cannot be opened: those
// without a second neighbour, and a last one that has only dead ends to open to, because that would
// remove two.
//
// Which dead ends come first: those of a shuffled order, or those with the nearest other dead end
// (the fewest steps through the maze as it was before the pass; a dead end without another one is
// last), equal ones in a shuffled order. What they are opened to: see `joins`. The longest loop is
// measured before the pass: in a perfect maze it is the path between the two cells, in others the
// path in the breadth-first tree of shared/maze_tree.hpp.
//
// Draws: the list of dead ends is ordered by index and visited in a shuffled order, one step of the
// shuffle per visit; `nearest` makes all steps of the shuffle first. If the cell is still a dead
// end and has a neighbour to open to, one draw picks the direction. The pass ends when enough dead
// ends are removed. In a maze that is its own image all images of the edge are opened, so that up
// to one orbit more may be removed. Source: W. Pullen, "Maze classification", Think Labyrinth
// (braid, partial braid).

#include <algorithm>
#include <optional>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/dead_ends.hpp"
#include "mazewright/passes/shared/maze_tree.hpp"
#include "mazewright/passes/shared/orbits.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

enum Join { deadEnd, any, longestLoop };
enum First { inRandomOrder, nearest };

constexpr Choice joins[] = {{"deadEnd", "A dead end, if one is adjacent"},
                            {"any", "Any neighbour"},
                            {"longestLoop", "The neighbour that closes the longest loop"}};
constexpr Choice firsts[] = {{"random", "Any"}, {"nearest", "Those closest to another one"}};

constexpr Param params[] = {
    share("share", wholeShare, "Share of dead ends removed"),
    choice("join", joins, deadEnd, "Opened to"),
    choice("first", firsts, inRandomOrder, "Dead ends removed first"),
};

/// So many dead ends are to be removed that a dead end may be opened to any other one.
constexpr uint32_t unlimited = UINT32_MAX;

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

/// The directions of the neighbours that are farthest away in the tree.
unsigned farthestOf(const Maze& maze, const MazeTree& tree, Cell cell, unsigned directions) {
  uint32_t most = 0;
  unsigned found = 0;
  eachNeighbour(maze.grid, cell, directions, [&](Cell to, Direction direction) {
    const uint32_t distance = tree.distance(cell, to);
    if (distance > most) found = 0;
    most = std::max(most, distance);
    if (distance == most) found |= 1u << direction;
  });
  return found;
}

/// The steps from every dead end to the nearest other one, by cell; the highest number if there is
/// none. Cost: O(cells). A search from all dead ends at once gives every cell its nearest dead end:
/// a shortest path between two of them crosses from the cells of one to those of the other.
std::vector<uint32_t> stepsToOthers(const Maze& maze, const std::vector<Cell>& deadEnds) {
  const uint32_t cells = maze.grid.cellCount();
  std::vector<Cell> nearestOf(cells, noCell);
  std::vector<uint32_t> steps(cells), toOthers(cells, UINT32_MAX);
  std::vector<Cell> reached = deadEnds;
  reached.reserve(cells);
  for (const Cell cell : deadEnds) nearestOf[cell] = cell;
  Ticker ticker(maze, maze.grid.kept);
  LoopBound turns(cells);
  for (std::size_t head = 0; head < reached.size(); ++head, ++turns) {
    ticker.add(1);
    const Cell cell = reached[head];
    const Cell own = nearestOf[cell];
    eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
      Cell& other = nearestOf[to];
      if (other == noCell) {
        other = own;
        steps[to] = steps[cell] + 1;
        reached.push_back(to);
      } else if (other != own) {
        const uint32_t between = steps[cell] + 1 + steps[to];
        toOthers[own] = std::min(toOthers[own], between);
        toOthers[other] = std::min(toOthers[other], between);
      }
    });
  }
  return toOthers;
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const int32_t join = settings["join"];
  const bool isShuffledHere = settings["first"] == inRandomOrder;
  std::vector<Cell> deadEnds = deadEndsOf(maze);
  const auto count = static_cast<uint32_t>(deadEnds.size());
  Phases phases(maze, join == longestLoop ? 2 * count : count);
  std::optional<MazeTree> tree;
  // By dead end the directions of all walls to open to that close the longest loop. In the order of
  // cells, where what the tree reads lies near by: a braid takes 0.74 of the time that it takes if
  // it asks when it visits a dead end.
  std::vector<uint8_t> farthest;
  if (join == longestLoop) {
    tree.emplace(maze);
    farthest.resize(maze.grid.cellCount());
    phases.range(count, sliceSteps / 16, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        const Cell cell = deadEnds[i];
        const unsigned walls = choicesOf(maze, cell, unlimited, join);
        farthest[cell] = static_cast<uint8_t>(farthestOf(maze, *tree, cell, walls));
      }
    });
  }
  if (!isShuffledHere) {
    const std::vector<uint32_t> steps = stepsToOthers(maze, deadEnds);
    for (std::size_t i = 0; i < deadEnds.size(); ++i) shuffleStep(deadEnds, i, random);
    sortBy(deadEnds, [&](Cell cell) { return steps[cell]; });
  }
  uint32_t remaining = roundedShare(count, settings["share"]);
  phases.range(count, sliceSteps / 16, [&](uint32_t i, uint32_t end) {
    for (; i < end && remaining > 0; ++i) {
      if (isShuffledHere) shuffleStep(deadEnds, i, random);
      const Cell cell = deadEnds[i];
      if (!isDeadEnd(maze, cell)) continue;
      unsigned choices = choicesOf(maze, cell, remaining, join);
      if (choices == 0) continue;
      if (tree) choices = remaining < 2 ? farthestOf(maze, *tree, cell, choices) : farthest[cell];
      const Direction direction = random.pick(choices);
      uint32_t removed = 0;
      for (const auto& [from, own, to] : imagesOf(maze, cell, direction)) {
        for (const Cell side : {from, to}) removed += isDeadEnd(maze, side) ? 1 : 0;
        maze.carve(from, own);
      }
      remaining -= std::min(remaining, removed);
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
    .cost = "O(cells), or O(cells log cells) by nearest dead ends or longest loops",
    .work =
        [](const PassWork& task) {
          return task.before.cells * (task.settings["join"] == longestLoop ? 36 : 20);
        },
    .source = "W. Pullen, Think Labyrinth: maze classification",
    .promises = promise::noDeadEnds,
    .ends = promise::oneWay | promise::wishes,
    .params = params,
    .run = run,
};

}  // namespace mazewright
