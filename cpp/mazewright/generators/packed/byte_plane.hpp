#pragma once
// Loops over planes of one byte per cell, eight cells at a time, because compilers do not vectorise
// them when they optimise for size or have no SIMD.

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace mazewright {

/// The lower four bits of each of eight bytes.
inline constexpr uint64_t lowHalves = 0x0f0f0f0f0f0f0f0f;

/// to[i] = map(from[i]) for all i < size. map gets eight bytes in one word and must treat them
/// alike and keep each in its place. `from` and `to` may be equal.
template <typename Map>
void mapBytes(const uint8_t* from, uint8_t* to, std::size_t size, Map map) {
  std::size_t done = 0;
  for (; done + 8 <= size; done += 8) {
    uint64_t word = 0;
    std::memcpy(&word, from + done, 8);
    word = map(word);
    std::memcpy(to + done, &word, 8);
  }
  for (; done < size; ++done) to[done] = static_cast<uint8_t>(map(from[done]));
}

}  // namespace mazewright
