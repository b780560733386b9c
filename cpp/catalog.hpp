#pragma once
// The catalog: every algorithm, shape, solver, exit policy and export as a row of data. A new one
// is a file of its own and one line in a list below; menus, types, checks, tables and tests follow.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maze.hpp"
#include "params.hpp"

namespace mazewright {

enum class GeneratorKind : uint8_t { maze, dungeon };

struct GeneratorRow {
  const char* id;
  Text title;
  Text about;
  const char* cost;
  const char* source;
  GeneratorKind kind = GeneratorKind::maze;
  /// A spanning tree of the grid, always.
  bool perfect = true;
  /// Every spanning tree equally likely.
  bool uniform = false;
  /// Works within a mask.
  bool masks = true;
  /// Has a mode 'seed' that follows one of the five programs this project grew from.
  bool seedMode = false;
  /// The shapes it is defined on; empty: all.
  std::span<const char* const> shapes{};
  /// Why not on the others; closes the error message.
  const char* shapesWhy = "";
  /// Raised when the same seed gives other bytes.
  int version = 1;
  std::span<const Param> params{};
  void (*run)(Maze&, Random&, const Settings&) = nullptr;
  /// What the parameters' own ranges cannot say: limits that depend on each other or on the size.
  Problem (*problem)(const Size&, const Settings&) = nullptr;
};

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
struct Spot {
  int64_t x, y;
};

struct ShapeRow {
  const char* id;
  Text title;
  Text about;
  /// Where regular: direction d ^ 1 opposite to d. Names of up to 8.
  std::span<const char* const> directions;
  std::span<const Param> params{};
  uint32_t minLevels = 1;
  uint32_t maxLevels = 1;
  /// Its cells and neighbours are the caller's own.
  bool graph = false;
  /// Squares in rows, as the seed programs draw them: has tiles, text and mode 'seed'.
  bool tiles = false;
  /// Where the grid has a table, the drawing may be cut open: a side may stand in two places.
  bool seams = false;
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
  /// The corners of a cell in turn, clockwise, appended; a side is one or more of its edges.
  void (*corners)(const Grid&, Cell, std::vector<Corner>&) = nullptr;
  /// The corners of a cell's walls in turn, where passages bend them; noSide: a wall, even on a
  /// cell that is not open. Null: a wall is a side without a passage.
  void (*walls)(const Maze&, Cell, std::vector<Corner>&) = nullptr;
  /// Null: takes no outline.
  Spot (*spot)(const Grid&, Cell) = nullptr;
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

bool runsOn(const GeneratorRow& generator, const ShapeRow& shape);

/// The shape's grid within its outline, without the cells whose mask byte is 0; an empty mask
/// keeps all.
Grid buildGrid(const ShapeSpec& shape, std::vector<uint8_t> mask = {});

/// Where one enters and leaves; noCell when there is no such place.
struct Exits {
  Cell start = noCell;
  Cell end = noCell;
};

struct ExitRow {
  const char* id;
  Text title;
  Text about;
  Exits (*place)(const Maze&, Random&);
};

/// A way through a maze; `path` is empty when there is none.
struct Route {
  std::vector<Cell> path;
  uint64_t cost = 0;
  uint32_t visited = 0;
};

struct SolveTask {
  const Maze& maze;
  Cell from;
  Cell to;
  /// Cost of entering each cell; empty: 1 everywhere.
  std::span<const uint32_t> weights;
  StepLog* log;

  void note(Cell cell, uint32_t operation) const {
    if (log != nullptr) log->push_back(cell << 5 | operation);
  }
};

struct SolverRow {
  const char* id;
  Text title;
  Text about;
  const char* cost;
  const char* source;
  /// Finds a way of least length; of least cost if it takes weights.
  bool shortest;
  bool weights;
  Route (*run)(const SolveTask&);
};

struct ExportRow {
  const char* id;
  Text title;
  Text about;
  const char* mediaType;
  const char* extension;
  std::span<const Param> params;
  /// Draws the tiles of a maze, which only shapes with tiles have.
  bool tiles;
  std::string (*run)(const Maze&, const Settings&);
  /// Size of the result in bytes, to refuse what cannot fit before making it.
  uint64_t (*bytes)(const Maze&, const Settings&);
};

// One a line.
// clang-format off
#define MAZEWRIGHT_GENERATORS(row) \
  row(binaryTree) \
  row(sidewinder) \
  row(eller) \
  row(recursiveBacktracker) \
  row(huntAndKill) \
  row(growingTree) \
  row(growingForest) \
  row(growingBinaryTree) \
  row(parallelBacktracker) \
  row(aldousBroder) \
  row(wilson) \
  row(houston) \
  row(originShift) \
  row(kruskal) \
  row(boruvka) \
  row(reverseDelete) \
  row(prim) \
  row(primFrontierEdge) \
  row(primFrontierCell) \
  row(primActiveCell) \
  row(primCellCost) \
  row(randomBfs) \
  row(recursiveDivision) \
  row(blobbyDivision) \
  row(voronoiDivision) \
  row(unicursal) \
  row(spiral) \
  row(serpentine) \
  row(bspDungeon)

#define MAZEWRIGHT_SHAPES(row) \
  row(square) \
  row(hex) \
  row(triangle) \
  row(brick) \
  row(upsilon) \
  row(cairo) \
  row(zeta) \
  row(cube) \
  row(polar) \
  row(sphere) \
  row(cubeSurface) \
  row(graph)
// clang-format on

#define MAZEWRIGHT_SOLVERS(row) row(bfs) row(dfs) row(dijkstra)

#define MAZEWRIGHT_EXITS(row) row(corners) row(farthest) row(border) row(seed) row(none)

#define MAZEWRIGHT_EXPORTS(row) row(text) row(svg)

#define MAZEWRIGHT_DECLARE(name) extern const Row name;

namespace generators {
using Row = GeneratorRow;
MAZEWRIGHT_GENERATORS(MAZEWRIGHT_DECLARE)
}  // namespace generators
namespace shapes {
using Row = ShapeRow;
MAZEWRIGHT_SHAPES(MAZEWRIGHT_DECLARE)
}  // namespace shapes
namespace solvers {
using Row = SolverRow;
MAZEWRIGHT_SOLVERS(MAZEWRIGHT_DECLARE)
}  // namespace solvers
namespace exits {
using Row = ExitRow;
MAZEWRIGHT_EXITS(MAZEWRIGHT_DECLARE)
}  // namespace exits
namespace exports {
using Row = ExportRow;
MAZEWRIGHT_EXPORTS(MAZEWRIGHT_DECLARE)
}  // namespace exports

struct Catalog {
  std::span<const GeneratorRow* const> generators;
  std::span<const ShapeRow* const> shapes;
  std::span<const SolverRow* const> solvers;
  std::span<const ExitRow* const> exits;
  std::span<const ExportRow* const> exports;
};

const Catalog& catalog();

/// The row with that id, or null.
template <typename Row>
const Row* findRow(std::span<const Row* const> rows, std::string_view id) {
  for (const Row* row : rows) {
    if (row->id == id) return row;
  }
  return nullptr;
}

/// " 'a' 'b' 'c'": what would work, for error messages.
template <typename Row>
std::string listIds(std::span<const Row* const> rows) {
  std::string list;
  for (const Row* row : rows) list.append(" '").append(row->id).append("'");
  return list;
}

class JsonWriter;

/// Every table as a member of the open object: the shape of `mw.catalog` (web/lib/types.js).
void writeCatalog(JsonWriter& json);

}  // namespace mazewright
