#include "mazewright/model/maze.hpp"

namespace mazewright {

void Maze::giveUp(Cell cell) {
  if (kinds.empty()) {
    kinds.resize(grid.cellCount());
    for (Cell other = 0; other < grid.cellCount(); ++other) {
      if (grid.has(other)) kinds[other] = static_cast<uint8_t>(TileKind::corridor);
    }
  }
  for (unsigned rest = passages[cell]; rest != 0; rest &= rest - 1) {
    fill(cell, static_cast<Direction>(std::countr_zero(rest)));
  }
  mark(cell, TileKind::rock);
}

}  // namespace mazewright
