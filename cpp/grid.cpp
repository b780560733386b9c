#include "grid.hpp"

#include <bit>

namespace mazewright {

Cell Grid::firstCell() const {
  for (Cell cell = 0; cell < cellCount(); ++cell) {
    if (has(cell)) return cell;
  }
  return noCell;
}

Cell Grid::randomCell(Random& random) const {
  uint32_t ahead = random.below(present);
  if (mask.empty()) return ahead;
  for (Cell cell = 0;; ++cell) {
    if (has(cell) && ahead-- == 0) return cell;
  }
}

void applyMask(Grid& grid, std::vector<uint8_t> mask) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (mask[cell] != 0) continue;
    --grid.present;
    for (unsigned rest = grid.exits[cell]; rest != 0; rest &= rest - 1) {
      const auto direction = static_cast<Direction>(std::countr_zero(rest));
      grid.exits[grid.neighbour(cell, direction)] &=
          static_cast<uint8_t>(~(1u << grid.back(direction)));
    }
    grid.exits[cell] = 0;
  }
  grid.mask = std::move(mask);
}

bool isConnected(const Grid& grid) {
  std::vector<uint8_t> seen(grid.cellCount());
  std::vector<Cell> stack{grid.firstCell()};
  seen[stack.front()] = 1;
  uint32_t count = 0;
  while (!stack.empty()) {
    const Cell cell = stack.back();
    stack.pop_back();
    ++count;
    for (unsigned rest = grid.exits[cell]; rest != 0; rest &= rest - 1) {
      const Cell to = grid.neighbour(cell, static_cast<Direction>(std::countr_zero(rest)));
      if (seen[to] != 0) continue;
      seen[to] = 1;
      stack.push_back(to);
    }
  }
  return count == grid.present;
}

}  // namespace mazewright
