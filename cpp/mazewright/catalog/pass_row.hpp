#pragma once
// A row of the catalog: a pass, which changes a finished maze.

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// A pass. Its traits are promises, as those of a generator are.
struct PassRow {
  /// Its name in options and codes. Never changes.
  const char* id;
  const char* title;
  const char* about;
  const char* cost;
  const char* source;
  /// A perfect maze stays perfect: a spanning tree of the cells that are still open.
  bool keepsPerfect = false;
  /// Open cells stay open; otherwise the pass may give up cells (Maze::giveUp).
  bool keepsCells = true;
  /// Defined on dungeons too.
  bool dungeons = false;
  /// Raised if the same maze and seed give other bytes.
  int version = 1;
  std::span<const Param> params{};
  /// Changes the maze, by carve, fill, giveUp and mark only. Start and end are not placed yet. The
  /// Random is a stream of this pass's own.
  void (*run)(Maze&, Random&, const Settings&) = nullptr;
};

/// A pass with its parameters: one entry of the option `passes`.
struct Pass {
  const PassRow* row = nullptr;
  Settings settings;
};

}  // namespace mazewright
