// Pledge's algorithm: walks straight on in one direction. At a wall it turns until it can go on,
// keeps one hand on that wall and adds up its turns; when they add up to none, it lets go and walks
// straight on again. In the plane it finds the way out of every maze: it reaches the outline,
// whatever loops there are. An end elsewhere, or in a maze with bridges, it reaches only if it
// comes by.
//
// Turns are counted in sides. So the solver is defined where all cells have the same even number of
// sides, in the same order, and the side that a passage leads through is opposite to the one by
// which it is entered: squares, hexagons, bricks.
//
// It is over when it stands in a cell without turns where it did so before, or has gone once around
// a wall without letting go and without coming nearer to that: an end that it cannot reach. So it
// ends on every maze: it stands without turns once per cell at most, and between two such cells
// goes around a wall at most once per turn that it began with, through each passage once per
// direction and round: at most 2 x cells x sides x passages steps.
//
// Draws the direction: pick(sides).
// Source: H. Abelson, A. diSessa, "Turtle geometry", MIT Press, 1981, section 4.2, who name John
// Pledge.

#include <cstdlib>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/walks/hand.hpp"
#include "mazewright/solvers/walks/sides.hpp"

namespace mazewright {

namespace {

class Pledge : public Agent {
 public:
  explicit Pledge(const AgentTask& task)
      : maze_(task.maze),
        sides_(task.maze, task.from, corners_),
        count_(static_cast<int>(sides_.count())),
        clockwise_(hand::isClockwise(task.settings)),
        cell_(task.from),
        ahead_(sides_.indexOf(task.random.pick(sides_.all()))),
        wasFree_(task.maze.grid.cellCount()) {
    choose(ahead_);
  }

  Cell step() override {
    const unsigned heading = heading_;
    cell_ = maze_.grid.neighbour(cell_, sides_[heading]);
    choose(heading);
    return cell_;
  }

  bool isOver() const override { return isOver_; }

 private:
  bool isOpen(unsigned side) const { return maze_.linked(cell_, sides_[side]); }

  /// The side that is `turns` to the right of a side if the left hand is on the wall, to the left
  /// of it if the right hand is.
  unsigned turned(unsigned side, int turns) const {
    const int at = static_cast<int>(side) + (clockwise_ ? turns : -turns);
    return static_cast<unsigned>((at % count_ + count_) % count_);
  }

  /// Chooses the heading in a cell that was entered with a heading.
  void choose(unsigned entered) {
    if (turns_ == 0) {
      // Where it goes from here depends on the cell alone.
      isOver_ = isOver_ || wasFree_[cell_] != 0;
      wasFree_[cell_] = 1;
      if (isOpen(ahead_)) {
        heading_ = ahead_;
        return;
      }
      // Away from the wall ahead, so that the hand touches it.
      turnFrom(ahead_, 0, 1);
      wallCell_ = cell_;
      wallHeading_ = heading_;
      wallTurns_ = turns_;
      return;
    }
    // From the side of the hand on, which is next to the one behind.
    const int before = turns_;
    turnFrom(entered, turns_, 1 - count_ / 2);
    // On hexagons one turn may be two sides, and so go past none.
    if (turns_ == 0 || (before > 0 && turns_ < 0)) {
      turns_ = 0;
      choose(entered);
    } else if (cell_ == wallCell_ && heading_ == wallHeading_) {
      isOver_ = isOver_ || std::abs(turns_) >= std::abs(wallTurns_);
      wallTurns_ = turns_;
    }
  }

  /// Turns on from `turn` until a passage lies ahead, in a cell with a passage.
  void turnFrom(unsigned heading, int before, int turn) {
    for (LoopBound turns(sides_.count()); !isOpen(turned(heading, turn)); ++turns) ++turn;
    heading_ = turned(heading, turn);
    turns_ = before + turn;
  }

  const Maze& maze_;
  std::vector<Corner> corners_;
  /// Those of every cell.
  Sides sides_;
  int count_;
  bool clockwise_;
  Cell cell_;
  /// The direction to keep, an index into the sides.
  unsigned ahead_;
  /// The next step, in the same way.
  unsigned heading_ = 0;
  /// The sum of the turns since it has a hand on the wall; 0 if it has none on it.
  int turns_ = 0;
  /// Where it is on the wall for the first time.
  Cell wallCell_ = noCell;
  unsigned wallHeading_ = 0;
  int wallTurns_ = 0;
  /// Per cell whether it stood there without turns.
  std::vector<uint8_t> wasFree_;
  bool isOver_ = false;
};

std::unique_ptr<Agent> agent(const AgentTask& task) { return std::make_unique<Pledge>(task); }

/// Whether two cells have the same sides, in the same order.
bool isSame(const Sides& one, const Sides& other) {
  if (one.all() != other.all()) return false;
  for (unsigned i = 0; i < one.count(); ++i) {
    const Direction here = one[i];
    if (one.next(here, one.all(), true) != other.next(here, other.all(), true)) return false;
  }
  return true;
}

Problem problem(const Maze& maze) {
  std::vector<Corner> corners;
  Cell first = 0;
  for (; first < maze.grid.cellCount() && maze.passages[first] == 0; ++first) continue;
  if (first == maze.grid.cellCount()) return {};
  const Sides sides(maze, first, corners);
  bool isDefined = sides.count() % 2 == 0;
  for (Cell cell = first; cell < maze.grid.cellCount() && isDefined; ++cell) {
    if (maze.passages[cell] == 0) continue;
    isDefined =
        (maze.passages[cell] & ~sides.all()) == 0 && isSame(sides, Sides(maze, cell, corners));
    for (unsigned i = 0; i < sides.count() && isDefined; ++i) {
      const Direction opposite = sides[(i + sides.count() / 2) % sides.count()];
      isDefined = !maze.linked(cell, sides[i]) || maze.grid.back(cell, sides[i]) == opposite;
    }
  }
  if (isDefined) return {};
  return refuseText(
      "invalid-option", "solver",
      "must be another one on this maze of shape '@': this one adds up its turns, and "
      "needs cells that all have the same sides, each with an opposite one",
      maze.grid.shape->id);
}

}  // namespace

namespace solvers {
extern const SolverRow pledge;
}
constinit const SolverRow solvers::pledge{
    .id = "pledge",
    .title = "Pledge",
    .about =
        "Walks straight on, and around walls until its turns add up to none; gives up where it "
        "would "
        "repeat itself. Finds every way out of a flat maze without bridges, but not every end "
        "inside. On squares, hexagons and bricks.",
    .cost = "O(cells) for each wall it meets, at most one per cell",
    .work = [](const WorkArea& area, const Settings&) { return area.kept * area.edges * 4 + 16; },
    .source = "H. Abelson, A. diSessa, Turtle Geometry, 1981",
    .shortest = false,
    .weights = false,
    .always = false,
    .oneWays = false,
    .params = hand::params,
    .problem = problem,
    .agent = agent,
};

}  // namespace mazewright
