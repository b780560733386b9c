// Conversion of rows of bits to rows of bytes, eight cells at once.

#include "mazewright/generators/rows/row_bits.hpp"

#include <cstring>

namespace mazewright {

namespace {

constexpr uint64_t eachByte = 0x0101010101010101;

/// The lowest 8 bits as bytes of 0 or 1, lowest first. Of copies that are 7 places apart, copy i
/// has bit i in byte i. The highest bit is placed separately, because its copies would overlap the
/// first.
constexpr uint64_t spreadBits(uint64_t bits) {
  return ((bits & 0x7f) * 0x0000040810204081 & eachByte) | (bits & 0x80) << 49;
}

/// The bits of the eight cells from x on, which is a multiple of 8.
constexpr uint64_t spreadAt(uint64_t word, uint32_t x) { return spreadBits(word >> (x & 56)); }

}  // namespace

void writeRow(const uint8_t* above, uint8_t* row, uint32_t width, const RowBits& east,
              const RowBits& down) {
  uint64_t west = 0;
  const auto eight = [&](uint32_t x, std::size_t count) {
    const uint64_t eastward = spreadAt(east[x >> 6], x);
    uint64_t bytes = 8 * eastward + 4 * (eastward << 8 | west) + 2 * spreadAt(down[x >> 6], x);
    west = eastward >> 56;
    if (above != nullptr) {
      uint64_t upper = 0;
      std::memcpy(&upper, above + x, count);
      bytes |= upper >> 1 & eachByte;
    }
    std::memcpy(row + x, &bytes, count);
  };
  uint32_t x = 0;
  for (; width - x >= 8; x += 8) eight(x, 8);
  if (x < width) eight(x, width - x);
}

void openDown(uint8_t* row, uint32_t width, const RowBits& down) {
  const auto eight = [&](uint32_t x, std::size_t count) {
    uint64_t bytes = 0;
    std::memcpy(&bytes, row + x, count);
    bytes |= 2 * spreadAt(down[x >> 6], x);
    std::memcpy(row + x, &bytes, count);
  };
  uint32_t x = 0;
  for (; width - x >= 8; x += 8) eight(x, 8);
  if (x < width) eight(x, width - x);
}

}  // namespace mazewright
