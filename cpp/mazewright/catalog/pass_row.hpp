#pragma once
// A row of the catalog: a pass, which changes the grid before the generator runs, or the maze after
// it.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/model/withheld.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// What a pass needs to change the grid of a maze that has no passages yet.
struct GridTask {
  /// Its grid always has a table, so that cells can be joined.
  Maze& maze;
  /// Hidden from the generator only.
  Withheld& fromGenerator;
  /// Hidden from the generator and from all passes that run on the maze.
  Withheld& fromPasses;
  /// The same stream that PassRow::run draws from afterwards.
  Random& random;
  const Settings& settings;
  const GeneratorRow& generator;
};

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
  /// Leaves cells out of the grid on which the generator runs, so that the generator must be one
  /// with the trait `masks`.
  bool hidesCells = false;
  /// Raised if the same maze and seed give other bytes.
  int version = 1;
  std::span<const Param> params{};
  /// Whether it is defined on a shape. Null: on all shapes.
  bool (*worksOn)(const ShapeRow&) = nullptr;
  /// The reason for the restriction of shapes; ends the error message.
  const char* shapesWhy = "";
  /// Changes the grid, before the generator runs. Keeps it connected, apart from what is hidden
  /// together with its own cells. Null: the pass only changes the maze.
  void (*prepare)(GridTask&) = nullptr;
  /// Changes the maze, by carve, fill, giveUp and mark only. Start and end are not placed yet. The
  /// Random is a stream of this pass's own. Null: the pass only changes the grid.
  void (*run)(Maze&, Random&, const Settings&) = nullptr;
};

/// A pass with its parameters: one entry of the option `passes`.
struct Pass {
  const PassRow* row = nullptr;
  Settings settings;
};

}  // namespace mazewright
