#include "mazewright/dungeons/parts/inner_grid.hpp"

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

Problem refuseSmall(const Size& size, uint32_t least) {
  for (const auto& [name, side] : {std::pair{"width", size.width}, {"height", size.height}}) {
    if (side >= least) continue;
    return refuse("invalid-size", name,
                  "must be at least # to hold floor and rock around it; got #", nullptr, least,
                  side);
  }
  return {};
}

}  // namespace mazewright
