#pragma once
// The catalog: every algorithm, shape, solver, exit policy and export as a row of data. A new one
// is a file of its own and one line in a list below; menus, types, checks, tables and tests follow.

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

class RowStream;

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
  /// Every spanning tree equally likely, at the default parameters; on a shape that thins its grid,
  /// every one of the grid as thinned.
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
  /// The rows of a flat sheet of squares of that width, one by one and without an end; null where
  /// the maze cannot be made so. The Random must outlive it.
  std::unique_ptr<RowStream> (*rows)(uint32_t width, Random&, const Settings&) = nullptr;
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

// Those that `mazewright/small` has too, in the same order. The core with one generator on squares
// weighs 37.6 KB gzipped; every further row adds about 1 KB.
#define MAZEWRIGHT_SMALL_GENERATORS(row) \
  row(binaryTree) \
  row(sidewinder) \
  row(recursiveBacktracker) \
  row(huntAndKill) \
  row(wilson) \
  row(prim) \
  row(recursiveDivision) \
  row(bspDungeon)

#define MAZEWRIGHT_SMALL_SHAPES(row) \
  row(square) \
  row(hex)
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
  /// Where there is more than in these tables; closes the message about an id that they lack.
  const char* more = "";
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

/// " 'a' 'b' 'c'": what would work, for error messages; of the rows that pass the test.
template <typename Row, typename Test = bool (*)(const Row&)>
std::string listIds(
    std::span<const Row* const> rows, Test test = [](const Row&) { return true; }) {
  std::string list;
  for (const Row* row : rows) {
    if (test(*row)) list.append(" '").append(row->id).append("'");
  }
  return list;
}

class JsonWriter;

/// Every table as a member of the open object: the shape of `mw.catalog` (web/lib/types.js).
void writeCatalog(JsonWriter& json);

}  // namespace mazewright
