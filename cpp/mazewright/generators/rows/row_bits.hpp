#pragma once
// A row of squares as bits, 64 cells a word, lowest bit first: what is alike for all cells is done
// for 64 or 8 of them at once.

#include <algorithm>
#include <bit>
#include <vector>

#include "mazewright/generators/rows/chance.hpp"

namespace mazewright {

static_assert(std::endian::native == std::endian::little, "eight cells cross as one number");

using RowBits = std::vector<uint64_t>;

inline RowBits rowBits(uint32_t width) { return RowBits((std::size_t{width} + 63) / 64); }

inline void setBit(RowBits& bits, uint32_t x) { bits[x >> 6] |= uint64_t{1} << (x & 63); }

/// One flip of a new Chance for every cell of the row.
inline void flipRow(Random& random, int32_t share, uint32_t width, RowBits& heads) {
  if (share == wholeShare / 2) {
    for (uint64_t& word : heads) word = random.next();
    return;
  }
  Chance chance(random, share);
  std::fill(heads.begin(), heads.end(), 0);
  for (uint32_t x = 0; x < width; ++x) {
    if (chance.flip()) setBit(heads, x);
  }
}

/// Writes a row's passages: to the next cell where `east` has a bit, to the row below where `down`
/// has one, and back to wherever the row above, if any, leads down. Bits past the width are unread,
/// but none may lead east from the last cell.
void writeRow(const uint8_t* above, uint8_t* row, uint32_t width, const RowBits& east,
              const RowBits& down);

/// Opens the row's passages down where there is a bit, before writeRow writes the row below.
void openDown(uint8_t* row, uint32_t width, const RowBits& down);

}  // namespace mazewright
