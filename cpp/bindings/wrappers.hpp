#pragma once
// Wrappers of the functions that bind.cpp exports. All return a val, because Embind generates code
// for each signature.

#include "bindings/convert.hpp"

namespace mazewright {

/// Calls a function and converts its result.
template <auto call>
struct Plain;
template <typename Result, typename... Args, Result (*call)(Args...)>
struct Plain<call> {
  static val run(Args... args) { return toVal(call(args...)); }
};

/// Calls a function about a maze with the kept maze (calls.hpp) of an id.
template <auto call>
struct OnKept;
template <typename Result, typename... Args, Result (*call)(const Maze&, Args...)>
struct OnKept<call> {
  static val run(double id, Args... args) { return toVal(call(keptMaze(id), args...)); }
};

/// Calls a function about a world with the world of some options.
template <auto call>
struct OnWorld;
template <typename Result, typename... Args, Result (*call)(const World&, Args...)>
struct OnWorld<call> {
  static val run(const WorldOptions& options, Args... args) {
    World world;
    if (Problem problem = readWorld(options, world)) return problemRecord(*problem);
    return toVal(call(world, args...));
  }
};

}  // namespace mazewright
