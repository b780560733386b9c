// Perturb: moves walls. Some passages are closed, and as many others are opened, first those that
// join what was cut apart, so that what was connected stays connected, and a perfect maze perfect.
// Components that were apart before are not joined.
//
// Draws: the passages, ordered by their lower cell, then by direction, are shuffled, one step per
// passage that is closed. Then the walls between components that were one are shuffled, without
// those that were just made, one step per wall; then the walls that were just made, one step per
// wall; then, in a maze with loops, the older walls, and if they do not suffice those that were
// just made, one step per wall that is opened.
// Source: W. Pullen, "Daedalus", command Perturb.

#include <algorithm>

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/passes/shared/edges.hpp"
#include "mazewright/passes/shared/orbits.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {share("share", 100, "Share of passages that are moved")};

/// Closes shuffled passages with their images. Returns them all, as edgesOf lists edges.
std::vector<uint32_t> closePassages(Maze& maze, int32_t share, Random& random) {
  std::vector<uint32_t> passages = lowestOfOrbits(maze, edgesOf(maze, maze.passages));
  const uint32_t count = roundedShare(passages.size(), share);
  std::vector<uint32_t> closed;
  eachOf(maze, count, [&](uint32_t i) {
    shuffleStep(passages, i, random);
    for (const auto& [cell, side, to] : imagesOf(maze, passages[i] >> 3, passages[i] & 7)) {
      maze.fill(cell, side);
      closed.push_back(cell << 3 | side);
    }
  });
  return closed;
}

void run(Maze& maze, Random& random, const Settings& settings) {
  ComponentSets before(maze.grid, maze.passages);
  const std::vector<uint32_t> closed = closePassages(maze, settings["share"], random);
  EdgeMarks isNew(maze.grid);
  for (const uint32_t edge : closed) {
    isNew.add({edge >> 3, edge & 7, maze.grid.neighbour(edge >> 3, edge & 7)});
  }

  auto toOpen = static_cast<uint32_t>(closed.size());
  // Walls within what was one component: the older ones, or those just made.
  const auto wallsWithin = [&](bool areOlder) {
    std::vector<uint8_t> walls = wallsOf(maze, &before);
    for (Cell cell = 0; cell < walls.size(); ++cell) {
      walls[cell] &= static_cast<uint8_t>(areOlder ? ~isNew.of(cell) : isNew.of(cell));
    }
    return walls;
  };
  if (maze.symmetry.isTrivial()) {
    ComponentSets sets(maze.grid, maze.passages);
    toOpen -= joinComponents(maze, sets, random, wallsWithin(true));
    eachShuffled(maze, closed, random, [&](Cell cell, Direction direction, Cell to) {
      if (!sets.unite(cell, to)) return;
      maze.carve(cell, direction);
      --toOpen;
    });
  } else {
    toOpen -= std::min(toOpen, joinByOrbits(maze, random, &before));
  }

  // Passages that closed a loop: others take their place.
  for (const bool areOlder : {true, false}) {
    if (toOpen == 0) return;
    std::vector<uint32_t> edges = lowestOfOrbits(maze, edgesOf(maze, wallsWithin(areOlder)));
    for (std::size_t i = 0; i < edges.size() && toOpen > 0; ++i) {
      shuffleStep(edges, i, random);
      for (const auto& [cell, side, to] : imagesOf(maze, edges[i] >> 3, edges[i] & 7)) {
        maze.carve(cell, side);
        toOpen -= toOpen > 0 ? 1 : 0;
      }
    }
  }
}

}  // namespace

namespace passes {
extern const PassRow perturb;
}
constinit const PassRow passes::perturb{
    .id = "perturb",
    .title = "Perturb",
    .about = "Moves some walls. What was connected stays connected, a perfect maze stays perfect.",
    .cost = "O(cells)",
    .work = perCellOfPass<16>,
    .source = "W. Pullen, Daedalus",
    .keepsPerfect = true,
    .ends = promise::noDeadEnds | promise::oneWay | promise::wishes | promise::rooms |
            promise::crossings,
    .params = params,
    .run = run,
};

}  // namespace mazewright
