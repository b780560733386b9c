// Wilson's algorithm: loop-erased random walks into the tree. Every spanning tree is equally
// likely, whatever the root and the order of the starts.
// Source: D. B. Wilson, "Generating random spanning trees more quickly than the cover time", STOC
// 1996.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/walks/links.hpp"

namespace mazewright {

namespace {

/// Draws the root, then the walks. Steps: the mean hitting time, about cells * log(cells).
void run(Maze& maze, Random& random, const Settings&) {
  const Cell root = maze.grid.randomCell(random);
  withLinks(maze, random, root, [](auto& links) { links.walkAndEraseLoops(); });
}

}  // namespace

namespace generators {
extern const GeneratorRow wilson;
}
constinit const GeneratorRow generators::wilson{
    .id = "wilson",
    .title = "Wilson",
    .about =
        "Loop-erased random walks join the maze one by one. Unbiased: all perfect mazes are "
        "equally likely.",
    .cost = "O(cells log cells) expected on flat grids",
    .source = "D. B. Wilson, STOC 1996",
    .uniform = true,
    .run = run,
};

}  // namespace mazewright
