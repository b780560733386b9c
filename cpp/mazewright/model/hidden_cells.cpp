#include "mazewright/model/hidden_cells.hpp"

#include <bit>

namespace mazewright {

void HiddenCells::hideEdge(Grid& grid, Cell cell, Direction direction) {
  edges_.resize(grid.cellCount());
  grid.hidesEdges = true;
  const Cell to = grid.neighbour(cell, direction);
  const Direction back = grid.back(cell, direction);
  for (const auto& [end, side] : {std::pair{cell, direction}, {to, back}}) {
    const auto bit = static_cast<uint8_t>(1u << side);
    edges_[end] |= bit;
    grid.neighbours[end] &= static_cast<uint8_t>(~bit);
  }
}

void HiddenCells::hideCell(Grid& grid, Cell cell) {
  for (unsigned rest = grid.neighbours[cell]; rest != 0; rest &= rest - 1) {
    hideEdge(grid, cell, static_cast<Direction>(std::countr_zero(rest)));
  }
  cells_.resize(grid.cellCount());
  cells_[cell] = 1;
  if (grid.mask.empty()) {
    hadNoMask_ = true;
    grid.mask.assign(grid.cellCount(), 1);
  }
  grid.mask[cell] = 0;
  --grid.kept;
}

void HiddenCells::show(Grid& grid) const {
  for (Cell cell = 0; cell < edges_.size(); ++cell) grid.neighbours[cell] |= edges_[cell];
}

void HiddenCells::hideAgain(Grid& grid) const {
  for (Cell cell = 0; cell < edges_.size(); ++cell) {
    grid.neighbours[cell] &= static_cast<uint8_t>(~edges_[cell]);
  }
}

void HiddenCells::restore(Grid& grid) {
  show(grid);
  for (Cell cell = 0; cell < cells_.size(); ++cell) {
    if (cells_[cell] == 0) continue;
    grid.mask[cell] = 1;
    ++grid.kept;
  }
  if (hadNoMask_) grid.mask.clear();
  *this = {};
}

}  // namespace mazewright
