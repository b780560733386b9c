#pragma once
// A pass, a change of a finished maze, as a row of the catalog.

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

struct PassRow {
  const char* id;
  const char* title;
  const char* about;
  const char* cost;
  const char* source;
  /// Leaves a perfect maze perfect: a spanning tree of the cells that are still open.
  bool keepsPerfect = false;
  /// Leaves every open cell open.
  bool keepsCells = true;
  /// Runs on dungeons too.
  bool dungeons = false;
  /// Raised when the same maze and seed give other bytes.
  int version = 1;
  std::span<const Param> params{};
  /// Changes a maze, whose start and end are not placed yet, by carve, fill, giveUp and mark only.
  void (*run)(Maze&, Random&, const Settings&) = nullptr;
};

/// A pass as a caller asks for it.
struct Pass {
  const PassRow* row = nullptr;
  Settings settings;
};

}  // namespace mazewright
