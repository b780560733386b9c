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

#include "mazewright/base/sorting.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/check_wishes.hpp"
#include "mazewright/passes/shared/edges.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    cellPairs("passages", "Pairs of cells that must be joined"),
    cellPairs("walls", "Pairs of cells between which a wall must be"),
    cells("path", "Cells of the solution, from start to end"),
};

/// The passages that are wished for, as pairs of cells.
std::vector<Cell> wishedPassages(const Settings& settings) {
  return joinWishes(settings.cells("passages"), settings.cells("path"));
}

/// Calls visit(cell, direction, to) for every pair of neighbours of a list.
template <typename Visit>
void eachEdge(const Grid& grid, std::span<const Cell> pairs, Visit visit) {
  for (std::size_t i = 0; i < pairs.size(); i += 2) {
    const Cell cell = pairs[i];
    visit(cell, directionTo(grid, cell, grid.neighbours[cell], pairs[i + 1]), pairs[i + 1]);
  }
}

bool isUniform(const GridTask& task) { return task.generator.uniform; }

/// Wilson's algorithm on the groups of cells that wished passages join.
class GroupWalks {
 public:
  GroupWalks(Maze& maze, Random& random, const std::vector<Cell>& wished)
      : maze_(maze),
        random_(random),
        ticker_(maze, maze.grid.kept),
        groups_(maze.grid.cellCount()),
        inMaze_(maze.grid.cellCount()),
        next_(maze.grid.cellCount()) {
    eachEdge(maze.grid, wished, [&](Cell cell, Direction direction, Cell to) {
      if (groups_.unite(cell, to)) maze_.carve(cell, direction);
    });
    listExits(wished);
  }

  /// Makes a spanning tree of every component of the grid.
  void run() {
    const Components components = componentsOf(maze_.grid);
    std::vector<uint8_t> hasRoot(components.count);
    for (Cell cell = 0; cell < maze_.grid.cellCount(); ++cell) {
      const uint32_t component = components.of[cell];
      if (component == noComponent) continue;
      const Cell group = groups_.find(cell);
      if (hasRoot[component] == 0) inMaze_[group] = 1;
      hasRoot[component] = 1;
      if (inMaze_[group] == 0) walkFrom(group);
    }
  }

 private:
  /// Lists the edges out of every group of several cells.
  void listExits(const std::vector<Cell>& wished) {
    std::vector<Cell> members = wished;
    sortNumbers(members);
    members.erase(std::unique(members.begin(), members.end()), members.end());
    for (const Cell cell : members) {
      const Cell group = groups_.find(cell);
      if (listOf_.empty()) listOf_.resize(maze_.grid.cellCount());
      if (listOf_[group] == 0) {
        exits_.emplace_back();
        listOf_[group] = static_cast<uint32_t>(exits_.size());
      }
      eachNeighbour(maze_.grid, cell, maze_.grid.neighbours[cell],
                    [&](Cell to, Direction direction) {
                      if (groups_.find(to) != group)
                        exits_[listOf_[group] - 1].push_back(cell << 3 | direction);
                    });
    }
  }

  /// A random edge out of a group, cell << 3 | direction.
  uint32_t drawExit(Cell group) {
    if (listOf_.empty() || listOf_[group] == 0) {
      const unsigned around = maze_.grid.neighbours[group];
      const bool single = (around & (around - 1)) == 0;
      return group << 3 |
             (single ? static_cast<Direction>(std::countr_zero(around)) : random_.pick(around));
    }
    const std::vector<uint32_t>& exits = exits_[listOf_[group] - 1];
    const auto count = static_cast<uint32_t>(exits.size());
    return exits[count == 1 ? 0 : random_.below(count)];
  }

  Cell groupAt(uint32_t exit) { return groups_.find(maze_.grid.neighbour(exit >> 3, exit & 7)); }

  /// Walks from a group to the maze and adds the walk without its loops: of every group the last
  /// edge by which it was left.
  void walkFrom(Cell first) {
    for (Cell group = first; inMaze_[group] == 0; group = groupAt(next_[group])) {
      next_[group] = drawExit(group);
      ticker_.add(1);
    }
    for (Cell group = first; inMaze_[group] == 0; group = groupAt(next_[group])) {
      inMaze_[group] = 1;
      maze_.carve(next_[group] >> 3, next_[group] & 7);
      ticker_.settle(1);
    }
  }

  Maze& maze_;
  Random& random_;
  Ticker ticker_;
  /// A group is named by its lowest cell.
  UnionFind groups_;
  /// By group: whether it is in the maze, and the last edge by which a walk left it.
  std::vector<uint8_t> inMaze_;
  std::vector<uint32_t> next_;
  /// By group: 1 + the index of its list of exits; 0 for a cell by itself. Empty if there are only
  /// such.
  std::vector<uint32_t> listOf_;
  std::vector<std::vector<uint32_t>> exits_;
};

void walkGroups(Maze& maze, Random& random, const Settings& settings) {
  GroupWalks(maze, random, wishedPassages(settings)).run();
}

void prepare(GridTask& task) {
  Grid& grid = task.maze.grid;
  task.fixedEdges.resize(grid.cellCount());
  const auto fix = [&](Cell cell, Direction direction, Cell to) {
    task.fixedEdges[cell] |= static_cast<uint8_t>(1u << direction);
    task.fixedEdges[to] |= static_cast<uint8_t>(1u << grid.back(cell, direction));
  };
  eachEdge(grid, wishedPassages(task.settings), fix);
  eachEdge(grid, task.settings.cells("walls"), [&](Cell cell, Direction direction, Cell to) {
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
  bool keep(const std::vector<Cell>& passages, std::span<const Cell> walls) {
    bool changed = false;
    for (std::size_t i = 0; i < walls.size(); i += 2) {
      const unsigned open = directionsWhere(maze_.grid, walls[i], maze_.passages[walls[i]],
                                            [&](Cell to) { return to == walls[i + 1]; });
      if (open == 0) continue;
      maze_.fill(walls[i], static_cast<Direction>(std::countr_zero(open)));
      changed = true;
    }
    eachEdge(maze_.grid, passages, [&](Cell cell, Direction direction, Cell to) {
      sets_.unite(cell, to);
      if (maze_.linked(cell, direction)) return;
      maze_.carve(cell, direction);
      changed = true;
    });
    return changed;
  }

  /// Closes passages that are not wished for where they close a loop.
  void openLoops(const std::vector<Cell>& wished) {
    std::vector<uint8_t> isWished(maze_.grid.cellCount());
    eachEdge(maze_.grid, wished, [&](Cell cell, Direction direction, Cell to) {
      isWished[cell] |= static_cast<uint8_t>(1u << direction);
      isWished[to] |= static_cast<uint8_t>(1u << maze_.grid.back(cell, direction));
    });
    const auto others = [&](Cell cell) { return maze_.passages[cell] & ~unsigned{isWished[cell]}; };
    eachShuffled(maze_.grid, edgesOf(maze_.grid, others), random_,
                 [&](Cell cell, Direction direction, Cell to) {
                   if (!sets_.unite(cell, to)) maze_.fill(cell, direction);
                 });
  }

  /// Joins parts that lie apart.
  void joinParts() {
    Parts parts(maze_.grid, maze_.passages);
    mazewright::joinParts(maze_, parts, random_);
  }

 private:
  Maze& maze_;
  Random& random_;
  UnionFind sets_;
};

/// The number of passages.
uint64_t countPassages(const Maze& maze) {
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
  const std::vector<Cell> wished = wishedPassages(settings);
  WishKeeper keeper(maze, random);
  if (!keeper.keep(wished, settings.cells("walls"))) return;
  const bool hadLoops = passages > maze.grid.kept - componentsOf(maze.grid).count;
  if (!hadLoops) keeper.openLoops(wished);
  keeper.joinParts();
}

Problem gridProblem(const GridCheck& check) {
  const auto [passages, walls, path] =
      std::tuple{check.settings.cells("passages"), check.settings.cells("walls"),
                 check.settings.cells("path")};
  return checkWishes(check.grid, passages, walls, path, check.prefix);
}

bool worksOn(const ShapeRow& shape) { return shape.thin == nullptr; }

}  // namespace

namespace passes {
extern const PassRow wishes;
}
constinit const PassRow passes::wishes{
    .id = "wishes",
    .title = "Wishes",
    .about = "Passages, walls and a solution that the maze must have.",
    .cost = "O(cells)",
    .source = "D. B. Wilson, 1996, for uniform generators; otherwise Kruskal's algorithm",
    .keepsPerfect = true,
    .gridOrder = GridOrder::first,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "where no two edges cross",
    .gridProblem = gridProblem,
    .prepare = prepare,
    .run = run,
};

}  // namespace mazewright
