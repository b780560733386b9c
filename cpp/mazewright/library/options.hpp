#pragma once
// The options of generate, and the plan that they become once they are checked.
//
// A new option is a member of Options, a reader in options.cpp, its line in bindings/records.hpp
// and its line in web/lib/options/types.js. If the maze depends on it, code.cpp writes and reads it
// too.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/catalog/work.hpp"
#include "mazewright/library/shape_spec.hpp"
#include "mazewright/values/problem.hpp"
#include "mazewright/values/seed.hpp"

namespace mazewright {

/// A cell by its index, or else by its coordinates, which are 0 if not given.
struct CellChoice {
  Number cell{};
  Number x{}, y{}, level{};
};

/// A pass by the id of its row. `params` may omit parameters that have their defaults.
struct PassChoice {
  Value id{};
  Values params{};
};

/// The options of generate with their defaults, not checked yet.
/// Each member has an initializer: without one g++ -Wextra warns where a caller leaves it out.
struct Options {
  /// The id of a generator's row. Required.
  std::string algorithm{};
  /// The id of a shape's row.
  std::string shape = "square";
  /// Parameters of the shape's row.
  Values shapeParams{};
  /// In cells. Required.
  Number width{};
  Number height{};
  /// If not given, the fewest that the shape allows.
  Number levels{};
  /// A whole number or any text. Required.
  Value seed{};
  /// Empty, or one byte per cell: 0 for cells outside the maze, 1 for the others.
  std::vector<uint8_t> mask{};
  /// For shapes that take a graph; the option width is then the number of its nodes.
  Graph graph{};
  /// If given, used instead of the cells that the policy `exits` chooses. Must be open cells.
  std::optional<CellChoice> start{};
  std::optional<CellChoice> end{};
  /// The id of the policy that chooses start and end.
  std::string exits = "corners";
  /// "original" makes a generator follow the original program that it is based on, if it has one.
  std::string mode = "standard";
  /// "one": the mask or graph must be connected. "each": each of its components gets a maze.
  std::string parts = "one";
  /// Parameters of the generator's row.
  Values params{};
  /// Run on the finished maze, in this order.
  std::vector<PassChoice> passes{};
  /// Passages of the finished maze that are opened or closed, as writeEdits() wrote them.
  std::string edits{};
  /// Whether the steps of the generator and the passes are logged. Does not change the maze.
  bool steps = false;
  /// The limit on the number of cells, to refuse sizes given by mistake.
  Number maxCells = defaultMaxCells;
  /// The limit on the work that is stated before it begins (plan_work.hpp), to refuse what takes
  /// too long. Not a limit at its greatest value.
  Number maxWork = Work::most;
  /// For callers without types: values under names that are no members, or of another type than the
  /// member of that name. Each is refused, and the message quotes its value.
  Values unknownOptions{};
};

/// Checked options with all defaults filled in.
struct Plan {
  /// Null in the plan of a blank maze only (blank.hpp).
  const GeneratorRow* generator = nullptr;
  ShapeSpec shape;
  const ExitRow* exits = nullptr;
  Seed seed;
  /// Empty if every cell is kept.
  std::vector<uint8_t> mask;
  /// The shape of the maze after its passes.
  ShapeSpec finalShape;
  /// The cells of the maze after its passes that the caller gave.
  std::optional<Cell> start;
  std::optional<Cell> end;
  /// Parameters and mode of the generator.
  Settings settings;
  std::vector<Pass> passes;
  /// See passage_edits.hpp.
  std::vector<uint32_t> edits;
  bool steps = false;
  /// Option parts is "each".
  bool eachPart = false;

  /// Whether the grid may have several components, each of which gets a maze.
  bool mayBeDisconnected() const { return eachPart && (!mask.empty() || shape.row->graph); }
};

/// Checks everything that can be checked without running the generator, and fills in the plan. The
/// problem names the first wrong option; the plan has no meaning then. Cost: O(1); O(cells) with a
/// mask, an outline, a graph, a start or an end.
Problem readOptions(const Options& options, Plan& plan);

/// Reads the options of the grid, start, end and exits alone: the plan has no generator and no
/// passes, and its mask or graph may have several components. Cost: that of readOptions.
Problem readGridOptions(const Options& options, Plan& plan);

/// Reads the option maxCells alone, a whole number from 1 to cellLimit. Cost: O(1).
Problem readMaxCells(const Options& options, int64_t& maxCells);

/// Refuses work that is more than the option maxWork allows, as 'too-large'. The option has been
/// read.
Problem checkWork(const Options& options, Work work);

/// The options from which readOptions makes this plan again, defaults included, except for steps
/// and the limits. shapeParams has only parameters that differ from their defaults.
Options optionsOf(const Plan& plan);

}  // namespace mazewright
