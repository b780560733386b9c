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

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/passes/shared/edges.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {share("share", 100, "Share of passages that are moved")};

/// Closes shuffled passages. Returns them, as edgesOf lists edges.
std::vector<uint32_t> closePassages(Maze& maze, int32_t share, Random& random) {
  std::vector<uint32_t> passages =
      edgesOf(maze, [&](Cell cell) { return unsigned{maze.passages[cell]}; });
  const uint32_t count = roundedShare(passages.size(), share);
  eachOf(maze, count, [&](uint32_t i) {
    shuffleStep(passages, i, random);
    maze.fill(passages[i] >> 3, passages[i] & 7);
  });
  passages.resize(count);
  return passages;
}

void run(Maze& maze, Random& random, const Settings& settings) {
  ComponentSets before(maze.grid, maze.passages);
  const std::vector<uint32_t> closed = closePassages(maze, settings["share"], random);
  std::vector<uint8_t> isNew(maze.grid.cellCount());
  for (const uint32_t edge : closed) isNew[edge >> 3] |= static_cast<uint8_t>(1u << (edge & 7));

  std::size_t toOpen = closed.size();
  ComponentSets sets(maze.grid, maze.passages);
  const auto older = [&](Cell cell) { return wallsBetween(maze, cell) & ~unsigned{isNew[cell]}; };
  const auto wereOne = [&](Cell a, Cell b) { return before.of(a) == before.of(b); };
  toOpen -= joinComponents(maze, sets, random, older, wereOne);
  eachShuffled(maze, closed, random, [&](Cell cell, Direction direction, Cell to) {
    if (!sets.unite(cell, to)) return;
    maze.carve(cell, direction);
    --toOpen;
  });

  // Passages that closed a loop: others take their place.
  const auto anew = [&](Cell cell) { return wallsBetween(maze, cell) & isNew[cell]; };
  const auto openSome = [&](std::vector<uint32_t> walls) {
    for (std::size_t i = 0; i < walls.size() && toOpen > 0; ++i, --toOpen) {
      shuffleStep(walls, i, random);
      maze.carve(walls[i] >> 3, walls[i] & 7);
    }
  };
  if (toOpen > 0) openSome(edgesOf(maze, older, wereOne));
  if (toOpen > 0) openSome(edgesOf(maze, anew));
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
    .params = params,
    .run = run,
};

}  // namespace mazewright
