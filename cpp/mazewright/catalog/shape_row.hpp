#pragma once
// A shape as a row of the catalog: how its grid is built, and how its cells are drawn.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

struct Point {
  float x, y;
};

inline constexpr uint8_t noSide = 0xff;

/// A corner of a cell as drawn, and the direction whose side runs from there to the next corner;
/// noSide for a side that no direction leads through.
struct Corner {
  Point at;
  uint8_t side;
};

/// A point in space and the direction in which walls stand up there.
struct Vertex {
  std::array<float, 3> at, up;
};

/// The middle of a cell in whole 1/1024 of a side, to decide by.
struct Middle {
  int64_t x, y;
};

struct ShapeRow {
  const char* id;
  const char* title;
  const char* about;
  /// Where regular: direction d ^ 1 opposite to d. Names of up to 8.
  std::span<const char* const> directions;
  std::span<const Param> params{};
  uint32_t minLevels = 1;
  uint32_t maxLevels = 1;
  /// Its cells and neighbours are the caller's own.
  bool graph = false;
  /// Squares in rows, as the seed programs draw them: has tiles, text and mode 'seed'.
  bool tiles = false;
  /// Every cell but the last has a neighbour of higher index, in its own row or in another, for
  /// algorithms that work row by row.
  bool inRows = false;
  /// Where the grid has a table, the drawing may be cut open: a side may stand in two places.
  bool hasCuts = false;
  /// Whether the surface has one side only, so that walls stand out on both; null: no.
  bool (*oneSided)(const Settings&) = nullptr;
  /// The directions between levels, which are stairs and have no side in the drawing.
  unsigned stairs = 0;
  /// Cells of a size; null: width * height * levels.
  uint64_t (*cells)(Size, const Settings&) = nullptr;
  /// What is wrong with a size that is within the limits.
  Problem (*problem)(Size, const Settings&, const Graph&) = nullptr;
  /// Fills exits and delta or table; size, settings and graph are set.
  void (*build)(Grid&) = nullptr;
  /// Takes exits out of a grid until no two passages along the rest can cross.
  void (*thin)(Grid&, Random&) = nullptr;
  /// Whether two passages of a maze cross, which `thin` rules out and `adopt` refuses; null where
  /// none can.
  bool (*crosses)(const Maze&) = nullptr;
  /// The corners of a cell in turn, clockwise, appended; a side is one or more of its edges.
  void (*corners)(const Grid&, Cell, std::vector<Corner>&) = nullptr;
  /// The corners of a cell's walls in turn, where passages bend them; noSide: a wall, even on a
  /// cell that is not open. Null: a wall is a side without a passage.
  void (*walls)(const Maze&, Cell, std::vector<Corner>&) = nullptr;
  /// Null: takes no outline.
  Middle (*middle)(const Grid&, Cell) = nullptr;
  /// Where a point of a cell's drawing lies in space; null: flat, walls up.
  Vertex (*surface)(const Grid&, Cell, Point) = nullptr;
};

/// All that decides a grid but the mask.
struct ShapeSpec {
  const ShapeRow* row = nullptr;
  Settings settings;
  Size size;
  Graph graph;

  uint64_t cells() const {
    return row->cells != nullptr ? row->cells(size, settings)
                                 : uint64_t{size.width} * size.height * size.levels;
  }
};

}  // namespace mazewright
