#include "grid.hpp"

#include <algorithm>
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

void Grid::join(Cell a, Direction fromA, Cell b, Direction fromB) {
  table.resize(std::size_t{cellCount()} * directions);
  exits[a] |= static_cast<uint8_t>(1u << fromA);
  exits[b] |= static_cast<uint8_t>(1u << fromB);
  table[slot(a, fromA)] = b << 3 | fromB;
  table[slot(b, fromB)] = a << 3 | fromA;
}

Place Grid::placeOf(Cell cell) const {
  if (!origin.empty()) cell = origin[cell];
  if (rows.empty()) {
    const uint32_t row = cell / size.width;
    return {cell % size.width, row % size.height, row / size.height};
  }
  const auto after = std::upper_bound(rows.begin(), rows.end(), cell);
  return {cell - *(after - 1), static_cast<uint32_t>(after - rows.begin() - 1), 0};
}

void applyMask(Grid& grid, std::vector<uint8_t> mask) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (mask[cell] != 0) continue;
    --grid.present;
    for (unsigned rest = grid.exits[cell]; rest != 0; rest &= rest - 1) {
      const auto direction = static_cast<Direction>(std::countr_zero(rest));
      grid.exits[grid.neighbour(cell, direction)] &=
          static_cast<uint8_t>(~(1u << grid.back(cell, direction)));
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
