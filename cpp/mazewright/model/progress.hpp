#pragma once
// Long work in slices. Between two slices the progress callback runs, which may abort the call.
// Slices change no result: neither draws nor their order depend on them.

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Steps of a loop in one slice: about a millisecond for a random walk.
inline constexpr uint32_t sliceSteps = 1u << 16;

#ifndef NDEBUG
/// The elementary steps that loops have made, in builds with asserts: tests compare it with the
/// work that rows state (catalog/work.hpp).
inline uint64_t stepsMade = 0;
/// What stepsMade must not exceed.
inline uint64_t stepsAllowed = UINT64_MAX;
#endif

/// Counts elementary steps in builds with asserts, and costs nothing in others.
inline void countSteps([[maybe_unused]] uint64_t steps) {
#ifndef NDEBUG
  stepsMade += steps;
  assert(stepsMade <= stepsAllowed);
#endif
}

/// In builds with asserts, the steps that may still be counted.
inline uint64_t stepsLeft() {
#ifdef NDEBUG
  return 0;
#else
  return stepsAllowed - stepsMade;
#endif
}

/// While it lives, a build with asserts ends at twice the stated steps: they bound the loops that
/// count them. A walk exceeds what is stated about once in a million times, and twice that never.
class StepLimit {
 public:
  /// `stated` returns the steps; only builds with asserts call it.
  template <typename Stated>
  explicit StepLimit([[maybe_unused]] Stated stated) {
#ifndef NDEBUG
    const uint64_t made = stepsMade, steps = stated();
    stepsMade = made;
    stepsAllowed = std::min(before_, made + 2 * steps);
#endif
  }
#ifndef NDEBUG
  StepLimit(const StepLimit&) = delete;
  StepLimit& operator=(const StepLimit&) = delete;
  ~StepLimit() { stepsAllowed = before_; }

 private:
  uint64_t before_ = stepsAllowed;
#endif
};

/// Runs a slice as a call of its own. A JavaScript engine compiles hot functions anew while they
/// run, but a call that has begun stays in the slow code, so work in one long call would take 1.4
/// to 3.5 times as long (measured in V8).
template <typename Slice>
[[gnu::noinline]] uint32_t runSlice(Slice& slice) {
  return slice();
}

/// Calls slice() until it returns 0. A slice does a bounded piece of the work (about sliceSteps
/// steps, of which it counts at least one) and returns how much of `whole` remains.
template <typename Slice>
void inSlices(const Maze& maze, uint32_t whole, Slice slice) {
  for (LoopBound slices(stepsLeft()); const uint32_t left = runSlice(slice); ++slices) {
    if (maze.onProgress != nullptr) maze.onProgress(whole - left, whole);
  }
}

/// A reference to any function visit(first, end), which must outlive it. With it the loop over the
/// pieces of a range is compiled once, and every piece is a call of its own.
class RangeVisit {
 public:
  template <typename Visit>
  explicit RangeVisit(Visit& visit)
      : visit_(&visit), call_([](void* what, uint32_t first, uint32_t end) {
          (*static_cast<Visit*>(what))(first, end);
        }) {}

  void operator()(uint32_t first, uint32_t end) const { call_(visit_, first, end); }

 private:
  void* visit_;
  void (*call_)(void*, uint32_t, uint32_t);
};

/// Work in several phases of known length, each in slices: for loops over all cells or rows.
class Phases {
 public:
  /// `whole`: about how much all phases together do, in the unit of range(). Only what the callback
  /// shows depends on it.
  Phases(const Maze& maze, uint32_t whole) : maze_(maze), whole_(whole) {}

  /// Calls visit(first, end) for consecutive pieces of 0 .. count - 1, in order, each of at most
  /// maxLength. Every piece is a slice, so an item counts as sliceSteps / maxLength steps.
  template <typename Visit>
  void range(uint32_t count, uint32_t maxLength, Visit visit) {
    run(count, maxLength, RangeVisit(visit));
  }

 private:
  void run(uint32_t count, uint32_t maxLength, RangeVisit visit);

  const Maze& maze_;
  uint32_t whole_;
  uint32_t done_ = 0;
};

/// Calls visit(item) for 0 .. count - 1, in order, as a phase of a step per item.
template <typename Visit>
void eachOf(const Maze& maze, uint32_t count, Visit visit) {
  Phases(maze, count).range(count, sliceSteps, [&](uint32_t item, uint32_t end) {
    for (; item < end; ++item) visit(item);
  });
}

/// Work in pieces whose number and size are not known beforehand: for algorithms that visit cells
/// several times and finish them one by one.
class Ticker {
 public:
  /// `whole`: the sum of all amounts passed to settle(), usually the number of cells.
  Ticker(const Maze& maze, uint32_t whole) : maze_(maze), whole_(whole) {}

  /// Counts `amount` of the whole as done, without calling the callback.
  void settle(uint32_t amount) { settled_ += amount; }

  /// Counts steps and calls the callback whenever a slice of them has been made. Precondition: the
  /// steps were made by one call of at most sliceSteps of them.
  void add(uint32_t steps) {
    countSteps(steps);
    steps_ += steps;
    if (steps_ >= sliceSteps) report();
  }

  /// Calls visit(first, end) for consecutive pieces of first .. end - 1, in order, and counts a
  /// step per item. Every piece is a slice.
  template <typename Visit>
  void range(uint32_t first, uint32_t end, Visit visit) {
    run(first, end, RangeVisit(visit));
  }

 private:
  void report();
  void run(uint32_t first, uint32_t end, RangeVisit visit);

  const Maze& maze_;
  uint32_t whole_;
  uint32_t settled_ = 0;
  uint32_t steps_ = 0;
};

}  // namespace mazewright
