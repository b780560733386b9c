// Drunkard's walk: walkers that stagger through rock from the middle and dig where they go, until a
// share of the dungeon is floor.
//
// Draws, per step of a walker: if it can go on in its direction and straightness is not 0, below
// (1000), and it goes on if that is below straightness; otherwise pick among the directions that do
// not lead to the edge. Walkers step in turn.
// A walk may find no rock for long, and one that only goes straight never finds all of it. After 64
// steps per tile the remaining tiles are dug around the floor, nearest first, without draws.
// Source: K. Pearson, "The problem of the random walk", Nature 72, 1905; for dungeons RogueBasin,
// "Random Walk Cave Generation".

#include <algorithm>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/shared/dig.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/model/neighbours.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    share("floor", 400, "Share of floor"),
    share("straightness", 500, "Straightness"),
    integer("walkers", 1, 64, 4, "Walkers"),
};

constexpr uint32_t stepsPerTile = 64;

struct Walker {
  Cell cell;
  /// Of its last step; noDirection before the first.
  Direction direction;
};

constexpr Direction noDirection = maxDirections;

class Dig {
 public:
  Dig(Maze& maze, Random& random, const Settings& settings)
      : maze_(maze),
        random_(random),
        inner_(innerGrid(maze.grid)),
        straightness_(static_cast<uint32_t>(settings["straightness"])),
        wanted_(std::max(1u, roundedShare(inner_.kept, settings["floor"]))),
        remaining_(wanted_) {}

  void walk(uint32_t count) {
    const Cell middle = middleTile(maze_.grid.size);
    std::vector<Walker> walkers(count, {middle, noDirection});
    dig(middle);
    // The only inner tile has no neighbours.
    if (inner_.kept == 1) return;
    uint64_t steps = uint64_t{stepsPerTile} * inner_.kept;
    std::size_t turn = 0;
    inSlices(maze_, wanted_, [&] {
      for (uint32_t step = 0; step < sliceSteps && steps > 0 && remaining_ > 0; ++step, --steps) {
        countSteps(1);
        Walker& walker = walkers[turn];
        if (++turn == walkers.size()) turn = 0;
        walker.direction = nextDirection(walker);
        walker.cell = inner_.neighbour(walker.cell, walker.direction);
        dig(walker.cell);
      }
      return steps > 0 ? remaining_ : 0;
    });
    digAround();
  }

 private:
  Direction nextDirection(const Walker& walker) {
    const unsigned directions = inner_.neighbours[walker.cell];
    const bool isStraight = straightness_ != 0 && (directions >> walker.direction & 1) != 0 &&
                            random_.below(wholeShare) < straightness_;
    return isStraight ? walker.direction : random_.pick(directions);
  }

  void dig(Cell cell) {
    if (maze_.isOpen(cell)) return;
    maze_.mark(cell, TileKind::corridor);
    --remaining_;
  }

  /// Digs what remains in the order of a breadth-first search from all floor.
  void digAround() {
    if (remaining_ == 0) return;
    std::vector<Cell> reached;
    for (Cell cell = 0; cell < inner_.cellCount(); ++cell) {
      if (maze_.isOpen(cell)) reached.push_back(cell);
    }
    std::size_t next = 0;
    inSlices(maze_, wanted_, [&] {
      for (uint32_t step = 0; step < sliceSteps && remaining_ > 0; ++step) {
        countSteps(1);
        const Cell cell = reached[next++];
        eachNeighbour(inner_, cell, inner_.neighbours[cell], [&](Cell to, Direction) {
          if (remaining_ == 0 || maze_.isOpen(to)) return;
          dig(to);
          reached.push_back(to);
        });
      }
      return remaining_;
    });
  }

  Maze& maze_;
  Random& random_;
  Grid inner_;
  uint32_t straightness_;
  /// How many tiles are to be dug in all, and how many of them still.
  uint32_t wanted_, remaining_;
};

/// Memory: 2 bytes per tile; on hexagons 26.
void run(Maze& maze, Random& random, const Settings& settings) {
  fillWithRock(maze);
  Dig(maze, random, settings).walk(static_cast<uint32_t>(settings["walkers"]));
  finishFloor(maze);
}

Problem problem(const Size& size, const Settings&) { return refuseSmall(size); }

/// The walkers visit a share s of the tiles in about s^2 of the time for all of them, and the
/// straighter they go, the later they turn to what remains.
Work work(const WorkArea& area, const Settings& settings) {
  const Work share = workOf(settings, "floor");
  const auto turns = static_cast<uint64_t>(wholeShare - settings["straightness"]);
  const Work walk = area.edges * resistanceOf(area) * share * share * 14 / wholeShare;
  const Work most = area.cells * stepsPerTile;
  return (turns == 0 ? most : std::min(most, walk / turns + area.cells)) + area.cells * 4;
}

}  // namespace

namespace generators {
extern const GeneratorRow drunkard;
}
constinit const GeneratorRow generators::drunkard{
    .id = "drunkard",
    .title = "Drunkard's walk",
    .about =
        "Walkers stagger through rock from the middle and dig where they go, until exactly a share "
        "of the tiles is floor.",
    .cost = "O(tiles log tiles) expected for a share of floor below 1, at most 64 steps per tile",
    .work = work,
    .source = "RogueBasin, Random Walk Cave Generation",
    .kind = GeneratorKind::dungeon,
    .shapes = ShapesOf::floors,
    .shapesWhy = "which digs squares or hexagons",
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
