#pragma once
// Eller's algorithm on a full rectangle of squares, in the memory of one row.

#include <memory>

#include "mazewright/generators/rows/row_stream.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// Returns the rows for two probabilities, in thousandths: `run` that adjacent cells of a row are
/// joined, `down` that a cell opens to the next row. Memory: at most 25 bytes per column.
std::unique_ptr<RowStream> ellerRows(uint32_t width, Random& random, int32_t run, int32_t down);

}  // namespace mazewright
