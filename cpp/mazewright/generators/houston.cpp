// Houston's algorithm: Aldous-Broder until a share of the cells is visited, then Wilson. It avoids
// the slow ends of both: the last cells of the one, the first walks of the other.
// Source: R. Houston, as reported by J. Buck, github.com/jamis/csmazes, houston.coffee, 2011, which
// leaves open whether it is uniform.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/walks/links.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {share("share", 333, "Share of cells visited by Aldous-Broder")};

/// Draws: the start (randomCell), then random.pick of the neighbours per step: first those of the
/// one walk, then those of the others. The share includes the start and is rounded up.
void run(Maze& maze, Random& random, const Settings& settings) {
  const auto thousandths = static_cast<uint64_t>(settings["share"]) * maze.grid.kept;
  const auto walked = static_cast<uint32_t>((thousandths + wholeShare - 1) / wholeShare);
  const Cell start = maze.grid.randomCell(random);
  withLinks(maze, random, start, [&](auto& links) {
    links.walkAndLink(start, walked > 0 ? walked - 1 : 0);
    links.walkAndEraseLoops();
  });
}

/// The first walk covers a share s of the cells, in at most s^2 of the time for all of them; the
/// others begin that much nearer to the maze.
Work work(const WorkArea& area, const Settings& settings) {
  const Work share = workOf(settings, "share");
  if (share == Work(wholeShare)) return coverWork(area);
  const Work rest = static_cast<uint64_t>(wholeShare) - share.steps();
  const Work step = area.edges * resistanceOf(area);
  return step * (rest * rest * 10 + share * share * 12) / (wholeShare * wholeShare) + area.kept * 4;
}

}  // namespace

namespace generators {
extern const GeneratorRow houston;
}
constinit const GeneratorRow generators::houston{
    .id = "houston",
    .title = "Houston",
    .about = "Aldous-Broder for a share of the cells, Wilson for the rest. A slight bias.",
    .cost = "O(cells log cells) expected on flat grids",
    .work = work,
    .source = "Robin Houston, described by Jamis Buck, github.com/jamis/csmazes, 2011",
    .params = params,
    .run = run,
};

}  // namespace mazewright
