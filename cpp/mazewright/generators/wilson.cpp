// Wilson's algorithm: loop-erased random walks from every cell into the tree. Every spanning tree
// is equally likely, whatever the root and the order of the cells.
// Source: D. B. Wilson, "Generating random spanning trees more quickly than the cover time", STOC
// 1996.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/walks/links.hpp"

namespace mazewright {

namespace {

/// Draws: the root (randomCell), then per step of the walks random.pick of the neighbours. The
/// expected number of steps is the mean hitting time, on squares about cells * log(cells). Memory:
/// one byte per cell, none in packed form.
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
    .work = [](const WorkArea& area, const Settings&) { return loopErasedWork(area); },
    .source = "D. B. Wilson, STOC 1996",
    .uniform = true,
    .run = run,
};

}  // namespace mazewright
