#include "mazewright/drawing/solution.hpp"

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

Polylines solutionLines(const Maze& maze) {
  Polylines lines;
  if (maze.start == noCell || maze.end == noCell) return lines;
  const Grid& grid = maze.grid;
  // The first solver of the list finds a path of least length.
  const SolverRow& shortest = *catalog().solvers.front();
  const std::vector<Cell> cells = shortest.run({maze, maze.start, maze.end, {}, {}, nullptr}).path;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0 && (!grid.table.empty() || grid.shape->stairs != 0)) {
      const Cell previous = cells[i - 1];
      const Direction direction = directionTo(grid, previous, maze.passages[previous], cells[i]);
      const Point here = middleOf(grid, previous, direction);
      const Point there = middleOf(grid, cells[i], grid.back(previous, direction));
      lines.add(here);
      if (here.x != there.x || here.y != there.y) lines.begin(there);
    }
    const Point centre = centreOf(grid, cells[i]);
    i == 0 ? lines.begin(centre) : lines.add(centre);
  }
  return lines;
}

}  // namespace mazewright
