// Origin shift: a tree of links that all lead to the origin. A step moves the origin to a random
// neighbour: the old origin links to the new one, whose own link is removed. The maze is perfect
// after every step.
// Source: github.com/CaptainLuma/New-Maze-Generating-Algorithm, 2024; the chain itself is that of
// A. Broder, "Generating random spanning trees", FOCS 1989.
//
// With an automatic number of steps every spanning tree is equally likely. Proof: each cell that
// the origin has left links in the direction in which it was left last. Backwards in time the walk
// is a random walk too, since it starts in its stationary distribution (a cell with a probability
// proportional to its number of neighbours), and those links are its first entrances: an
// Aldous-Broder walk that was stopped after a fixed number of steps. It is then continued from
// where it stopped, the first cell of the origin, into the cells that it has not visited. With a
// given number of steps this is omitted: a short walk leaves parts of the first tree, and the
// probability that a cell was not visited bounds the bias.

#include <algorithm>
#include <bit>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/packed_links.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("stepsPerCell", 0, 1000, 0, "Steps per cell (0: until unbiased)")};

/// Set in the link of a cell if the walk has visited it.
constexpr uint8_t walked = 8;

/// The tree and its walk, on any grid and with the log. Memory: one byte per cell.
class Shifter {
 public:
  Shifter(Maze& maze, Random& random)
      : maze_(maze), grid_(maze.grid), random_(random), links_(grid_.cellCount()) {}

  /// Makes the first tree: a breadth-first search, neighbours in the order of their directions.
  /// Parts of it remain if there are few steps.
  void link(Cell origin) {
    std::vector<Cell> queue{origin};
    queue.reserve(grid_.kept);
    std::size_t next = 0;
    inSlices(maze_, grid_.kept, [&] {
      for (uint32_t step = 0; next < queue.size() && step < sliceSteps; ++step) {
        countSteps(1);
        const Cell cell = queue[next++];
        eachNeighbour(grid_, cell, grid_.neighbours[cell], [&](Cell to, Direction direction) {
          if (maze_.passages[to] != 0) return;
          maze_.carve(cell, direction);
          links_[to] = static_cast<uint8_t>(grid_.back(cell, direction));
          queue.push_back(to);
        });
      }
      return static_cast<uint32_t>(grid_.kept - next);
    });
  }

  /// Moves the origin by a number of steps.
  void shift(Cell origin, uint64_t steps) {
    const auto slices = static_cast<uint32_t>(steps / sliceSteps + 1);
    inSlices(maze_, slices, [&, left = slices]() mutable {
      const uint64_t count = --left > 0 ? sliceSteps : steps % sliceSteps;
      countSteps(count);
      for (uint64_t step = 0; step < count; ++step) {
        const Direction direction = random_.pick(grid_.neighbours[origin]);
        const Cell to = grid_.neighbour(origin, direction);
        replaceLink(to, grid_.back(origin, direction));
        links_[origin] = static_cast<uint8_t>(direction | walked);
        origin = to;
      }
      return left;
    });
    links_[origin] |= walked;
  }

  /// Continues the walk backwards in time, from the first cell of the origin: each cell that it has
  /// not visited links to the cell from which it is entered first.
  void complete(Cell cell) {
    uint32_t remaining = 0;
    for (Cell each = 0; each < grid_.cellCount(); ++each) {
      if (grid_.has(each) && (links_[each] & walked) == 0) ++remaining;
    }
    inSlices(maze_, remaining, [&] {
      for (uint32_t step = 0; remaining > 0 && step < sliceSteps; ++step) {
        countSteps(1);
        const Direction direction = random_.pick(grid_.neighbours[cell]);
        const Cell to = grid_.neighbour(cell, direction);
        if ((links_[to] & walked) == 0) {
          const Direction back = grid_.back(cell, direction);
          replaceLink(to, back);
          links_[to] = static_cast<uint8_t>(back | walked);
          --remaining;
        }
        cell = to;
      }
      return remaining;
    });
  }

 private:
  /// Replaces the passage of the link of a cell. Does nothing if the link has that direction
  /// already.
  void replaceLink(Cell cell, Direction direction) {
    const Direction old = links_[cell] & 7u;
    if (old == direction) return;
    maze_.fill(cell, old);
    maze_.carve(cell, direction);
  }

  Maze& maze_;
  const Grid& grid_;
  Random& random_;
  std::vector<uint8_t> links_;
};

/// The packed form, whose loop is different because links need neither fill nor a log. The first
/// tree is needed only if cells may remain unvisited; the passages follow from the last links.
void shiftPacked(Maze& maze, Random& random, Cell origin, uint64_t steps, bool completes) {
  PackedLinks links(maze, random);
  if (!completes) links.linkBreadthFirst(origin);
  const Cell root = links.walkAndRelink(origin, steps);
  links.join(root);
  if (completes) links.walkAndLink(origin, links.countRemaining());
  links.finish(root);
}

/// A cell with a probability proportional to its number of neighbours. Draws randomCell, then
/// below(directions), again and again until the second is less than the number of neighbours of the
/// cell. The directions are those of the grid, six on pointy hexagons.
Cell stationaryCell(const Grid& grid, Random& random) {
  for (LoopBound turns(64 * grid.directions);; ++turns) {
    const Cell cell = grid.randomCell(random);
    const auto count = static_cast<unsigned>(std::popcount(grid.neighbours[cell]));
    if (random.below(grid.directions) < count) return cell;
  }
}

/// The steps of the walk, per cell.
uint32_t stepsPerCell(uint32_t kept, const Settings& settings) {
  const auto given = static_cast<uint32_t>(settings["stepsPerCell"]);
  const auto bits = static_cast<uint32_t>(std::bit_width(kept));
  return given > 0 ? given : std::max(30u, bits * bits / 6);
}

/// Draws: the origin (stationaryCell), then random.pick of the neighbours per step, then the same
/// per step of the completion. A single cell draws nothing. The automatic number of steps is the
/// cover time of a grid of squares, about cells * log^2(cells) / 3 (natural logarithm), computed as
/// bits^2 / 6 per cell, rounded down and at least 30, where bits is the length of the number of
/// cells in binary.
void run(Maze& maze, Random& random, const Settings& settings) {
  const uint32_t kept = maze.grid.kept;
  if (kept == 1) return;
  const uint64_t steps = stepsPerCell(kept, settings);
  const bool isAutomatic = settings["stepsPerCell"] == 0;
  const Cell origin = stationaryCell(maze.grid, random);
  if (PackedLinks::fits(maze)) return shiftPacked(maze, random, origin, steps * kept, isAutomatic);
  Shifter shifter(maze, random);
  shifter.link(origin);
  shifter.shift(origin, steps * kept);
  if (isAutomatic) shifter.complete(origin);
}

Work work(const WorkArea& area, const Settings& settings) {
  const auto kept = static_cast<uint32_t>(area.kept.steps());
  const Work completion = settings["stepsPerCell"] == 0 ? coverWork(area) : Work();
  return area.kept * stepsPerCell(kept, settings) + area.kept * 2 + area.cells + completion;
}

}  // namespace

namespace generators {
extern const GeneratorRow originShift;
}
constinit const GeneratorRow generators::originShift{
    .id = "originShift",
    .title = "Origin shift",
    .about =
        "The root of a perfect maze wanders; each step moves one passage, until no bias is left.",
    .cost = "O(cells log^2 cells) expected",
    .work = work,
    .source = "CaptainLuma, New Maze Generating Algorithm, github.com, 2024; A. Broder, FOCS 1989",
    .uniform = true,
    .params = params,
    .run = run,
};

}  // namespace mazewright
