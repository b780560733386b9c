#pragma once
// The passages of a dungeon on a full sheet of squares, eight tiles at once.

#include <algorithm>
#include <bit>
#include <cstring>

#include "slices.hpp"

namespace mazewright {

static_assert(std::endian::native == std::endian::little, "eight tiles cross as one number");

/// 1 in every byte of the tiles from `kinds` on, up to eight, that is no rock; 0 above.
inline uint64_t floorOf(const uint8_t* kinds, std::size_t count) {
  uint64_t tiles = 0;
  std::memcpy(&tiles, kinds, count);
  return (tiles + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
}

/// linkFloor, on a full sheet and without a log.
inline void linkSheetFloor(Maze& maze) {
  const auto [width, height, levels] = maze.grid.size;
  const uint32_t length = width;
  const uint32_t rows = height;
  Phases(maze, rows).range(rows, std::max(1u, sliceSteps / length), [&](uint32_t y, uint32_t end) {
    for (; y < end; ++y) {
      const uint8_t* kinds = maze.kinds.data() + std::size_t{y} * length;
      uint8_t* passages = maze.passages.data() + std::size_t{y} * length;
      uint64_t before = 0;
      for (uint32_t x = 0; x < length; x += 8) {
        const std::size_t count = std::min(8u, length - x);
        const uint64_t floor = floorOf(kinds + x, count);
        const uint64_t north = y > 0 ? floorOf(kinds + x - length, count) : 0;
        const uint64_t south = y + 1 < rows ? floorOf(kinds + x + length, count) : 0;
        const uint64_t after = x + 8 < length ? floorOf(kinds + x + 8, 1) : 0;
        const uint64_t west = floor << 8 | before;
        const uint64_t east = floor >> 8 | after << 56;
        const uint64_t bytes = (north | south << 1 | west << 2 | east << 3) & floor * 15;
        std::memcpy(passages + x, &bytes, count);
        before = floor >> 56;
      }
    }
  });
}

}  // namespace mazewright
