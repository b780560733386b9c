#pragma once
// Long work in slices: between two of them others get a turn, to show progress or to end it.

#include <cstdint>

#include "maze.hpp"

namespace mazewright {

/// How many steps of a walk make a slice: about a millisecond.
inline constexpr uint32_t sliceSteps = 1u << 16;

/// A call of its own. An engine that compiles in tiers runs a function to its end in the code that
/// it began with, so work in one call would stay in the slow tier (measured in V8: 1.4 to 3.5
/// times the time).
template <typename Slice>
[[gnu::noinline]] uint32_t runSlice(Slice& slice) {
  return slice();
}

/// Calls slice() until it returns 0; it does a bounded piece of the work and returns how much of
/// `whole` is left.
template <typename Slice>
void inSlices(const Maze& maze, uint32_t whole, Slice slice) {
  while (const uint32_t left = runSlice(slice)) {
    if (maze.pulse != nullptr) maze.pulse(whole - left, whole);
  }
}

}  // namespace mazewright
