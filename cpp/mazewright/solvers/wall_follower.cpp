// Wall follower: walks with one hand on a wall until it reaches the end or is about to repeat its
// first step. On a maze without loops it finds every end. On a maze with loops it finds the ends
// that touch the followed wall; in the plane these include every end on the outline if the start is
// on the outline. The path is the walk without its detours.
//
// At the start the hand is on an outer side (one without an open neighbour) if there is one,
// otherwise on a wall, otherwise on the first side.
// Source: W. Pullen, "Maze solving algorithms", Think Labyrinth.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/walks/hand.hpp"
#include "mazewright/solvers/walks/wall_walk.hpp"

namespace mazewright {

namespace {

/// The side of the start that the hand touches first.
Direction firstSide(const Maze& maze, Cell cell) {
  std::vector<Corner> corners;
  const Sides sides(maze, cell, corners);
  const unsigned adjacent = directionsWhere(maze.grid, cell, maze.grid.neighbours[cell],
                                            [&](Cell to) { return maze.isOpen(to); });
  for (const unsigned directions : {~adjacent, ~unsigned{maze.passages[cell]}}) {
    if ((sides.all() & directions) != 0) return sides.first(sides.all() & directions);
  }
  return sides.first(sides.all());
}

class WallFollower : public Agent {
 public:
  explicit WallFollower(const AgentTask& task)
      : walk_(task.maze, task.from, firstSide(task.maze, task.from),
              hand::isClockwise(task.settings)) {}

  Cell step() override { return walk_.step(); }
  bool isOver() const override { return walk_.isClosed(); }

 private:
  WallWalk walk_;
};

std::unique_ptr<Agent> agent(const AgentTask& task) { return std::make_unique<WallFollower>(task); }

Problem problem(const Maze& maze) { return checkSides(maze, maze.passages); }

}  // namespace

namespace solvers {
extern const SolverRow wallFollower;
}
constinit const SolverRow solvers::wallFollower{
    .id = "wallFollower",
    .title = "Wall follower",
    .about =
        "Walks with one hand on the wall, through no passage more than twice. In a maze with loops "
        "it misses an end on an island: away from the walls that it touches.",
    .cost = "O(cells)",
    .work = [](const WorkArea& area, const Settings&) { return area.edges * 4 + 4; },
    .source = "W. Pullen, Think Labyrinth: maze solving algorithms",
    .shortest = false,
    .weights = false,
    .always = false,
    .oneWays = false,
    .params = hand::params,
    .problem = problem,
    .agent = agent,
};

}  // namespace mazewright
