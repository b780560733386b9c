#include "maze.hpp"

namespace mazewright {

void linkFloor(Maze& maze) {
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    eachNeighbour(maze.grid, cell, maze.grid.exits[cell], [&](Cell to, Direction direction) {
      if (to > cell && maze.isOpen(to)) maze.carve(cell, direction);
    });
  }
}

}  // namespace mazewright
