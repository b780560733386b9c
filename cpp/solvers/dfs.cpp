// Depth-first search: follows one way to its end before it tries the next, as a person would. On
// a maze without loops it finds the only path, elsewhere some path.
// Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1, 1972.

#include "path.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  std::vector<Cell> cameFrom(maze.grid.cellCount(), noCell);
  cameFrom[task.from] = task.from;
  uint32_t visited = 1;
  task.note(task.from, step::visit);
  Cell cell = task.from;
  while (cell != task.to) {
    const unsigned fresh = directionsWhere(maze.grid, cell, maze.passages[cell],
                                           [&](Cell to) { return cameFrom[to] == noCell; });
    if (fresh != 0) {
      const Cell to = maze.grid.neighbour(cell, static_cast<Direction>(std::countr_zero(fresh)));
      cameFrom[to] = cell;
      cell = to;
      ++visited;
      task.note(cell, step::visit);
    } else if (cell == task.from) {
      break;
    } else {
      cell = cameFrom[cell];
    }
  }
  return walkBack(task, cameFrom, visited);
}

}  // namespace

constinit const SolverRow solvers::dfs{
    .id = "dfs",
    .title = {"Depth first", "깊이 우선"},
    .about = {"Follows one way to its end before it tries the next.",
              "한 길을 끝까지 가 보고 다음 길을 찾습니다."},
    .cost = "O(cells)",
    .source = "R. Tarjan, SIAM J. Comput. 1, 1972",
    .shortest = false,
    .weights = false,
    .run = run,
};

}  // namespace mazewright
