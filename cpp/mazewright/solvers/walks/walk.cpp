#include "mazewright/solvers/walks/walk.hpp"

#include <algorithm>

#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/route_along.hpp"
#include "mazewright/solvers/walks/simple_path.hpp"

namespace mazewright {

Route routeOfWalk(const SolverRow& row, const SolveTask& task, Random& random) {
  const Maze& maze = task.maze;
  SimplePath path(maze.grid.cellCount());
  uint32_t visited = 0;
  Cell cell = task.from;
  const auto enter = [&] {
    task.note(cell, step::visit);
    visited += path.append(cell);
  };
  enter();
  if (cell != task.to && maze.leaving(cell) != 0) {
    const std::unique_ptr<Agent> agent = row.agent({maze, task.from, task.settings, random});
    const uint32_t whole = maze.grid.kept;
    uint64_t steps = 0;
    inSlices(maze, whole, [&] {
      for (uint32_t step = 0; step < sliceSteps / 16; ++step, ++steps) {
        countSteps(1);
        cell = agent->step();
        enter();
        if (cell == task.to || agent->isOver()) return 0u;
      }
      return whole - static_cast<uint32_t>(std::min<uint64_t>(steps / 2, whole - 1));
    });
  }
  return routeAlong(task, cell == task.to ? path.release() : std::vector<Cell>(), visited);
}

std::vector<Cell> walkOf(const SolverRow& row, const AgentTask& task, uint32_t steps) {
  std::vector<Cell> cells{task.from};
  if (task.maze.leaving(task.from) == 0) return cells;
  const std::unique_ptr<Agent> agent = row.agent(task);
  uint32_t left = steps;
  inSlices(task.maze, std::max(1u, steps), [&] {
    for (uint32_t step = 0; step < sliceSteps / 16; ++step, --left) {
      if (left == 0 || task.maze.leaving(cells.back()) == 0) return 0u;
      cells.push_back(agent->step());
    }
    return left;
  });
  return cells;
}

}  // namespace mazewright
