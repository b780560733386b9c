#include "mazewright/generators/packed/packed_grid.hpp"

#include <algorithm>
#include <cstdlib>

#include "mazewright/generators/packed/byte_plane.hpp"

namespace mazewright {

PackedGrid::PackedGrid(Maze& maze)
    : bytes_(maze.passages.data()),
      neighbours_(maze.grid.neighbours.data()),
      size_(maze.grid.cellCount()) {
  for (Direction d = 0; d < 4; ++d) {
    delta_[d] = static_cast<Cell>(maze.grid.delta[d]);
    reach_ = std::max(reach_, static_cast<Cell>(std::abs(maze.grid.delta[d])));
  }
  inner_ = size_ > 2 * reach_ ? size_ - 2 * reach_ : 0;
  mapBytes(neighbours_, bytes_, size_,
           [](uint64_t neighbours) { return (neighbours & lowHalves) << 4; });
}

void PackedGrid::finish() {
  mapBytes(bytes_, bytes_, size_, [](uint64_t bytes) { return bytes & lowHalves; });
}

}  // namespace mazewright
