#pragma once
// What a caller asks for, read from fields and checked: the one border of the core.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalog.hpp"
#include "fields.hpp"
#include "problem.hpp"
#include "seed.hpp"

namespace mazewright {

/// Cells a maze may have: 4096 x 4096.
inline constexpr int64_t maxCells = int64_t{1} << 24;

struct Options {
  const GeneratorRow* generator = nullptr;
  const ShapeRow* shape = nullptr;
  const ExitRow* exits = nullptr;
  Size size;
  Seed seed;
  std::vector<uint8_t> mask;
  /// Cells given by the caller; they go before the policy's.
  std::optional<Cell> start;
  std::optional<Cell> end;
  Settings settings;
  bool steps = false;
};

/// Reads and checks everything that can be checked without running the generator. Keys: algorithm,
/// shape, width, height, levels, seed, exits, mode, steps, start, end (a cell, or .x .y .level),
/// params.<id>. `mask`: empty or a byte a cell. Cost: O(cells) with a mask, else O(1).
Problem readOptions(const Fields& fields, std::vector<uint8_t> mask, Options& options);

/// Width, height and levels by themselves, for any shape.
Problem readSize(const Fields& fields, const ShapeRow& shape, Size& size);

/// The lines (readFields) that give these options again, defaults included, steps and mask not.
std::string writeOptions(const Options& options);

}  // namespace mazewright
