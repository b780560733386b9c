#include "mazewright/dungeons/shared/inner_grid.hpp"

#include <algorithm>

namespace mazewright {

Grid innerGrid(const Grid& grid) {
  const auto [width, height, levels] = grid.size;
  std::vector<uint8_t> mask(grid.cellCount());
  for (uint32_t y = 1; y + 1 < height; ++y) {
    std::fill_n(mask.data() + std::size_t{y} * width + 1, width - 2, uint8_t{1});
  }
  Grid inner = grid;
  applyMask(inner, std::move(mask));
  return inner;
}

Problem refuseSmall(const Size& size, uint32_t minWidth, uint32_t minHeight, const char* rest) {
  if (size.width < minWidth) {
    return refuse("invalid-size", "width", rest, nullptr, minWidth, size.width);
  }
  if (size.height < minHeight) {
    return refuse("invalid-size", "height", rest, nullptr, minHeight, size.height);
  }
  return {};
}

}  // namespace mazewright
