// Houston's mix of two algorithms: Aldous-Broder until a share of the cells is visited, then
// Wilson.
// Source: R. Houston, as told by J. Buck in github.com/jamis/csmazes, houston.coffee, 2011, which
// leaves open whether it is uniform.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/packed_links.hpp"
#include "mazewright/generators/walks/random_walks.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {share("share", 333, "Share walked before loops are erased")};

/// Draws the start, then one walk, then the others. The share counts the start and is rounded up.
void run(Maze& maze, Random& random, const Settings& settings) {
  const uint32_t kept = maze.grid.kept;
  const auto thousandths = static_cast<uint64_t>(settings["share"]) * kept;
  const auto walked = static_cast<uint32_t>((thousandths + wholeShare - 1) / wholeShare);
  const uint32_t missing = walked > 0 ? walked - 1 : 0;
  const Cell start = maze.grid.randomCell(random);
  if (LinkSheet::fits(maze)) {
    LinkSheet sheet(maze, random);
    sheet.join(start);
    sheet.walkAndLink(start, missing);
    sheet.walkAndEraseLoops();
    return sheet.finish(start);
  }
  std::vector<uint8_t> states(maze.grid.cellCount());
  states[start] = inTree;
  walkAndLink(maze, random, states, start, missing);
  walkAndEraseLoops(maze, random, states);
}

}  // namespace

namespace generators {
extern const GeneratorRow houston;
}
constinit const GeneratorRow generators::houston{
    .id = "houston",
    .title = "Houston",
    .about = "One random walk over a share of the cells, then walks without loops. A slight bias.",
    .cost = "O(cells log cells) expected on flat grids",
    .source = "Robin Houston, as told by Jamis Buck, github.com/jamis/csmazes, 2011",
    .params = params,
    .run = run,
};

}  // namespace mazewright
