#pragma once
// The shape that a caller asks for: its row, its parameters, its size.

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// Cells a maze may have unless the caller asks for more: 4096 x 4096.
inline constexpr int64_t usualMaxCells = int64_t{1} << 24;
/// Cells that any maze may have: 16384 x 16384, which has room for exits, passages and a result in
/// 4 GB.
inline constexpr int64_t mostCells = int64_t{1} << 28;

/// What a caller says of a shape.
struct ShapeRequest {
  Value shape;
  const Values& params;
  Value width, height, levels;
  const Graph& graph;
};

/// Checks a request and fills in the defaults. Cost: O(1), O(edges) with a graph.
Problem readShape(const ShapeRequest& request, int64_t maxCells, ShapeSpec& shape);

}  // namespace mazewright
