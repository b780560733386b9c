#pragma once
// The runs of a row of the sidewinder whose probability to go on is a half, 64 cells at once.

#include "mazewright/generators/rows/row_bits.hpp"

namespace mazewright {

/// Draws 64 coins per word, lowest first, one per cell. A cell with tails ends a run, as does the
/// last cell. Every run of more than one cell draws below(length), in order and before the coins of
/// later words: how far from its end the cell lies that opens south. Sets `east` and adds to
/// `south`, which must be clear. The draws are those of the sidewinder's loop over single cells.
void drawFairRuns(Random& random, uint32_t width, RowBits& east, RowBits& south);

}  // namespace mazewright
