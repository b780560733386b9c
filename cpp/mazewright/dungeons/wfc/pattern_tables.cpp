#include "mazewright/dungeons/wfc/pattern_tables.hpp"

#include <algorithm>

namespace mazewright {

using namespace square_directions;

void PatternTables::listFaces() {
  for (const Direction direction : {north, south, west, east}) {
    uint32_t numbers = 0;
    for (const Direction facing : {direction, direction ^ 1u}) {
      for (const uint32_t face : faces[facing]) numbers = std::max(numbers, face + 1);
    }
    having[direction].assign(std::size_t{numbers} * words(), 0);
    for (uint32_t pattern = 0; pattern < count(); ++pattern) {
      const uint32_t word = faces[direction][pattern] * words() + pattern / 64;
      having[direction][word] |= uint64_t{1} << pattern % 64;
    }
  }
}

WindowGrid WindowGrid::overlapping(uint32_t width, uint32_t height, uint32_t side) {
  return {width, height, 0, 0, side, 1, width - side + 1, height - side + 1};
}

WindowGrid WindowGrid::adjacent(uint32_t width, uint32_t height, uint32_t side) {
  const uint32_t across = (width - 2) / side, down = (height - 2) / side;
  return {width,  height, (width - across * side) / 2, (height - down * side) / 2, side, side,
          across, down};
}

std::vector<uint8_t> WindowGrid::kindsOf(const PatternTables& patterns,
                                         const std::vector<uint32_t>& chosen) const {
  std::vector<uint8_t> kinds(std::size_t{width} * height);
  for (uint32_t y = top; y < bottom(); ++y) {
    const uint32_t row = std::min((y - top) / stride, down - 1);
    for (uint32_t x = left; x < right(); ++x) {
      const uint32_t column = std::min((x - left) / stride, across - 1);
      const uint32_t index = (y - top - row * stride) * side + x - left - column * stride;
      kinds[y * width + x] = patterns.tile(chosen[row * across + column], index);
    }
  }
  return kinds;
}

}  // namespace mazewright
