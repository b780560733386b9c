#include "mazewright/drawing/solution.hpp"

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

std::vector<PathPoint> solutionPoints(const Maze& maze) {
  std::vector<PathPoint> points;
  if (maze.start == noCell || maze.end == noCell) return points;
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
      points.push_back({here, false});
      if (here.x != there.x || here.y != there.y) points.push_back({there, true});
    }
    points.push_back({centreOf(grid, cells[i]), points.empty()});
  }
  return points;
}

}  // namespace mazewright
