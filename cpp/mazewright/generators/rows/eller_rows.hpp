#pragma once
// Eller's algorithm on a full rectangle of squares, in the memory of a row.

#include <memory>

#include "mazewright/generators/rows/row_stream.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// The rows for these chances, of a join along the row and of a passage down.
std::unique_ptr<RowStream> ellerRows(uint32_t width, Random& random, int32_t run, int32_t down);

}  // namespace mazewright
