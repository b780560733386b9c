#pragma once
// One byte a cell, eight cells at a time: the passes over a whole plane, which no compiler widens
// when it builds for size or without SIMD.

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace mazewright {

/// The lower four bits of each of eight bytes.
inline constexpr uint64_t lowHalves = 0x0f0f0f0f0f0f0f0f;

/// to[i] = map(from[i]), map being given eight bytes in one word and keeping each in its place. The
/// two may be one.
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
