#pragma once
// A generator as a row of the catalog: a plain function beside its title, traits and parameters.

#include <cstdint>
#include <memory>
#include <span>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

class RowStream;

enum class GeneratorKind : uint8_t { maze, dungeon };

/// The shapes that a generator is defined on, by a trait of the shape: all; those in rows; squares.
enum class ShapesOf : uint8_t { all, inRows, squares };

struct GeneratorRow {
  const char* id;
  const char* title;
  const char* about;
  const char* cost;
  const char* source;
  GeneratorKind kind = GeneratorKind::maze;
  /// A spanning tree of the grid, always.
  bool perfect = true;
  /// Every spanning tree equally likely, at the default parameters; on a shape that thins its grid,
  /// every one of the grid as thinned.
  bool uniform = false;
  /// Works within a mask.
  bool masks = true;
  /// Has a mode 'seed' that follows one of the five programs this project grew from.
  bool original = false;
  ShapesOf shapes = ShapesOf::all;
  /// Why not on the other shapes; closes the error message.
  const char* shapesWhy = "";
  /// Raised when the same seed gives other bytes.
  int version = 1;
  std::span<const Param> params{};
  void (*run)(Maze&, Random&, const Settings&) = nullptr;
  /// What the parameters' own ranges cannot say: limits that depend on each other or on the size.
  Problem (*problem)(const Size&, const Settings&) = nullptr;
  /// The rows of a flat sheet of squares of that width, one by one and without an end; null where
  /// the maze cannot be made so. The Random must outlive it.
  std::unique_ptr<RowStream> (*rows)(uint32_t width, Random&, const Settings&) = nullptr;
};

bool runsOn(const GeneratorRow& generator, const ShapeRow& shape);

}  // namespace mazewright
