#pragma once
// What a caller asks for, and what becomes of it: a plan that was checked.
//
// A new option is a member of Options, a reader in options.cpp, its line in bindings/bind.cpp and
// its line in web/lib/options/types.js; where a code must hold it, a line in code.cpp too.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/library/shape_spec.hpp"
#include "mazewright/values/problem.hpp"
#include "mazewright/values/seed.hpp"

namespace mazewright {

/// A cell by its index, or by its coordinates, of which those left out are 0.
struct CellChoice {
  Number cell{};
  Number x{}, y{}, level{};
};

/// A pass by the id of its row, with those of its parameters that differ from their defaults.
struct PassChoice {
  Value id{};
  Values params{};
};

/// The options of generate, with their defaults. Nothing is checked yet.
/// Each member has an initializer: without one g++ -Wextra warns where a caller leaves it out.
struct Options {
  std::string algorithm{};
  std::string shape = "square";
  Values shapeParams{};
  Number width{};
  Number height{};
  /// The least that the shape has if not given.
  Number levels{};
  /// A whole number or any text.
  Value seed{};
  /// Empty, or 1 per cell that the maze may use and 0 per other cell.
  std::vector<uint8_t> mask{};
  /// Of the shape that takes one; its width is then the number of nodes.
  Graph graph{};
  /// Precede the cells of the policy `exits`.
  std::optional<CellChoice> start{};
  std::optional<CellChoice> end{};
  std::string exits = "corners";
  std::string mode = "standard";
  /// "one": the mask or graph must be connected; "each": each of its components gets a maze.
  std::string parts = "one";
  Values params{};
  /// Run on the finished maze, in this order.
  std::vector<PassChoice> passes{};
  /// Whether the log of the steps of the generator and the passes is recorded.
  bool steps = false;
  Number maxCells = usualMaxCells;
  /// For callers without types: what was given under no name above, or is of another type than the
  /// member of its name. Each is refused, with its value in the message.
  Values strays{};
};

/// Options that were checked, with all defaults filled in.
struct Plan {
  const GeneratorRow* generator = nullptr;
  ShapeSpec shape;
  const ExitRow* exits = nullptr;
  Seed seed;
  std::vector<uint8_t> mask;
  std::optional<Cell> start;
  std::optional<Cell> end;
  Settings settings;
  std::vector<Pass> passes;
  bool steps = false;
  bool eachPart = false;

  /// Whether the grid may have several components, each of which gets a maze.
  bool mayFallApart() const { return eachPart && (!mask.empty() || shape.row->graph); }
};

/// Checks all that can be checked without running the generator. Cost: O(1); O(cells) with a mask,
/// a graph, a start or an end.
Problem readOptions(const Options& options, Plan& plan);

/// How many cells the option maxCells allows.
Problem readMaxCells(const Options& options, int64_t& maxCells);

/// The options that give this plan again, defaults included; without steps and maxCells. Parameters
/// of a shape are listed only if they differ from their defaults.
Options optionsOf(const Plan& plan);

}  // namespace mazewright
