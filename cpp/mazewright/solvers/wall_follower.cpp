// Wall follower: walks with one hand on a wall until it reaches the end or is about to repeat its
// first step. On a maze without loops it finds every end. On a maze with loops it finds the ends
// that touch the followed wall; in the plane these include every end on the outline if the start is
// on the outline. The path is the walk without its detours.
//
// At each cell it takes the first passage after the one by which it entered, in the order of the
// sides around the cell as drawn: clockwise with the left hand, anticlockwise with the right hand.
// At the start the hand is on an outer side (one without an open neighbour) if there is one,
// otherwise on a wall, otherwise on the first side.
// Source: W. Pullen, "Maze solving algorithms", Think Labyrinth.

#include <algorithm>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

enum Hand { left, right };

constexpr Choice hands[] = {{"left", "Left"}, {"right", "Right"}};

constexpr Param params[] = {choice("hand", hands, left, "Hand on the wall")};

/// The directions of a cell in the clockwise order of its sides as drawn, each once.
class Sides {
 public:
  /// `corners` is working memory. Cost: O(corners of the cell).
  Sides(const Maze& maze, Cell cell, std::vector<Corner>& corners) {
    const ShapeRow& shape = *maze.grid.shape;
    corners.clear();
    if (shape.walls != nullptr) {
      shape.walls(maze, cell, corners);
    } else {
      shape.corners(maze.grid, cell, corners);
    }
    for (const Corner& corner : corners) {
      if (corner.side == noSide || (all_ >> corner.side & 1) != 0) continue;
      order_[count_++] = corner.side;
      all_ |= 1u << corner.side;
    }
  }

  /// Bit d is set if direction d leads through a side.
  unsigned all() const { return all_; }

  /// The first side that is in `directions`; at least one side must be.
  Direction first(unsigned directions) const {
    unsigned at = 0;
    while ((directions >> order_[at] & 1) == 0) ++at;
    return order_[at];
  }

  /// The first side after `from` that is in `directions`; `from` itself is tried last. At least one
  /// side must be in `directions`.
  Direction next(Direction from, unsigned directions, bool clockwise) const {
    unsigned at = 0;
    while (order_[at] != from) ++at;
    do {
      at = (at + (clockwise ? 1 : count_ - 1)) % count_;
    } while ((directions >> order_[at] & 1) == 0);
    return order_[at];
  }

 private:
  Direction order_[maxDirections]{};
  unsigned count_ = 0;
  unsigned all_ = 0;
};

/// A walk and its path without detours: entering a cell of the path again removes the cells that
/// were appended after it.
class Walk {
 public:
  explicit Walk(const SolveTask& task) : task_(task), places_(task.maze.grid.cellCount()) {
    enter(task.from);
  }

  /// Appends a cell. Amortised O(1).
  void enter(Cell cell) {
    task_.note(cell, step::visit);
    uint32_t& place = places_[cell];
    if (place == 0) ++visited_;
    if (place != 0 && place <= path_.size() && path_[place - 1] == cell) {
      path_.resize(place);
      return;
    }
    path_.push_back(cell);
    place = static_cast<uint32_t>(path_.size());
  }

  /// The path; empty if the walk does not end at task.to. Moves the path out of the walk.
  Route route() {
    Route route;
    route.visited = visited_;
    if (path_.back() != task_.to) return route;
    for (const Cell cell : path_) task_.note(cell, step::path);
    route.cost = path_.size() - 1;
    route.path = std::move(path_);
    return route;
  }

 private:
  const SolveTask& task_;
  std::vector<Cell> path_;
  /// Per cell 0 if it was not visited, otherwise 1 + its last index in the path.
  std::vector<uint32_t> places_;
  uint32_t visited_ = 0;
};

/// The side of the start that the hand touches first.
Direction firstSide(const Maze& maze, Cell cell, const Sides& sides) {
  const unsigned adjacent = directionsWhere(maze.grid, cell, maze.grid.neighbours[cell],
                                            [&](Cell to) { return maze.isOpen(to); });
  for (const unsigned directions : {~adjacent, ~unsigned{maze.passages[cell]}}) {
    if ((sides.all() & directions) != 0) return sides.first(sides.all() & directions);
  }
  return sides.first(sides.all());
}

Route run(const SolveTask& task) {
  const Maze& maze = task.maze;
  const Grid& grid = maze.grid;
  const bool clockwise = task.settings["hand"] == left;
  Walk walk(task);
  if (task.from == task.to || maze.passages[task.from] == 0) return walk.route();
  std::vector<Corner> corners;
  const Sides sides(maze, task.from, corners);
  const Direction first =
      sides.next(firstSide(maze, task.from, sides), maze.passages[task.from], clockwise);
  Cell cell = task.from;
  Direction direction = first;
  // The walk uses each passage at most once per direction, so it ends.
  uint64_t steps = 0;
  const uint32_t whole = grid.kept;
  inSlices(maze, whole, [&] {
    for (uint32_t step = 0; step < sliceSteps / 16; ++step, ++steps) {
      const Direction back = grid.back(cell, direction);
      cell = grid.neighbour(cell, direction);
      walk.enter(cell);
      if (cell == task.to) return 0u;
      direction = Sides(maze, cell, corners).next(back, maze.passages[cell], clockwise);
      if (cell == task.from && direction == first) return 0u;
    }
    return whole - static_cast<uint32_t>(std::min<uint64_t>(steps / 2, whole - 1));
  });
  return walk.route();
}

/// Refuses a maze with a passage that leads through no side of the drawing, as stairs do: it has no
/// place in the order of the sides around its cell.
Problem problem(const Maze& maze) {
  std::vector<Corner> corners;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if ((maze.passages[cell] & ~Sides(maze, cell, corners).all()) == 0) continue;
    return refuse("invalid-option", "solver",
                  "must be another one on this maze of shape '@': 'wallFollower' goes from side to "
                  "side, and cell # has a passage through none of its sides",
                  nullptr, cell, 0, maze.grid.shape->id);
  }
  return {};
}

}  // namespace

namespace solvers {
extern const SolverRow wallFollower;
}
constinit const SolverRow solvers::wallFollower{
    .id = "wallFollower",
    .title = "Wall follower",
    .about = "Walks with one hand on the wall. May miss an end in a maze with loops.",
    .cost = "O(cells)",
    .source = "W. Pullen, Think Labyrinth: maze solving algorithms",
    .shortest = false,
    .weights = false,
    .complete = false,
    .walks = true,
    .params = params,
    .problem = problem,
    .run = run,
};

}  // namespace mazewright
