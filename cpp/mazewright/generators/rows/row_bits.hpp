#pragma once
// A row of squares as bits, 64 cells per word, lowest bit first, so that operations that are the
// same for all cells are done for 64 or 8 cells at once.

#include <algorithm>
#include <bit>
#include <vector>

#include "mazewright/generators/rows/chance.hpp"

namespace mazewright {

static_assert(std::endian::native == std::endian::little, "eight cells cross as one number");

/// One bit per cell. Bits past the width are undefined unless a function says otherwise.
using RowBits = std::vector<uint64_t>;

/// Clear bits for a row of a width.
inline RowBits rowBits(uint32_t width) { return RowBits((std::size_t{width} + 63) / 64); }

inline void setBit(RowBits& bits, uint32_t x) { bits[x >> 6] |= uint64_t{1} << (x & 63); }
inline bool hasBit(const RowBits& bits, uint32_t x) { return (bits[x >> 6] >> (x & 63) & 1) != 0; }

/// Flips a new Chance once per cell of a row and stores the results.
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

/// Writes the passages of a row, one byte per cell: east where `east` has a bit, south where `down`
/// has one, west and north where the cell there leads here. `above` is the row above, null for the
/// first. The bit of `east` of the last cell must be clear. Cost: O(width), eight cells at once.
void writeRow(const uint8_t* above, uint8_t* row, uint32_t width, const RowBits& east,
              const RowBits& down);

/// Adds passages south to a row where `down` has a bit, before writeRow writes the row below.
void openDown(uint8_t* row, uint32_t width, const RowBits& down);

}  // namespace mazewright
