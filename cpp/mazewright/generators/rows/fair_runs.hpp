#pragma once
// The runs of a sidewinder's row whose chance to go on is a half, 64 cells at once.

#include "mazewright/generators/rows/row_bits.hpp"

namespace mazewright {

/// Draws 64 coins a word, lowest first, one for every cell. The cells where tails fell, and the
/// last, end a run; for every run of more than one cell, in order and before the coins of later
/// words, below(length) says how far back from its end the member lies that opens south. Adds to
/// `south`, which is clear; sets `east`.
void drawFairRuns(Random& random, uint32_t width, RowBits& east, RowBits& south);

}  // namespace mazewright
