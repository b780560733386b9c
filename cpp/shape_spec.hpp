#pragma once
// The shape that a caller asks for: its row, its parameters, its size.

#include "catalog.hpp"

namespace mazewright {

/// Cells a maze may have: 4096 x 4096.
inline constexpr int64_t maxCells = int64_t{1} << 24;

/// Reads and checks the keys shape, shape.<parameter>, width, height and levels. `graph` is for the
/// shape that takes one, whose width is then its number of nodes. Cost: O(1), O(edges) with a
/// graph.
Problem readShape(const Fields& fields, Graph graph, ShapeSpec& shape);

/// The lines (readFields) that give it again; parameters at their defaults and the graph not.
void writeShape(std::string& lines, const ShapeSpec& shape);

}  // namespace mazewright
