#pragma once
// Bounds of work: every row states how many elementary steps it makes at most, from what is known
// before it begins. A step is what loops report as progress (model/progress.hpp): a turn of a loop
// that visits a cell, a draw of a room, a try.
//
// Random walks have no bound. They state a number that about one walk in a million exceeds, and go
// on all the same.

#include <algorithm>
#include <bit>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// A number of steps. Sums and products end at `most`, so a number is exact in a double.
class Work {
 public:
  static constexpr uint64_t most = (uint64_t{1} << 53) - 1;

  constexpr Work(uint64_t steps = 0) : steps_(std::min(steps, most)) {}
  constexpr uint64_t steps() const { return steps_; }

  friend constexpr Work operator+(Work a, Work b) { return a.steps_ + b.steps_; }
  friend constexpr Work operator*(Work a, Work b) {
    const bool fits = b.steps_ == 0 || a.steps_ <= most / b.steps_;
    return fits ? a.steps_ * b.steps_ : most;
  }
  /// Rounded up.
  friend constexpr Work operator/(Work a, uint64_t parts) {
    return a.steps_ / parts + (a.steps_ % parts != 0 ? 1 : 0);
  }
  friend constexpr auto operator<=>(Work, Work) = default;

 private:
  uint64_t steps_;
};

/// The number of binary digits.
constexpr Work bitsOf(Work number) { return static_cast<uint64_t>(std::bit_width(number.steps())); }

/// A parameter that is not negative.
inline Work workOf(const Settings& settings, const char* id) {
  return static_cast<uint64_t>(settings[id]);
}

/// What is known of a maze before it is made.
struct WorkArea {
  Size size;
  const ShapeRow* shape = nullptr;
  /// All cells, those that are kept, and the most edges that these can have.
  Work cells = 0, kept = 0, edges = 0;
  /// Its grid, if a mask, an outline or a graph says which cells and edges there are.
  const Grid* grid = nullptr;
  /// Whether it is a full rectangle of squares, whose packed forms need no log; and whether it may
  /// be one.
  bool isFull = false, mayBeFull = false;
  /// Whether the steps are logged.
  bool logs = false;
  /// By how much the edges that passes hide or join may raise the resistance: a factor and a sum.
  Work resistanceFactor = 1, resistanceSum = 0;
};

/// At least the resistance between any two connected cells, if every edge is a resistor of 1. A
/// random walk from one of them to the other and back takes 2 * edges * resistance steps on
/// average. Cost: O(1); O(cells) if the area has a grid. Source: A. Chandra et al., "The electrical
/// resistance of a graph captures its commute and cover times", STOC 1989.
Work resistanceOf(const WorkArea& area);

/// What is known of a maze that exists, for solvers.
WorkArea areaOf(const Maze& maze);

/// The steps of a random walk that visits every cell, but for one in a million.
Work coverWork(const WorkArea& area);

/// The steps of loop-erased random walks that visit every cell, but for one in a million.
Work loopErasedWork(const WorkArea& area);

/// The work of rows that make so many steps per kept cell.
template <uint64_t steps>
Work perCell(const WorkArea& area, const Settings&) {
  return area.kept * steps;
}

}  // namespace mazewright
