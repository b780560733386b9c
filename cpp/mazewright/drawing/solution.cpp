#include "mazewright/drawing/solution.hpp"

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/drawing/middles.hpp"

namespace mazewright {

Polylines solutionLines(const Maze& maze) {
  Polylines lines;
  if (maze.start == noCell || maze.end == noCell) return lines;
  const Grid& grid = maze.grid;
  // The first solver of the list finds a path of least length.
  const SolverRow& shortest = *catalog().solvers.front();
  const std::vector<Cell> cells = shortest.run({maze, maze.start, maze.end, {}, {}, nullptr}).path;
  const bool overSides = !grid.table.empty() || grid.shape->stairs != 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i == 0) {
      lines.begin(centreOf(grid, cells[i]));
    } else if (overSides) {
      const Cell last = cells[i - 1];
      addStep(grid, last, directionTo(grid, last, maze.passages[last], cells[i]), lines);
    } else {
      lines.add(centreOf(grid, cells[i]));
    }
  }
  return lines;
}

}  // namespace mazewright
