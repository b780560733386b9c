// Repair: makes a maze perfect by the fewest changes: it closes one passage per loop, and opens as
// few walls as connect all open cells. Cells that no open neighbour joins to the rest stay apart.
//
// Draws: the passages, ordered by their lower cell, then by direction, are shuffled, one step per
// passage; each that closes a loop of those before it is closed. Then the walls between parts are
// shuffled, one step per wall. A perfect maze is left as it is, after the draws.
// Source: Kruskal's algorithm, with the passages of the maze before all walls.

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/passes/shared/edges.hpp"

namespace mazewright {

namespace {

void run(Maze& maze, Random& random, const Settings&) {
  UnionFind sets(maze.grid.cellCount());
  const auto passages = [&](Cell cell) { return unsigned{maze.passages[cell]}; };
  eachShuffled(maze.grid, edgesOf(maze.grid, passages), random,
               [&](Cell cell, Direction direction, Cell to) {
                 if (!sets.unite(cell, to)) maze.fill(cell, direction);
               });
  joinSets(maze, sets, random);
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
    .source = "J. B. Kruskal, On the shortest spanning subtree of a graph, 1956",
    .keepsPerfect = true,
    .run = run,
};

}  // namespace mazewright
