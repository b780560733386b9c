#pragma once
// Wrappers of the functions that bind.cpp and bind_more.cpp export. Each returns the address of its
// reply, or 0 if what it is about is not kept here.

#include "bindings/reply.hpp"

namespace mazewright {

/// The options of a call with their defaults.
template <typename Record>
Record defaultsOf() {
  return {};
}

/// Replies with the result of a function.
template <auto call>
struct Plain;
template <typename Result, typename... Args, Result (*call)(Args...)>
struct Plain<call> {
  static uint32_t run(Args... args) {
    return reply([&] { return call(args...); });
  }
};

/// A function about a maze: with the kept maze (calls.hpp) of an id.
template <auto call>
struct OnKept;
template <typename Result, typename... Args, Result (*call)(const Maze&, Args...)>
struct OnKept<call> {
  static uint32_t run(double id, Args... args) {
    const Maze* maze = keptMaze(id);
    return maze == nullptr ? 0 : reply([&] { return call(*maze, args...); });
  }
};

/// A function about a world: with the world of some options.
template <auto call>
struct OnWorld;
template <typename Result, typename... Args, Result (*call)(const World&, Args...)>
struct OnWorld<call> {
  static uint32_t run(const WorldOptions& options, Args... args) {
    dropReply();
    World world;
    if (Problem problem = readWorld(options, world)) {
      return reply([&] { return Answer<bool>(std::move(problem)); });
    }
    return reply([&] { return call(world, args...); });
  }
};

}  // namespace mazewright
