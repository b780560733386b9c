#pragma once
// The options that describe a shape: its row, parameters, size and graph.

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// The default of option maxCells: 4096 x 4096 cells.
inline constexpr int64_t defaultMaxCells = int64_t{1} << 24;
/// The highest value of option maxCells: 16384 x 16384 cells. Grid, passages and a result of that
/// size fit into 4 GB of memory.
inline constexpr int64_t cellLimit = int64_t{1} << 28;

/// A shape as the caller described it, not checked yet.
struct ShapeRequest {
  Value shape;
  const Values& params;
  Value width, height, levels;
  const Graph& graph;
};

/// Checks a request and fills in the defaults. Problem 'unsupported-shape', 'invalid-size',
/// 'invalid-option', or 'too-large' if the shape would have more than maxCells cells. Cost: O(1);
/// O(edges) with a graph.
Problem readShape(const ShapeRequest& request, int64_t maxCells, ShapeSpec& shape);

/// Refuses a maze of which no cell is `kept`: by mask, outline and passes. `field` is the option
/// that left out the last one.
Problem checkKeepsCell(uint32_t kept, std::string_view field);

}  // namespace mazewright
