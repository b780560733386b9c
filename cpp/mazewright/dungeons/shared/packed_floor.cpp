#include "mazewright/dungeons/shared/packed_floor.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

static_assert(std::endian::native == std::endian::little, "eight tiles cross as one number");

/// One byte per tile of the next `count` tiles, at most eight, the first tile in the lowest byte:
/// 1 for floor, 0 for rock. The remaining high bytes are 0.
inline uint64_t floorOf(const uint8_t* kinds, std::size_t count) {
  uint64_t tiles = 0;
  std::memcpy(&tiles, kinds, count);
  return (tiles + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
}

/// Writes the passages of one row of tiles. `above` and `below` are null outside the grid.
void linkRow(const uint8_t* above, const uint8_t* row, const uint8_t* below, uint8_t* passages,
             uint32_t length) {
  // The last tile of the previous eight, for the western neighbour of the next one.
  uint64_t before = 0;
  const auto eight = [&](uint32_t x, std::size_t count) {
    const uint64_t floor = floorOf(row + x, count);
    const uint64_t north = above != nullptr ? floorOf(above + x, count) : 0;
    const uint64_t south = below != nullptr ? floorOf(below + x, count) : 0;
    const uint64_t after = x + 8 < length ? floorOf(row + x + 8, 1) : 0;
    const uint64_t west = floor << 8 | before;
    const uint64_t east = floor >> 8 | after << 56;
    // Bits 0 to 3 of each byte are north, south, west and east; rock keeps none of them.
    const uint64_t bytes = (north | south << 1 | west << 2 | east << 3) & floor * 15;
    std::memcpy(passages + x, &bytes, count);
    before = floor >> 56;
  };
  uint32_t x = 0;
  for (; length - x >= 8; x += 8) eight(x, 8);
  if (x < length) eight(x, length - x);
}

}  // namespace

void linkPackedFloor(Maze& maze) {
  const auto [width, height, levels] = maze.grid.size;
  const uint32_t length = width;
  const uint32_t rows = height;
  Phases(maze, rows).range(rows, std::max(1u, sliceSteps / length), [&](uint32_t y, uint32_t end) {
    for (; y < end; ++y) {
      const uint8_t* kinds = maze.kinds.data() + std::size_t{y} * length;
      linkRow(y > 0 ? kinds - length : nullptr, kinds, y + 1 < rows ? kinds + length : nullptr,
              maze.passages.data() + std::size_t{y} * length, length);
    }
  });
}

}  // namespace mazewright
