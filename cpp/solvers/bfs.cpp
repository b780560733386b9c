// Breadth-first search: a path of the fewest passages, every cell looked at once, ring by ring.
// Source: E. F. Moore, "The shortest path through a maze", 1959.

#include "path.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  std::vector<Cell> cameFrom(maze.grid.cellCount(), noCell);
  std::vector<Cell> queue{task.from};
  cameFrom[task.from] = task.from;
  uint32_t visited = 0;
  while (visited < queue.size()) {
    const Cell cell = queue[visited++];
    task.note(cell, step::visit);
    if (cell == task.to) break;
    eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
      if (cameFrom[to] != noCell) return;
      cameFrom[to] = cell;
      queue.push_back(to);
    });
  }
  return walkBack(task, cameFrom, visited);
}

}  // namespace

constinit const SolverRow solvers::bfs{
    .id = "bfs",
    .title = {"Breadth first", "너비 우선"},
    .about = {"A shortest path; floods the maze ring by ring.",
              "최단 경로. 미로를 물결처럼 훑습니다."},
    .cost = "O(cells)",
    .source = "E. F. Moore, The shortest path through a maze, 1959",
    .shortest = true,
    .weights = false,
    .run = run,
};

}  // namespace mazewright
