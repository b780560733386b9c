// Repair: makes a maze perfect by the fewest changes: it closes one passage per loop, and opens as
// few walls as connect all open cells. Cells that no open neighbour joins to the rest stay apart.
//
// Draws: the passages, ordered by their lower cell, then by direction, are shuffled, one step per
// passage; each that closes a loop of those before it is closed. Then the walls between components
// are shuffled, one step per wall. A perfect maze is left as it is, without draws. Source:
// Kruskal's algorithm, with the passages of the maze before all walls.

#include <algorithm>
#include <bit>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/passes/shared/edges.hpp"

namespace mazewright {

namespace {

/// The passages that remain when dead ends are closed until there is none: all that lie on a loop
/// are among them. Cost: O(cells).
std::vector<uint8_t> withoutDeadEnds(const Maze& maze) {
  std::vector<uint8_t> remaining = maze.passages;
  eachOf(maze, maze.grid.cellCount(), [&](Cell first) {
    Cell cell = first;
    for (LoopBound turns(remaining.size()); std::has_single_bit(remaining[cell]); ++turns) {
      const auto direction = static_cast<Direction>(std::countr_zero(remaining[cell]));
      const Cell to = maze.grid.neighbour(cell, direction);
      remaining[to] &= static_cast<uint8_t>(~(1u << maze.grid.back(cell, direction)));
      remaining[cell] = 0;
      cell = to;
    }
  });
  return remaining;
}

void run(Maze& maze, Random& random, const Settings&) {
  ComponentSets components(maze.grid, maze.passages);
  const std::vector<uint8_t> remaining = withoutDeadEnds(maze);
  const bool hasLoops = std::any_of(remaining.begin(), remaining.end(),
                                    [](uint8_t passages) { return passages != 0; });
  if (!hasLoops && components.count() == 1) return;

  UnionFind sets(maze.grid.cellCount());
  eachShuffled(maze, edgesOf(maze, maze.passages), random,
               [&](Cell cell, Direction direction, Cell to) {
                 if ((remaining[cell] >> direction & 1) == 0) return;
                 if (!sets.unite(cell, to)) maze.fill(cell, direction);
               });
  joinComponents(maze, components, random, wallsOf(maze));
}

}  // namespace

namespace passes {
extern const PassRow repair;
}
constinit const PassRow passes::repair{
    .id = "repair",
    .title = "Repair",
    .about =
        "Makes a maze perfect by the fewest changes: closes loops and connects what lies apart.",
    .cost = "O(cells)",
    .work = perCellOfPass<12>,
    .source = "J. B. Kruskal, On the shortest spanning subtree of a graph, 1956",
    .keepsPerfect = true,
    .makesPerfect = true,
    .ends = promise::image | promise::noDeadEnds | promise::wishes | promise::rooms |
            promise::crossings,
    .run = run,
};

}  // namespace mazewright
