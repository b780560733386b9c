#include "mazewright/analysis/bottlenecks.hpp"

#include "mazewright/analysis/stats.hpp"
#include "mazewright/model/low_points.hpp"

namespace mazewright {

Bottlenecks bottlenecksOf(const Maze& maze) {
  const LowPoints points(maze);
  Bottlenecks found;
  // Per cell the directions of its bridges.
  std::vector<uint8_t> bridges(maze.grid.cellCount());
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    if (points.isArticulation(cell)) found.cells.push_back(cell);
    if (!points.isBehindCutEdge(cell)) continue;
    const Direction direction = points.toParent(cell);
    const Cell parent = maze.grid.neighbour(cell, direction);
    bridges[cell] |= static_cast<uint8_t>(1u << direction);
    bridges[parent] |= static_cast<uint8_t>(1u << maze.grid.back(cell, direction));
  }
  found.passages = pairsOf(maze, bridges);
  return found;
}

}  // namespace mazewright
