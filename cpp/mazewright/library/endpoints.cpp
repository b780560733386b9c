#include "mazewright/library/endpoints.hpp"

namespace mazewright {

Endpoints placeInLargestPart(const Maze& maze, const ExitRow& policy, Random& random, bool byGrid) {
  Maze largest = maze;
  Grid connected = maze.grid;
  if (!byGrid) {
    connected.neighbours = maze.passages;
    if (!maze.kinds.empty()) applyMask(connected, maze.kinds);
  }
  applyMask(largest.grid, largestComponent(connected));
  for (Cell cell = 0; cell < largest.kinds.size(); ++cell) {
    if (!largest.grid.has(cell)) largest.kinds[cell] = 0;
  }
  return policy.place(largest, random);
}

bool joinsEndpoints(const Maze& maze) {
  if (maze.start == noCell || maze.end == noCell) return false;
  const Components components = componentsOf(maze.grid, maze.passages);
  return components.of[maze.start] == components.of[maze.end];
}

}  // namespace mazewright
