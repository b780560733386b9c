// Aldous-Broder: a random walk until it has visited every cell; the first step into a cell opens
// its passage. Every spanning tree is equally likely, wherever the walk starts.
// Source: A. Broder, "Generating random spanning trees", FOCS 1989; D. J. Aldous, "The random walk
// construction of uniform spanning trees and uniform labelled trees", SIAM J. Discrete Math. 3,
// 1990.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/walks/links.hpp"

namespace mazewright {

namespace {

/// Draws: the start (randomCell), then per step random.pick of the neighbours. The expected number
/// of steps is the cover time, on squares about cells * log^2(cells) / 3. Memory: one byte per
/// cell, none in packed form.
void run(Maze& maze, Random& random, const Settings&) {
  const Cell start = maze.grid.randomCell(random);
  withLinks(maze, random, start,
            [&](auto& links) { links.walkAndLink(start, maze.grid.kept - 1); });
}

}  // namespace

namespace generators {
extern const GeneratorRow aldousBroder;
}
constinit const GeneratorRow generators::aldousBroder{
    .id = "aldousBroder",
    .title = "Aldous-Broder",
    .about =
        "A random walk opens a passage into each cell that it reaches first. Unbiased: all perfect "
        "mazes are equally likely.",
    .cost = "O(cells log^2 cells) expected",
    .work = [](const WorkArea& area, const Settings&) { return coverWork(area); },
    .source = "A. Broder, FOCS 1989; D. J. Aldous, SIAM Journal on Discrete Mathematics 3, 1990",
    .uniform = true,
    .run = run,
};

}  // namespace mazewright
