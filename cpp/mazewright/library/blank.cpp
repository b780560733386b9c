#include "mazewright/library/blank.hpp"

#include "mazewright/library/generate.hpp"
#include "mazewright/library/passes.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

Maze blank(const Plan& plan, bool open) {
  Maze maze(buildGrid(plan.shape, plan.mask));
  if (open) {
    PassRun passes(0, {});
    passes.thin(maze);
    maze.passages = maze.grid.neighbours;
    passes.finish(maze);
  }
  // Finds no problem: every cell that the mask keeps is open.
  placeEndpoints(maze, plan, 0);
  return maze;
}

}  // namespace mazewright
