// Origin shift: a tree of links that all lead to the origin. A step moves the origin to a random
// neighbour: the old origin links to the new one, whose own link goes. Perfect after every step.
// Source: github.com/CaptainLuma/New-Maze-Generating-Algorithm, 2024; the chain itself is that of
// A. Broder, "Generating random spanning trees", FOCS 1989.
//
// With steps left automatic every spanning tree is equally likely, by this argument. Each cell the
// origin has left links in the direction in which it was left last. Read backwards, the walk is a
// random walk too, since it starts in its stationary law (a cell by its number of neighbours), and
// those links are its first entrances: an Aldous-Broder walk that stopped after a fixed number of
// steps. It is then carried on from where it stopped, the first place of the origin, into the cells
// it has not seen. With a given number of steps this is left out: few show the first tree, and the
// chance that cells were missed bounds the bias.

#include <algorithm>
#include <bit>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/packed_links.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("stepsPerCell", 0, 1000, 0, "Steps per cell (0: until unbiased)")};

/// Set in a cell's link if the walk has been there.
constexpr uint8_t walked = 8;

class Shifter {
 public:
  Shifter(Maze& maze, Random& random)
      : maze_(maze), grid_(maze.grid), random_(random), links_(grid_.cellCount()) {}

  /// Breadth first, neighbours in the order of their directions: what is left of it shows when the
  /// steps are few.
  void link(Cell origin) {
    std::vector<Cell> queue{origin};
    queue.reserve(grid_.kept);
    std::size_t next = 0;
    inSlices(maze_, grid_.kept, [&] {
      for (uint32_t step = 0; next < queue.size() && step < sliceSteps; ++step) {
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

  void shift(Cell origin, uint64_t steps) {
    const auto slices = static_cast<uint32_t>(steps / sliceSteps + 1);
    inSlices(maze_, slices, [&, left = slices]() mutable {
      const uint64_t count = --left > 0 ? sliceSteps : steps % sliceSteps;
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

  /// The walk backwards in time: a cell links to where it is first entered from.
  void complete(Cell cell) {
    uint32_t remaining = 0;
    for (Cell each = 0; each < grid_.cellCount(); ++each) {
      if (grid_.has(each) && (links_[each] & walked) == 0) ++remaining;
    }
    inSlices(maze_, remaining, [&] {
      for (uint32_t step = 0; remaining > 0 && step < sliceSteps; ++step) {
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
  /// Nothing to do where the two are linked already.
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

/// The packed form, a loop of its own because it has no fill and no log. The first tree is needed
/// only where cells may be missed; the passages follow from the links of the last.
void shiftPacked(Maze& maze, Random& random, Cell origin, uint64_t steps, bool completes) {
  PackedLinks links(maze, random);
  if (!completes) links.linkBreadthFirst(origin);
  const Cell root = links.walkAndRelink(origin, steps);
  links.join(root);
  if (completes) links.walkAndLink(origin, links.countRemaining());
  links.finish(root);
}

/// A cell by its number of neighbours: draws a random cell and keeps it when below(directions) is
/// under the number of its neighbours, or draws again. The directions are those of the grid, six on
/// hexagons with their points up.
Cell stationaryCell(const Grid& grid, Random& random) {
  while (true) {
    const Cell cell = grid.randomCell(random);
    const auto count = static_cast<unsigned>(std::popcount(grid.neighbours[cell]));
    if (random.below(grid.directions) < count) return cell;
  }
}

/// Draws the origin, then its steps by random.pick of the neighbours, then those of the completion.
/// A single cell draws nothing. Automatic steps: the cover time of a square grid, about cells *
/// log^2(cells) / 3 (natural log), which is taken as bits^2 / 6 a cell, rounded down and at least
/// 30, bits being the length of the number of cells in binary.
void run(Maze& maze, Random& random, const Settings& settings) {
  const uint32_t kept = maze.grid.kept;
  if (kept == 1) return;
  const auto given = static_cast<uint32_t>(settings["stepsPerCell"]);
  const auto width = static_cast<uint32_t>(std::bit_width(kept));
  const uint64_t steps = given > 0 ? given : std::max(30u, width * width / 6);
  const Cell origin = stationaryCell(maze.grid, random);
  if (PackedLinks::fits(maze)) return shiftPacked(maze, random, origin, steps * kept, given == 0);
  Shifter shifter(maze, random);
  shifter.link(origin);
  shifter.shift(origin, steps * kept);
  if (given == 0) shifter.complete(origin);
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
    .source = "CaptainLuma, New Maze Generating Algorithm, github.com, 2024; A. Broder, FOCS 1989",
    .uniform = true,
    .params = params,
    .run = run,
};

}  // namespace mazewright
