#pragma once
// The figures of a maze that aim() reaches for, and the ranges in which they shall be. All numbers
// are whole, because they decide which maze comes out.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

/// solution is Stats::solutionLength; deadEnds, turns and loops are those of Stats; difficulty is
/// that of library/solve.hpp, in units of 1 / difficultyUnit.
enum class AimFigure : unsigned { solution, deadEnds, turns, loops, difficulty };
inline constexpr unsigned aimFigures = 5;
inline constexpr int64_t difficultyUnit = int64_t{1} << 20;

/// Figures of a maze by AimFigure. Those that are no targets have no meaning.
struct AimFigures {
  std::array<int64_t, aimFigures> values{};
  /// expectedSteps, times expectedStepsUnit. Only if difficulty is a target.
  int64_t expectedSteps = 0;

  int64_t& operator[](AimFigure figure) { return values[static_cast<unsigned>(figure)]; }
  int64_t operator[](AimFigure figure) const { return values[static_cast<unsigned>(figure)]; }

  /// Sets solution, and the difficulty that follows from it and the expected steps. `unreachable`
  /// passages give noFigure.
  void setSolution(uint32_t passages);
};
/// The mean of 16 walks is whole in this unit.
inline constexpr int64_t expectedStepsUnit = 16;
/// The solution and the difficulty of a maze in which no path leads from start to end, and the
/// difficulty of one with one-way passages.
inline constexpr int64_t noFigure = INT64_MAX;

/// Adds a cell with these passages to deadEnds and turns, `sign` times.
void countCell(AimFigures& figures, unsigned passages, int sign);

/// The checked targets.
class AimTargets {
 public:
  /// Reads the ends of ranges as a caller gives them, by the ids of figures: those of AimFigure.
  /// Both ends are included. A range with only one has no other end, and `high` may be infinite.
  /// Problem 'invalid-option' in field "targets" if there is none, or in "targets.<figure>" for an
  /// unknown figure, for what is no number from 0 to 2^32 - 1, and for a range that holds no number
  /// or, of a figure that is whole, no whole number.
  Problem read(const Values& low, const Values& high);

  bool has(AimFigure figure) const { return rangeOf(figure).isTarget; }
  /// Whether a target needs a start and an end.
  bool havePath() const { return has(AimFigure::solution) || has(AimFigure::difficulty); }
  int64_t low(AimFigure figure) const { return rangeOf(figure).low; }
  /// Whether a figure is a target and out of its range.
  bool misses(AimFigure figure, const AimFigures& figures) const {
    return rangeOf(figure).missOf(figures[figure]) > 0;
  }

  /// Learns from the figures of one more maze by how much each figure varies.
  void learn(const AimFigures& figures);

  /// How far figures are from their ranges, each measured by how much it varies; 0 if and only if
  /// all are within.
  int64_t distance(const AimFigures& figures) const;

  /// Whether the range of a figure is farther from all figures that learn() got than they are from
  /// each other.
  bool isFarOff() const;

  /// The field of a target that needs a start and an end. Precondition: havePath().
  std::string pathField() const;

  /// The figures that are targets, as users read them; none for noFigure.
  Values valuesOf(const AimFigures& figures) const;

 private:
  struct Range {
    bool isTarget = false;
    int64_t low = 0, high = noFigure - 1;
    /// Over all figures learned.
    int64_t least = noFigure, most = 0;

    int64_t missOf(int64_t value) const {
      return isTarget ? std::max({int64_t{0}, low - value, value - high}) : 0;
    }
  };
  const Range& rangeOf(AimFigure figure) const { return ranges_[static_cast<unsigned>(figure)]; }

  std::array<Range, aimFigures> ranges_;
};

}  // namespace mazewright
