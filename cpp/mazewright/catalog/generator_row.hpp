#pragma once
// A row of the catalog: a generator, a plain function with its title, traits and parameters.

#include <cstdint>
#include <memory>
#include <span>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/catalog/work.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"
#include "mazewright/values/row_text.hpp"

namespace mazewright {

class RowStream;

/// What the cells of the result are: see Maze::isDungeon.
enum class GeneratorKind : uint8_t { maze, dungeon };

/// The shapes on which a generator is defined, by a trait of the shape: all, those with `inRows`,
/// those with `tiles`, or those with `floors`. A dungeon defined on the last two is also defined on
/// levels of squares, which it makes one by one, unless its function may fail (`attempt`).
enum class ShapesOf : uint8_t { all, inRows, squares, floors };

/// A generator. Its traits are promises: tests over the whole catalog check each of them. Defaults
/// of traits follow from the kind: every dungeon is one of tiles, fills its whole floor and has
/// loops.
struct GeneratorRow {
  /// Its name in options, codes and golden files. Never changes.
  const char* id;
  RowText title;
  RowText about;
  /// Time, in cells.
  RowText cost;
  /// The most steps that it makes (work.hpp), on a level of a dungeon with levels. Never null.
  Work (*work)(const WorkArea&, const Settings&);
  /// Who described the algorithm, and where.
  RowText source;
  GeneratorKind kind = GeneratorKind::maze;
  /// The result is always a spanning tree of the grid, except where a parameter with `loops` has
  /// another value than its default.
  bool perfect = kind == GeneratorKind::maze;
  /// With default parameters every spanning tree of the grid is equally likely; on a shape that
  /// thins its grid, every spanning tree of the thinned grid.
  bool uniform = false;
  /// Works on grids with masked-out cells.
  bool masks = kind == GeneratorKind::maze;
  /// Works on grids with tunnels (Grid::bridges).
  bool tunnels = kind == GeneratorKind::maze;
  /// Has a bias that passes can scale per cell (Settings::texture).
  bool texture = false;
  /// Has a mode 'original' that follows one of the five programs from which this project grew, draw
  /// by draw; on shapes with `tiles` only.
  bool original = false;
  ShapesOf shapes = kind == GeneratorKind::maze ? ShapesOf::all : ShapesOf::squares;
  /// The reason for the restriction of shapes; ends the error message.
  const char* shapesWhy = kind == GeneratorKind::maze ? "" : "whose rooms are rectangles";
  /// Raised if the same seed gives other bytes. The former version stays available.
  int version = 1;
  std::span<const Param> params{};
  /// Makes the maze, given a connected grid with at least one kept cell, no passages and no kinds;
  /// a dungeon's function makes the kinds. A pure function of grid, Random and Settings; the log
  /// and the progress callback change no result. Must report progress about once per millisecond
  /// (model/progress.hpp).
  void (*run)(Maze&, Random&, const Settings&) = nullptr;
  /// Instead of run, for a generator that may find no result within its bound: the same, but it
  /// returns a problem then. Null for the others.
  Problem (*attempt)(Maze&, Random&, const Settings&) = nullptr;
  /// Checks what the ranges of the parameters cannot express: limits that depend on each other, on
  /// the size or on the mode. Null if there is nothing to check.
  Problem (*problem)(const Size&, const Settings&) = nullptr;
  /// Whether its floor may be in several parts with these settings. Null: never, in mode
  /// 'standard'.
  bool (*mayBeInParts)(const Settings&) = nullptr;
  /// The maze on flat squares of a width, row by row and without an end, in the memory of one row.
  /// Null if the algorithm cannot do that. The Random must outlive the stream.
  std::unique_ptr<RowStream> (*rows)(uint32_t width, Random&, const Settings&) = nullptr;

  /// Makes the maze by `run` or `attempt`, whichever the row has.
  Problem make(Maze& maze, Random& random, const Settings& settings) const {
    if (attempt != nullptr) return attempt(maze, random, settings);
    run(maze, random, settings);
    return {};
  }
};

/// Whether a generator is defined on a shape.
bool runsOn(const GeneratorRow& generator, const ShapeRow& shape);

/// Runs a generator on each component of the grid as a grid of its own, in the order of their first
/// cells. All draw from one stream. Within a component cells are numbered from 0, in the order of
/// the grid. Precondition: the generator makes mazes and works on masks. Cost: O(cells) besides its
/// own.
void runOnComponents(const GeneratorRow& generator, Maze& maze, Random& random,
                     const Settings& settings);

}  // namespace mazewright
