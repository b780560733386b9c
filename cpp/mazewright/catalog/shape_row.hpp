#pragma once
// A row of the catalog: a shape, with how its grid is built and how its cells are drawn.
//
// Drawings have x to the right and y down, in sides of a cell. Floating-point numbers occur in
// drawings only; whatever decides which maze is made uses integers.

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/model/hidden_cells.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"
#include "mazewright/values/row_text.hpp"

namespace mazewright {

/// A point of a drawing.
struct Point {
  float x, y;
};

inline float distance(Point a, Point b) {
  const float x = b.x - a.x;
  const float y = b.y - a.y;
  // Not hypot, whose last bit depends on the C library.
  return std::sqrt(x * x + y * y);
}

inline float lengthOf(Point vector) { return distance({0, 0}, vector); }

/// A side through which no direction leads.
inline constexpr uint8_t noSide = 0xff;

/// A corner of a cell as drawn, and the direction of the side that runs from there to the next
/// corner, or noSide.
struct Corner {
  Point at;
  uint8_t side;
};

/// A point in space, z up, and the unit vector in which walls rise from there.
struct Vertex {
  std::array<float, 3> at, up;
};

/// A point in 1/1024 of a side, in integers, because outlines decide by it which cells exist.
struct IntegerPoint {
  int64_t x, y;
};

/// A motion of a drawing: a turn clockwise about its middle, or a mirroring.
struct Motion {
  /// mirrorX swaps left and right, mirrorY top and bottom.
  enum Kind : uint8_t { turn, mirrorX, mirrorY } kind = turn;
  /// A turn is by `times` / `parts` of a whole one.
  uint32_t times = 0, parts = 1;
};

/// A shape. A function pointer may be null only if its comment says what that means.
struct ShapeRow {
  /// Its name in options, codes and golden files. Never changes.
  const char* id;
  RowText title;
  RowText about;
  /// The names of its directions by number, at most 8. In grids without a table, d ^ 1 is opposite
  /// to d.
  std::span<const char* const> directions;
  std::span<const Param> params{};
  /// The range of the option `levels`.
  uint32_t minLevels = 1;
  uint32_t maxLevels = 1;
  /// The cells and their neighbours are the user's (Graph).
  bool graph = false;
  /// Squares in rows, as in the original programs: mazes have tiles and text, generators their mode
  /// 'original', and dungeons exist.
  bool tiles = false;
  /// A cell can be a tile of a dungeon, rock or floor, even if dungeons of rectangles do not exist.
  /// Rows have the same length.
  bool floors = false;
  /// Every cell but the last has a neighbour of higher index, in its own row or in a later one. So
  /// algorithms that work row by row are defined on it.
  bool inRows = false;
  /// If the grid has a table, the drawing may be cut: a side on a glued edge is drawn in two
  /// places.
  bool hasCuts = false;
  /// The set of the directions d of a cell for which d ^ 1 leads out of the opposite side, and
  /// whose sides meet the next ones at an angle, so that a tunnel below the cell and the rails
  /// above it can be drawn. Null: there is none.
  unsigned (*opposites)(const Grid&, Cell) = nullptr;
  /// Whether the surface is one-sided, so that walls rise on both sides of it. Null: it is not.
  bool (*oneSided)(const Settings&) = nullptr;
  /// The set of directions that are stairs between levels: they have no side in the drawing.
  unsigned stairs = 0;
  /// The number of cells of a size, before the grid is built. Null: width * height * levels.
  uint64_t (*cells)(Size, const Settings&) = nullptr;
  /// Checks what the limits of width, height and levels cannot express. Null: nothing.
  Problem (*problem)(Size, const Settings&, const Graph&) = nullptr;
  /// For every cell of a grid of this shape the cell of another one onto which a motion leads it;
  /// noCell if none is there. Empty if the shape does not have the motion. May be wrong for a
  /// motion that does not map one grid onto the other: shapes/building/image.hpp checks it. Null:
  /// there is none.
  std::vector<Cell> (*move)(const Grid& from, const Grid& to, const Motion&) = nullptr;
  /// Fills neighbours, alongRow and either delta or table, and rows if they have different lengths.
  /// Size, settings, graph and the number of directions are set already; mask, outline and `kept`
  /// follow.
  void (*build)(Grid&) = nullptr;
  /// Hides edges of a maze's grid until no two of them cross, none that is a passage; the grid
  /// stays connected. The Random is a stream of its own. Null: edges never cross.
  void (*thin)(Maze&, HiddenCells&, Random&) = nullptr;
  /// Whether two passages of a maze cross, for mazes that come from elsewhere. Null: they cannot.
  bool (*crosses)(const Maze&) = nullptr;
  /// Appends the corners of a cell, clockwise. A side may be several segments in a row. Cells that
  /// share a corner of the drawing get the same bits for it, except on graphs.
  void (*corners)(const Grid&, Cell, std::vector<Corner>&) = nullptr;
  /// Appends the corners of the walls of a cell, if they depend on passages. A segment with noSide
  /// is a wall, even on a cell that is not open. Null: walls are the sides without a passage.
  void (*walls)(const Maze&, Cell, std::vector<Corner>&) = nullptr;
  /// The point around which sides of cells are arcs. Null: sides are straight.
  Point (*pole)(const Grid&) = nullptr;
  /// The middle of a cell. Null: the shape has no outlines (shapes/building/outline.hpp).
  IntegerPoint (*middle)(const Grid&, Cell) = nullptr;
  /// Where a point of the drawing of a cell lies in space. Null: flat, with z = 0, and walls rise
  /// along z.
  Vertex (*surface)(const Grid&, Cell, Point) = nullptr;
};

/// Whether a cell can become a bridge, by its shape and by canBridge of the model. Cost: O(1);
/// O(log rows) where rows have different lengths.
inline bool canBridge(const Grid& grid, const Bridge& bridge, bool isMirrored = false) {
  const ShapeRow& shape = *grid.shape;
  return shape.opposites != nullptr &&
         canBridge(grid, bridge, shape.opposites(grid, bridge.cell), ~shape.stairs, isMirrored);
}

/// Whether a maze that exists may have a bridge: canBridge, or on rings its mirror image.
inline bool mayHaveBridge(const Grid& grid, const Bridge& bridge) {
  return canBridge(grid, bridge, !grid.rows.empty());
}

/// Everything that determines a grid except its mask. Checked: ShapeRow::build accepts it.
struct ShapeSpec {
  const ShapeRow* row = nullptr;
  Settings settings;
  Size size;
  Graph graph;

  /// The number of cells of the grid. Cost: at most O(rows).
  uint64_t cells() const {
    return row->cells != nullptr ? row->cells(size, settings)
                                 : uint64_t{size.width} * size.height * size.levels;
  }
};

}  // namespace mazewright
