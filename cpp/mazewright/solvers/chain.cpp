// Chain algorithm: follows a line from the start to the end that may lead through walls: a shortest
// path on the grid without walls. Where it meets a wall it sends a robot along the wall to either
// side, one hand on it, both at the same pace, and follows the one that comes first to a cell of
// the line that is farther on. If both robots come back to where they began, there is no path: in
// the plane always; under bridges and on a surface with holes or handles there may be one. It ends
// on every maze: a robot goes through each passage once per direction at most, and each time the
// line is left one of its cells is passed for good.
//
// The line goes in the lowest direction that leads nearer to the end. At the same step the robot
// whose left hand is on the wall comes first. The path is the walk without its detours.
// Source: W. Pullen, "Maze solving algorithms", Think Labyrinth.

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/grid_distance.hpp"
#include "mazewright/solvers/search/route_along.hpp"
#include "mazewright/solvers/walks/simple_path.hpp"
#include "mazewright/solvers/walks/wall_walk.hpp"

namespace mazewright {

namespace {

/// A line of neighbours from task.from to task.to; empty if the grid does not connect them.
std::vector<Cell> guideLine(const SolveTask& task) {
  const Grid& grid = task.maze.grid;
  GridDistance distance(grid, task.to);
  std::vector<Cell> line;
  if (distance.of(task.from) == GridDistance::unreachable) return line;
  line.push_back(task.from);
  for (LoopBound turns(grid.kept); line.back() != task.to; ++turns) {
    const Cell cell = line.back();
    const unsigned nearer = directionsWhere(grid, cell, grid.neighbours[cell], [&](Cell to) {
      return distance.of(to) < distance.of(cell);
    });
    line.push_back(grid.neighbour(cell, static_cast<Direction>(std::countr_zero(nearer))));
  }
  return line;
}

class Chain {
 public:
  explicit Chain(const SolveTask& task)
      : task_(task),
        isVisited_(task.maze.grid.cellCount()),
        path_(task.maze.grid.cellCount()),
        line_(guideLine(task)),
        places_(task.maze.grid.cellCount()) {
    for (std::size_t i = 0; i < line_.size(); ++i) places_[line_[i]] = static_cast<uint32_t>(i);
  }

  Route run() {
    const Maze& maze = task_.maze;
    enter(task_.from);
    if (line_.empty()) return route();
    inSlices(maze, static_cast<uint32_t>(line_.size()), [&] {
      uint32_t step = 0;
      for (LoopBound turns(line_.size()); step < sliceSteps / 16; ++turns) {
        if (at_ + 1 == line_.size()) return 0u;
        countSteps(1);
        const Cell cell = line_[at_];
        const Cell ahead = line_[at_ + 1];
        const Direction direction = directionTo(maze.grid, cell, maze.grid.neighbours[cell], ahead);
        if (maze.linked(cell, direction)) {
          ++at_;
          ++step;
          enter(ahead);
        } else if (!goAround(direction, step)) {
          return 0u;
        }
      }
      return static_cast<uint32_t>(line_.size() - at_);
    });
    return route();
  }

 private:
  void enter(Cell cell) {
    visit(cell);
    path_.append(cell);
    here_ = cell;
  }

  /// Logs a cell, and counts it the first time.
  void visit(Cell cell) {
    task_.note(cell, step::visit);
    visited_ += isVisited_[cell] == 0;
    isVisited_[cell] = 1;
  }

  /// Follows the robot that comes to a later cell of the line. Returns false if there is none.
  bool goAround(Direction wall, uint32_t& steps) {
    const Cell from = line_[at_];
    if (task_.maze.passages[from] == 0) return false;
    struct Robot {
      WallWalk walk;
      std::vector<Cell> cells;
    };
    Robot robots[] = {{WallWalk(task_.maze, from, wall, true), {}},
                      {WallWalk(task_.maze, from, wall, false), {}}};
    for (LoopBound turns(std::size_t{task_.maze.grid.kept} * maxDirections);
         !robots[0].walk.isClosed() || robots[0].cells.empty(); ++turns) {
      ++steps;
      countSteps(2);
      for (Robot& robot : robots) {
        const Cell cell = robot.walk.step();
        robot.cells.push_back(cell);
        visit(cell);
        if (places_[cell] <= at_) continue;
        for (const Cell entered : robot.cells) path_.append(entered);
        at_ = places_[cell];
        here_ = cell;
        return true;
      }
    }
    return false;
  }

  Route route() {
    return routeAlong(task_, here_ == task_.to ? path_.release() : std::vector<Cell>(), visited_);
  }

  const SolveTask& task_;
  std::vector<uint8_t> isVisited_;
  uint32_t visited_ = 0;
  SimplePath path_;
  std::vector<Cell> line_;
  /// Per cell its index on the line; 0 also for cells that are not on it.
  std::vector<uint32_t> places_;
  /// The index on the line of the cell where the solver stands.
  std::size_t at_ = 0;
  Cell here_ = noCell;
};

Route run(const SolveTask& task) { return Chain(task).run(); }

/// The line may meet every edge of the grid.
Problem problem(const Maze& maze) { return checkSides(maze, maze.grid.neighbours); }

}  // namespace

namespace solvers {
extern const SolverRow chain;
}
constinit const SolverRow solvers::chain{
    .id = "chain",
    .title = "Chain",
    .about =
        "Follows a straight line to the end, and where a wall blocks it, the wall to whichever "
        "side leads back to the line first. Always finds the end on flat mazes without bridges.",
    .cost = "O(cells) for each wall it meets, at most one per cell",
    .work =
        [](const WorkArea& area, const Settings&) {  // The line is a shortest path on the grid;
                                                     // round each of its cells a robot goes once.
          const auto& [width, height, levels] = area.size;
          const Work sides = (Work(width) + height + levels) * 2;
          const Work line = area.kept == area.cells ? std::min(area.kept, sides) : area.kept;
          return line * area.edges * 2 + area.cells * 2 + 16;
        },
    .source = "W. Pullen, Think Labyrinth: maze solving algorithms",
    .shortest = false,
    .weights = false,
    .always = false,
    .oneWays = false,
    .problem = problem,
    .run = run,
};

}  // namespace mazewright
