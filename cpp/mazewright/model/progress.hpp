#pragma once
// Long work in slices. Between two slices the progress callback runs, which may abort the call.

#include <cstdint>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Steps of a walk in one slice: about a millisecond.
inline constexpr uint32_t sliceSteps = 1u << 16;

/// Runs a slice as a call of its own. An engine that compiles in tiers runs a function to its end
/// in the code that it began with, so work in one call would stay in the slow tier (measured in V8:
/// 1.4 to 3.5 times the time).
template <typename Slice>
[[gnu::noinline]] uint32_t runSlice(Slice& slice) {
  return slice();
}

/// Calls slice() until it returns 0. A slice does a bounded piece of the work and returns how much
/// of `whole` remains.
template <typename Slice>
void inSlices(const Maze& maze, uint32_t whole, Slice slice) {
  while (const uint32_t left = runSlice(slice)) {
    if (maze.onProgress != nullptr) maze.onProgress(whole - left, whole);
  }
}

/// A reference to any visit(first, end). The loop over the pieces of a range is compiled once, and
/// every piece is a call of its own.
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

/// Work in several phases, each in slices. All phases together do about `whole`.
class Phases {
 public:
  Phases(const Maze& maze, uint32_t whole) : maze_(maze), whole_(whole) {}

  /// Calls visit(first, end) for one piece of 0 .. count - 1 after another, of at most `most` each.
  template <typename Visit>
  void range(uint32_t count, uint32_t most, Visit visit) {
    run(count, most, RangeVisit(visit));
  }

 private:
  void run(uint32_t count, uint32_t most, RangeVisit visit);

  const Maze& maze_;
  uint32_t whole_;
  uint32_t done_ = 0;
};

/// Work in pieces of any size that settle a whole bit by bit.
class Ticker {
 public:
  Ticker(const Maze& maze, uint32_t whole) : maze_(maze), whole_(whole) {}

  /// Counts `amount` of the whole as done.
  void settle(uint32_t amount) { settled_ += amount; }

  /// Counts steps; reports progress after each slice of them. One call of the work makes at most a
  /// slice of steps.
  void add(uint32_t steps) {
    steps_ += steps;
    if (steps_ >= sliceSteps) report();
  }

  /// Calls visit(first, end) for one piece of the range after another.
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
