// Dead-end filling: fills every cell that has one open passage, except the start and the end, and
// the cells that become dead ends by it. On a maze without loops exactly the path is left. With
// loops every path from start to end is left, and a breadth-first search of the rest finds a
// shortest one. One-way passages count as passages until that search.
//
// Dead ends are filled in the order of their cells, each back to the next junction. A filled cell
// is visited and discarded.
// Source: W. Pullen, "Maze solving algorithms", Think Labyrinth: dead end filler.

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/search/breadth_first.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  /// The open passages of each cell.
  std::vector<uint8_t> open = maze.passages;
  std::vector<uint8_t> isFilled(maze.grid.cellCount());
  const auto isDeadEnd = [&](Cell cell) {
    return (open[cell] & (open[cell] - 1)) == 0 && isFilled[cell] == 0 && cell != task.from &&
           cell != task.to;
  };
  uint32_t visited = 0;
  Phases(maze, maze.grid.cellCount())
      .range(maze.grid.cellCount(), sliceSteps, [&](uint32_t first, uint32_t end) {
        for (Cell deadEnd = first; deadEnd < end; ++deadEnd) {
          if (!maze.isOpen(deadEnd)) continue;
          Cell cell = deadEnd;
          for (LoopBound turns(isFilled.size()); isDeadEnd(cell); ++turns) {
            isFilled[cell] = 1;
            ++visited;
            task.note(cell, step::visit);
            task.note(cell, step::discard);
            if (open[cell] == 0) break;
            const auto direction = static_cast<Direction>(std::countr_zero(open[cell]));
            const Direction back = maze.grid.back(cell, direction);
            cell = maze.grid.neighbour(cell, direction);
            open[cell] &= static_cast<uint8_t>(~(1u << back));
          }
        }
      });
  SearchTree tree(task);
  searchBreadthFirst(task, tree, visited, [&](Cell cell) { return isFilled[cell] == 0; });
  return tree.route(visited);
}

}  // namespace

namespace solvers {
extern const SolverRow deadEndFilling;
}
constinit const SolverRow solvers::deadEndFilling{
    .id = "deadEndFilling",
    .title = "Dead-end filling",
    .about =
        "Fills dead ends until none is left. Without loops exactly the path remains; of loops it "
        "takes the shorter side.",
    .cost = "O(cells)",
    .work = [](const WorkArea& area, const Settings&) { return area.cells + area.kept * 3; },
    .source = "W. Pullen, Think Labyrinth: maze solving algorithms",
    .shortest = true,
    .weights = false,
    .always = true,
    .run = run,
};

}  // namespace mazewright
