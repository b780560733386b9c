// Wishes: passages and walls that the maze must have, and a path that must be its solution. A path
// is a wish for the passages between its cells; its ends become start and end.
//
// Wished walls are hidden from the generator where it takes a mask. With a uniform generator the
// maze is made by Wilson's algorithm on the grid in which every group of cells that wished passages
// join is one vertex, so that every perfect maze that keeps the wishes is equally likely. With any
// other generator its maze is changed: the wished passages come first, then those of the generator
// in a shuffled order, without those that would close a loop or are wished walls, then, where parts
// remain apart, other edges in a shuffled order. A maze that the generator gave loops only gains
// passages and loses those that are wished walls.
//
// Draws: Wilson's algorithm draws, per step of a walk, a pick from a cell that no wish joins to
// another and below(the number of edges out of it) from a group, none if there is one edge;
// otherwise the shuffles, one step per passage. Sources: D. B. Wilson, "Generating random spanning
// trees more quickly than the cover time", 1996; that contraction conditions a uniform spanning
// tree: R. Lyons, Y. Peres, "Probability on Trees and Networks", 2016, ch. 4.

#include <algorithm>
#include <bit>

#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/edges.hpp"
#include "mazewright/passes/wishes/check_wishes.hpp"
#include "mazewright/passes/wishes/group_walks.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    cellPairs("passages", "Pairs of cells that must be joined"),
    cellPairs("walls", "Pairs of cells between which a wall must be"),
    cells("path", "Cells of the solution, from start to end"),
};

bool isUniform(const GridTask& task) { return task.generator.uniform; }

void walkGroups(Maze& maze, Random& random, const Settings& settings) {
  walkAndEraseLoops(maze, random, Wishes(settings).passages);
}

void prepare(GridTask& task) {
  Grid& grid = task.maze.grid;
  countSteps(grid.cellCount());
  task.fixedEdges.resize(grid.cellCount());
  const auto fix = [&](Cell cell, Direction direction, Cell to) {
    task.fixedEdges[cell] |= static_cast<uint8_t>(1u << direction);
    task.fixedEdges[to] |= static_cast<uint8_t>(1u << grid.back(cell, direction));
  };
  const Wishes wishes(task.settings);
  eachPair(grid, wishes.passages, fix);
  eachPair(grid, wishes.walls, [&](Cell cell, Direction direction, Cell to) {
    fix(cell, direction, to);
    task.fromPasses.hideEdge(grid, cell, direction);
  });
  task.showsGenerator = !task.generator.masks;
  if (isUniform(task)) task.instead = walkGroups;
}

/// Changes a maze until it keeps the wishes.
class WishKeeper {
 public:
  WishKeeper(Maze& maze, Random& random)
      : maze_(maze), random_(random), sets_(maze.grid.cellCount()) {}

  /// Opens the wished passages and closes the wished walls, which are hidden. Returns whether
  /// anything changed.
  bool keep(const Wishes& wishes) {
    bool changed = false;
    for (const CellPair& wall : wishes.walls) {
      const Cell cell = wall.first;
      const unsigned open = directionsWhere(maze_.grid, cell, maze_.passages[cell],
                                            [&](Cell to) { return to == wall.second; });
      if (open == 0) continue;
      maze_.fill(cell, static_cast<Direction>(std::countr_zero(open)));
      changed = true;
    }
    eachPair(maze_.grid, wishes.passages, [&](Cell cell, Direction direction, Cell to) {
      sets_.unite(cell, to);
      if (maze_.linked(cell, direction)) return;
      maze_.carve(cell, direction);
      changed = true;
    });
    return changed;
  }

  /// Closes passages that are not wished for where they close a loop.
  void openLoops(const std::vector<CellPair>& wished) {
    std::vector<uint8_t> others = maze_.passages;
    eachPair(maze_.grid, wished, [&](Cell cell, Direction direction, Cell to) {
      others[cell] &= static_cast<uint8_t>(~(1u << direction));
      others[to] &= static_cast<uint8_t>(~(1u << maze_.grid.back(cell, direction)));
    });
    eachShuffled(maze_, edgesOf(maze_, others), random_,
                 [&](Cell cell, Direction direction, Cell to) {
                   if (!sets_.unite(cell, to)) maze_.fill(cell, direction);
                 });
  }

  /// Joins parts that lie apart.
  void joinComponents() {
    ComponentSets sets(maze_.grid, maze_.passages);
    mazewright::joinComponents(maze_, sets, random_, wallsOf(maze_));
  }

 private:
  Maze& maze_;
  Random& random_;
  UnionFind sets_;
};

/// The number of passages.
uint64_t countPassages(const Maze& maze) {
  countSteps(maze.grid.cellCount());
  uint64_t ends = 0;
  for (const uint8_t passages : maze.passages)
    ends += static_cast<uint64_t>(std::popcount(passages));
  return ends / 2;
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const std::span<const uint32_t> path = settings.cells("path");
  if (!path.empty()) {
    maze.start = path.front();
    maze.end = path.back();
  }
  const uint64_t passages = countPassages(maze);
  const Wishes wishes(settings);
  WishKeeper keeper(maze, random);
  if (!keeper.keep(wishes)) return;
  const bool hadLoops = passages > maze.grid.kept - componentsOf(maze.grid).count;
  if (!hadLoops) keeper.openLoops(wishes.passages);
  keeper.joinComponents();
}

Problem gridProblem(const GridCheck& check) {
  return checkWishes(check.grid, check.settings, check.prefix);
}

bool worksOn(const ShapeRow& shape) { return shape.thin == nullptr; }

Work work(const PassWork& task) {
  const bool isUniform = task.generator != nullptr && task.generator->uniform;
  const Work walks = isUniform ? loopErasedWork(task.before) : Work();
  return walks + task.before.cells * 8 + task.before.edges * 4;
}

/// Walls may make corridors of a grid.
void narrow(WorkArea& area, const Settings& settings) {
  area.resistanceSum = area.resistanceSum + settings.cells("walls").size() * 2;
}

}  // namespace

namespace passes {
extern const PassRow wishes;
}
constinit const PassRow passes::wishes{
    .id = "wishes",
    .title = "Wishes",
    .about = "Passages, walls and a solution that the maze must have.",
    .cost = "O(cells), with a uniform algorithm O(cells log cells) expected",
    .work = work,
    .source = "D. B. Wilson, 1996, for uniform generators; otherwise Kruskal's algorithm",
    .keepsPerfect = true,
    .gridOrder = GridOrder::first,
    .promises = promise::wishes,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "where no two edges cross",
    .gridProblem = gridProblem,
    .prepare = prepare,
    .narrow = narrow,
    .run = run,
};

}  // namespace mazewright
