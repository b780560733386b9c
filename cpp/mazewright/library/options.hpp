#pragma once
// What a caller asks for, read from fields and checked: the one border of the core.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/library/shape_spec.hpp"
#include "mazewright/values/fields.hpp"
#include "mazewright/values/problem.hpp"
#include "mazewright/values/seed.hpp"

namespace mazewright {

struct Options {
  const GeneratorRow* generator = nullptr;
  ShapeSpec shape;
  const ExitRow* exits = nullptr;
  Seed seed;
  std::vector<uint8_t> mask;
  /// Cells given by the caller; they go before the policy's.
  std::optional<Cell> start;
  std::optional<Cell> end;
  Settings settings;
  bool steps = false;
  /// A mask may fall apart: then every part gets a maze of its own.
  bool eachPart = false;
};

/// Reads and checks everything that can be checked without running the generator. Keys: those of
/// readShape, maxCells, algorithm, seed, exits, mode, steps, parts, start, end (a cell, or .x .y
/// .level), params.<id>. `mask`: empty or a byte a cell. Cost: O(1); O(cells) with a mask or a
/// place.
Problem readOptions(const Fields& fields, std::vector<uint8_t> mask, Graph graph, Options& options);

}  // namespace mazewright
